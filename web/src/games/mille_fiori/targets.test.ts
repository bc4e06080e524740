import { expect, test } from 'vitest';
import { rechoose, targets } from './targets';
import type { View } from './view';

const legal = (action: string, count?: number) => ({
  action,
  preview: count === undefined ? [] : [{ kind: 'sailed', seat: 1, count }],
});
const places = (...actions: readonly ReturnType<typeof legal>[]) => targets(actions).map(({ at }) => at);

test('a space gathers placing and placing with sailing', () => {
  const [harbor, ...others] = targets([legal('place harbor-3'), legal('place harbor-3 sail', 7)]);
  expect(others).toEqual([]);
  expect(harbor?.at).toBe('harbor-3');
  expect(harbor?.actions.map(({ action }) => action)).toEqual(['place harbor-3', 'place harbor-3 sail']);
});

test('sailing belongs to the route space where the ship arrives', () => {
  expect(places(legal('place workshop-8'), legal('sail', 7))).toEqual(['workshop-8', 'route-7']);
});

test('sailing from the last space belongs to the last space', () => {
  expect(places(legal('sail'))).toEqual(['route-20']);
});

test('cards are told apart by where they lie', () => {
  expect(places(legal('pick key-2'), legal('take key-2'))).toEqual(['hand:key-2', 'face-up:key-2']);
});

test('declining is a button', () => {
  expect(places(legal('decline'))).toEqual(['decline']);
});

test('a hidden pick can be replaced by any other card of the hand', () => {
  const view = { phase: 'pick', pick: 'key-2', hand: ['ash-1', 'key-2', 'ash-1'] } as unknown as View;
  expect(rechoose(view).map(({ action }) => action)).toEqual(['pick ash-1']);
  expect(rechoose({ ...view, pick: '' })).toEqual([]);
});
