import { expect, it } from 'vitest';
import type { Advised } from '../../../wire';
import { contrast as contrastFor, deniedBy, prepares } from './advice';

const advised = (action: string, now: number, later: number, rest: Partial<Advised> = {}): Advised => ({
  ...{ action, visits: 400, win: [0.5], scores: [100], spread: 10 },
  ...{ now, later, denied: 0, doubt: 0.5, why: {} },
  ...rest,
});
const contrast = (one: Advised, all: readonly Advised[]) => contrastFor(one, all, 1);

it('the best is compared with what brings most at once', () => {
  const all = [advised('a', 3, 60), advised('b', 9, 50), advised('c', 5, 57)];
  expect(contrast(advised('a', 3, 60), all)).toEqual({ kind: 'patient', by: 10 });
});

it('another is compared with the best', () => {
  const all = [advised('a', 3, 60), advised('b', 9, 50), advised('c', 4, 59.5)];
  expect(contrast(advised('b', 9, 50), all)).toEqual({ kind: 'hasty', by: 10 });
  expect(contrast(advised('c', 4, 59.5), all)).toEqual({ kind: 'even', by: 0 });
});

it('what brings no more at once is compared in all', () => {
  const all = [advised('a', 3, 60), advised('b', 3, 56.6), advised('c', 1, 53), advised('d', 3, 65)];
  expect(all.map((one) => contrast(one, all))).toEqual([
    { kind: 'ahead', by: 3 },
    { kind: 'behind', by: 3 },
    { kind: 'behind', by: 9 },
    { kind: 'richer', by: 5 },
  ]);
});

it('where points are equal, wins are compared', () => {
  const all = [0.6, 0.5, 0.56, 0.59].map((win, i) => advised('abcd'.charAt(i), 3, 60, { win: [win] }));
  expect(all.map((one) => contrast(one, all))).toEqual([
    { kind: 'surer', by: 10 },
    { kind: 'rarer', by: 10 },
    { kind: 'weaker', by: 0 },
    { kind: 'even', by: 0 },
  ]);
});

it('a difference that chance may bring is none', () => {
  const few = { visits: 20 };
  const all = [advised('a', 3, 60, few), advised('b', 3, 56, few), advised('c', 9, 50, few)];
  expect(all.map((one) => contrast(one, all)?.kind)).toEqual(['patient', 'even', 'hasty']);
  expect(prepares(advised('a', 0, 55, few), all)).toBe(false);
});

it('nothing is said of the best if it is hardly better, or alone', () => {
  const all = [advised('a', 9, 60), advised('b', 9.5, 59)];
  expect(contrast(advised('a', 9, 60), all)).toBeNull();
  expect(contrast(advised('a', 9, 60), [])).toBeNull();
});

it('few points that others miss are no reason, and doubtful ones neither', () => {
  const denied = (points: number, doubt = 0.5) => deniedBy(advised('a', 0, 0, { denied: points, doubt }));
  expect([denied(1.9), denied(3.4), denied(-5), denied(3.4, 1.8)]).toEqual([0, 3, 0, 0]);
});

it('later points are prepared where more of them come than usual', () => {
  const all = [advised('a', 0, 10), advised('b', 4, 5), advised('c', 4, 3)];
  expect(all.map((one) => prepares(one, all))).toEqual([true, false, false]);
  expect(prepares(advised('a', 0, 0), [advised('a', 0, 0)])).toBe(false);
});
