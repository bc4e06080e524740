import { expect, it } from 'vitest';
import { bestOf, decisionOf, targetOf } from './advice';
import type { Target } from './games/game';
import type { Advised, Legal, Scene, Step } from './wire';

const legal = (action: string): Legal => ({ action, preview: [] });
const scene = (...actions: string[]): Scene => ({
  seat: 1,
  view: {},
  legal: actions.map(legal),
  undo: false,
  story: { from: 0, steps: [] },
});
const advised = (action: string): Advised => ({
  ...{ action, visits: 1, win: [1], scores: [1], spread: 0 },
  ...{ now: 0, later: 0, denied: 0, doubt: 0.5, why: {} },
});
const secret: Step = { seat: 2, events: [{ kind: 'picked', seat: 2 }] };
const move: Step = { seat: 2, events: [{ kind: 'placed', seat: 2, space: 'workshop-3' }] };

it('a decision stays the same while others choose in secret', () => {
  const before = decisionOf(scene('pick a', 'pick b'), [move]);
  expect(decisionOf(scene('pick a', 'pick b'), [move, secret])).toBe(before);
  expect(decisionOf(scene('pick a', 'pick b'), [move, secret, move])).not.toBe(before);
  expect(decisionOf(scene('pick a'), [move])).not.toBe(before);
  expect(decisionOf({ ...scene('pick a', 'pick b'), seat: 2 }, [move])).not.toBe(before);
});

it('who watches or waits has nothing to decide', () => {
  expect(decisionOf(null, [])).toBe('');
  expect(decisionOf(scene(), [])).toBe('');
  expect(decisionOf({ ...scene('pick a'), seat: 0 }, [])).toBe('');
});

it('the best three that are still legal are shown', () => {
  const advice = { simulations: 9, actions: ['c', 'x', 'a', 'b', 'd'].map(advised) };
  expect(bestOf(advice, scene('a', 'b', 'c', 'd')).map(({ action }) => action)).toEqual(['c', 'a', 'b']);
});

it('an action is found where it stands for the fewest others', () => {
  const targets: readonly Target[] = [
    { at: 'pass', actions: [legal('pass red ring-2'), legal('pass red ring-3')] },
    { at: 'ring-4', actions: [{ ...legal('sail red ring-3'), then: ['sail ring-1 ring-4'] }] },
    { at: 'ring-3', actions: [legal('sail red ring-3'), legal('sail ring-1 ring-3')] },
    { at: 'pass:ring-3', actions: [legal('pass red ring-3')] },
  ];
  expect(targetOf(targets, 'pass red ring-3')?.at).toBe('pass:ring-3');
  expect(targetOf(targets, 'sail red ring-3')?.at).toBe('ring-3');
  expect(targetOf(targets, 'sail red ring-9')).toBeNull();
});
