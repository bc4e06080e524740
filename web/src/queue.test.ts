import { describe, expect, it } from 'vitest';
import { holdFor, type TableMessage } from './queue';
import type { Step } from './wire';

const kSummary: TableMessage['table'] = {
  table: 't',
  game: 'g',
  options: '',
  created: 0,
  listed: false,
  coach: false,
  version: 1,
  steps: 1,
  turn: { kind: 'seats', seats: [1] },
  seats: [],
  scores: [],
  winners: [],
  absence: 0,
  pace: 0,
  next: '',
  fair: null,
};
const message = (from: number, ...steps: Step[]): TableMessage => ({
  tell: 'table',
  wire: 1,
  table: kSummary,
  scenes: [{ seat: 1, view: null, legal: [], undo: false, story: { from, steps } }],
});
const placed = (seat: number): Step => ({ seat, events: [{ kind: 'placed', seat, space: 'a' }] });

describe('the queue', () => {
  it('lets look at what another did', () => {
    expect(holdFor(message(4, placed(2)), 4, [1], 500)).toBe(500);
  });
  it('does not wait for own moves, for luck, for secrets, or for the past', () => {
    expect(holdFor(message(4, placed(1)), 4, [1], 500)).toBe(0);
    expect(holdFor(message(4, { ...placed(1), seat: 0 }), 4, [1], 500)).toBe(0);
    expect(holdFor(message(4, { seat: 2, events: [{ kind: 'picked', seat: 2 }] }), 4, [1], 500)).toBe(0);
    expect(holdFor(message(0, placed(2)), 4, [1], 500)).toBe(0);
  });
});
