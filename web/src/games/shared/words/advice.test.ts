import { expect, it } from 'vitest';
import type { Advised } from '../../../wire';
import { contrast, deniedBy } from './advice';

const advised = (action: string, now: number, later: number, denied = 0): Advised => ({
  ...{ action, visits: 1, win: [0.5], scores: [100], spread: 20 },
  ...{ now, later, denied, why: {} },
});

it('the best is compared with what brings most at once', () => {
  const all = [advised('a', 3, 60), advised('b', 9, 50), advised('c', 5, 57)];
  expect(contrast(advised('a', 3, 60), all)).toEqual({ kind: 'patient', points: 10 });
});

it('another is compared with the best', () => {
  const all = [advised('a', 3, 60), advised('b', 9, 50), advised('c', 4, 59.5)];
  expect(contrast(advised('b', 9, 50), all)).toEqual({ kind: 'hasty', points: 10 });
  expect(contrast(advised('c', 4, 59.5), all)).toBeNull();
});

it('what brings no more at once is compared in all', () => {
  const all = [advised('a', 3, 60), advised('b', 3, 56.6), advised('c', 1, 53)];
  expect(all.map((one) => contrast(one, all))).toEqual([
    { kind: 'ahead', points: 3 },
    { kind: 'behind', points: 3 },
    { kind: 'behind', points: 9 },
  ]);
});

it('nothing is said of small differences, or if the best brings most at once', () => {
  const all = [advised('a', 9, 60), advised('b', 9.5, 59)];
  expect(all.map((one) => contrast(one, all))).toEqual([null, null]);
  expect(contrast(advised('a', 9, 60), [])).toBeNull();
});

it('few points that others miss are no reason', () => {
  expect(deniedBy(advised('a', 0, 0, 1.9))).toBe(0);
  expect(deniedBy(advised('a', 0, 0, 3.4))).toBe(3);
  expect(deniedBy(advised('a', 0, 0, -5))).toBe(0);
});
