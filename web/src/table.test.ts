import { describe, expect, it } from 'vitest';
import type { TableMessage } from './queue';
import { follow, heldSeats, kEmptyTable, sceneOf, show } from './table';
import type { Scene, Step } from './wire';

const scene = (seat: number, from: number, steps: Step[]): Scene => ({
  seat,
  view: `of ${seat}`,
  legal: [],
  undo: false,
  story: { from, steps },
});
const message = (toAct: number[], scenes: Scene[]): TableMessage => ({
  tell: 'table',
  wire: 1,
  table: {
    table: 't',
    game: 'g',
    options: '',
    created: 0,
    listed: false,
    coach: false,
    version: 1,
    steps: 1,
    turn: { kind: 'seats', seats: toAct },
    seats: [],
    scores: [],
    winners: [],
    absence: 0,
    pace: 0,
    next: '',
    fair: null,
  },
  scenes,
});
const kStep: Step = { seat: 2, events: [{ kind: 'placed', seat: 2, space: 'a' }] };

function shownAfter(...messages: TableMessage[]) {
  return messages.reduce((state, next) => {
    const shown = follow(state.shown, next);
    if (!shown) throw new Error('a gap');
    return show(state, shown);
  }, kEmptyTable);
}

describe('the table', () => {
  it('keeps a story for every seat held here', () => {
    const state = shownAfter(
      message([1, 2], [scene(1, 0, [kStep]), scene(2, 0, [kStep])]),
      message([1, 2], [scene(1, 1, [kStep]), scene(2, 1, [])]),
    );
    expect(heldSeats(state.shown)).toEqual([1, 2]);
    expect(state.shown?.stories[1]).toHaveLength(2);
    expect(state.shown?.stories[2]).toHaveLength(1);
    expect(state.shown?.fresh[1]).toEqual(kStep.events);
  });
  it('does not accept a story with a gap', () => {
    expect(follow(null, message([1], [scene(1, 3, [])]))).toBeNull();
  });
  it('covers the hand in the same moment as the turn changes', () => {
    const first = shownAfter(message([1, 2], [scene(1, 0, []), scene(2, 0, [])]));
    const looking = { ...first, front: { ...first.front, open: true } };
    const shown = follow(looking.shown, message([2], [scene(1, 0, []), scene(2, 0, [])]));
    const then = shown ? show(looking, shown) : looking;
    expect(then.front).toEqual({ seat: 2, open: false, before: 1 });
    expect(sceneOf(then)?.view).toBe('of 2');
  });
});
