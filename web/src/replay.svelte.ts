// Going through a game that is over.

import { getMoments, type Perspective } from './api';
import { piecesFor, withMoments, type Moments } from './moments';
import type { Problem } from './wire';

export type Replaying = ReturnType<typeof openReplay>;

export const kSpeeds = [0.5, 1, 2, 4] as const;
const kStepTime = 900;

export function openReplay(table: string, steps: number, start: number, token: (seat: number) => string) {
  let step = $state(start);
  let as: Perspective = $state(0);
  let moments: Moments = $state.raw(new Map());
  let problem: Problem | null = $state.raw(null);
  let playing = $state(false);
  let speed: number = $state(1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new Set<number>();

  async function fetchPieces(): Promise<void> {
    for (const { from, to } of piecesFor(step, steps)) {
      if (asked.has(from)) continue;
      const [seen, mine] = [as, asked];
      mine.add(from);
      const answer = await getMoments(table, from, to, seen, typeof seen === 'number' ? token(seen) : '');
      if (mine !== asked) return;
      problem = answer.ok ? null : answer.problem;
      if (answer.ok) moments = withMoments(moments, answer.value.moments);
      else mine.delete(from);
    }
  }

  function to(wanted: number): void {
    step = Math.max(0, Math.min(steps, wanted));
    void fetchPieces();
  }
  function pause(): void {
    playing = false;
    clearTimeout(timer);
  }
  function goOn(): void {
    if (!playing) return;
    if (moments.has(step + 1)) to(step + 1);
    else void fetchPieces();
    if (step >= steps) return pause();
    timer = setTimeout(goOn, kStepTime / speed);
  }
  void fetchPieces();

  return {
    get step() {
      return step;
    },
    get moment() {
      return moments.get(step) ?? null;
    },
    get as() {
      return as;
    },
    get playing() {
      return playing;
    },
    get speed() {
      return speed;
    },
    get problem() {
      return problem;
    },
    steps,
    to,
    pause,
    by(change: number) {
      pause();
      to(step + change);
    },
    see(perspective: Perspective) {
      as = perspective;
      asked = new Set();
      moments = new Map();
      void fetchPieces();
    },
    setSpeed(value: number) {
      speed = value;
    },
    toggle() {
      if (playing) return pause();
      if (step >= steps) to(0);
      playing = true;
      timer = setTimeout(goOn, kStepTime / speed);
    },
  };
}
