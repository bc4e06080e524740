// The story in words.

import type { GameWords } from './games/game';
import type { Event, Step } from './wire';

export interface Line {
  readonly event: Event;
  readonly text: string;
}

/** What one step told. `after` is the number of steps played then. */
export interface Entry {
  readonly after: number;
  readonly seat: number;
  readonly lines: readonly Line[];
}

export function tell(step: Step, words: GameWords, name: (seat: number) => string): readonly Line[] {
  return step.events
    .map((event) => ({ event, text: words.event(event, name) }))
    .filter((line) => line.text !== '');
}

/** Everything that is worth a line, the newest first. */
export function entries(
  steps: readonly Step[],
  words: GameWords,
  name: (seat: number) => string,
): readonly Entry[] {
  return steps
    .map((step, i) => ({ after: i + 1, seat: step.seat, lines: tell(step, words, name) }))
    .filter((entry) => entry.lines.length > 0)
    .reverse();
}
