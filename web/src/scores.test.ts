import { describe, expect, it } from 'vitest';
import { breakdown, columns, pointsFor, sum } from './scores';
import type { GameFacts, Step } from './wire';

const kFacts: GameFacts = {
  name: 'g',
  personas: [],
  title: 'G',
  colours: ['Red', 'Blue'],
  variations: [''],
  sources: ['', 'Workshops', 'Trade'],
  rules: [
    { id: 'W2', source: 1 },
    { id: 'C2', source: 2 },
  ],
};
const kSteps: readonly Step[] = [
  { seat: 1, events: [{ kind: 'scored', seat: 1, rule: 'W2', points: 4 }] },
  {
    seat: 2,
    events: [
      { kind: 'scored', seat: 2, rule: 'C2', points: 3 },
      { kind: 'scored', seat: 1, rule: 'C2', points: 2 },
    ],
  },
];

describe('points', () => {
  it('are counted by seat and source', () => {
    expect(breakdown(kSteps, kFacts, 2)).toEqual([
      [0, 4, 2],
      [0, 0, 3],
    ]);
  });
  it('add up to the score', () => {
    expect(breakdown(kSteps, kFacts, 2).map(sum)).toEqual([6, 3]);
  });
  it('of a rule without a source get a column of their own', () => {
    const rows = breakdown([{ seat: 1, events: [{ kind: 's', seat: 1, rule: 'X', points: 1 }] }], kFacts, 2);
    expect(columns(rows, 3)).toEqual([0, 1, 2]);
    expect(columns(breakdown(kSteps, kFacts, 2), 3)).toEqual([1, 2]);
  });
  it('of a preview are told for each seat', () => {
    expect(
      pointsFor(
        kSteps.flatMap((step) => step.events),
        1,
      ),
    ).toBe(6);
  });
});
