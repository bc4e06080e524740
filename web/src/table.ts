// The table page as one value, and all that can happen to it.

import type { Aim } from './aim';
import { handOver, kNobody, type Front } from './handover';
import { merge, type Merged } from './story';
import type { TableMessage } from './queue';
import type { Event, Moment, Problem, Scene, Step, Summary } from './wire';
import type { Status } from './link';

export interface Shown {
  readonly summary: Summary;
  readonly scenes: readonly Scene[];
  readonly stories: Readonly<Record<number, readonly Step[]>>; // by seat
  readonly fresh: Readonly<Record<number, readonly Event[]>>;
}

export interface TableState {
  readonly status: Status;
  readonly closing: boolean; // the server said that it stops
  readonly shown: Shown | null;
  readonly waiting: readonly TableMessage[];
  readonly front: Front;
  readonly aim: Aim | null;
  readonly pending: boolean; // an action is on its way, and takes its time
  readonly refusal: Problem | null;
  readonly past: Moment | null; // looked back at
}

export const kEmptyTable: TableState = {
  status: 'connecting',
  closing: false,
  shown: null,
  waiting: [],
  front: kNobody,
  aim: null,
  pending: false,
  refusal: null,
  past: null,
};

/** The message as it looks after all before it; null if a part of the story is missing. */
export function follow(shown: Shown | null, message: TableMessage): Shown | null {
  const merged: [number, Merged][] = [];
  for (const scene of message.scenes) {
    const known = shown?.stories[scene.seat];
    const story = merge(known ?? [], scene.story, known === undefined);
    if (!story) return null;
    merged.push([scene.seat, story]);
  }
  return {
    summary: message.table,
    scenes: message.scenes,
    stories: Object.fromEntries(merged.map(([seat, story]) => [seat, story.steps])),
    fresh: Object.fromEntries(merged.map(([seat, story]) => [seat, story.fresh])),
  };
}

export function heldSeats(shown: Shown | null): readonly number[] {
  return (shown?.scenes ?? []).map((scene) => scene.seat).filter((seat) => seat > 0);
}

/** Shows what has come, and covers at the same moment what the next at this screen may not see. */
export function show(state: TableState, shown: Shown): TableState {
  const { turn } = shown.summary;
  const front = handOver(state.front, heldSeats(shown), turn.kind === 'seats' ? turn.seats : []);
  const over = turn.kind !== 'seats';
  const past = front.seat === state.front.seat ? state.past : null;
  return { ...state, shown, past, front: over ? { ...front, open: true } : front };
}

export function sceneOf(state: TableState): Scene | null {
  return (
    state.shown?.scenes.find((scene) => scene.seat === state.front.seat) ?? state.shown?.scenes[0] ?? null
  );
}

/** The version to be named with an action: the one that is being looked at. */
export function versionOf(state: TableState): number {
  return state.shown?.summary.version ?? 0;
}

/** Somebody else at this screen has to act and has not asked for the cards yet. */
export function isCurtainDown(state: TableState): boolean {
  const turn = state.shown?.summary.turn;
  return !state.front.open && turn?.kind === 'seats' && turn.seats.includes(state.front.seat);
}
