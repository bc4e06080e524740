import { expect, test } from 'vitest';
import type { Event } from '../../wire';
import { sample } from './sample';
import { targets } from './targets';

const legal = (action: string, ...preview: readonly Event[]) => ({ action, preview });
const placesOf = (action: string) =>
  targets([legal(action)], sample({ ways: undefined, plan: undefined })).map(({ at }) => at);

test('every action has its place', () => {
  expect(placesOf('sail ring-4 ring-5')).toEqual(['ring-5']);
  expect(placesOf('sail red ring-2')).toEqual(['ring-2']);
  expect(placesOf('pass ring-4 ring-5')).toEqual(['pass', 'pass:ring-5']);
  expect(placesOf('buy shop')).toEqual(['buy shop', 'stack:shops']);
  expect(placesOf('dock san-donato white')).toEqual(['dock:san-donato:white']);
  expect(placesOf('build street')).toEqual(['tile:street', 'stack:streets']);
  expect(placesOf('build shop-red')).toEqual(['tile:shop-red']);
  expect(placesOf('income san-donato')).toEqual(['island:san-donato']);
  expect(placesOf('on san-donato-c1')).toEqual(['san-donato-c1']);
  expect(placesOf('keep bank')).toEqual(['drawn:bank']);
  expect(placesOf('take shop-red')).toEqual(['found:shop-red']);
  expect(placesOf('score 7 san-donato 4')).toEqual(['card:7', 'worth:7:san-donato']);
  expect(placesOf('produce 2 station')).toEqual(['produce 2 station']);
});

const sailed = (from: string, space: string) => ({ kind: 'sailed', seat: 1, from, space, gold: 0 });
const sails = [
  legal('sail ring-4 ring-5', sailed('ring-4', 'ring-5')),
  legal('sail ring-4 ring-6', sailed('ring-4', 'ring-6')),
  legal('sail ring-7 ring-9', sailed('ring-7', 'ring-9')),
];
const at = (place: string) => targets(sails, sample()).find((target) => target.at === place)?.actions ?? [];

test('a ring space behind other ships is reached by a course of several steps', () => {
  const [course, ...others] = at('ring-3');
  expect(others).toEqual([]);
  expect(course?.action).toBe('sail ring-4 ring-6');
  expect(course?.then).toEqual(['sail ring-3 ring-5', 'sail red ring-3']);
});

test('a course shows all its moves and what each costs', () => {
  const moves = at('ring-3')[0]?.preview.map(({ from, space, gold }) => [from, space, gold]);
  expect(moves).toEqual([
    ['ring-4', 'ring-6', 0],
    ['ring-3', 'ring-5', -1],
    ['ring-1', 'ring-3', -2],
  ]);
});

test('one move is one action, and is there once', () => {
  expect(at('ring-5')).toHaveLength(1);
  expect(at('ring-5')[0]?.then).toBeUndefined();
});

test('where nothing can be done a ship may still stop on the way elsewhere', () => {
  expect(at('ring-9').map(({ action }) => action)).toEqual(['sail ring-7 ring-9']);
});

test('a way whose first step is not legal is not offered', () => {
  expect(at('ring-8')).toEqual([]);
});

const scores = [
  legal('score 11 san-donato', { kind: 'scored', seat: 1, points: 6 }),
  legal('score 9 santa-teresa', { kind: 'scored', seat: 1, points: 10 }),
  legal('stop'),
];

test('the best plan is one press, and every card may be scored elsewhere', () => {
  const found = targets(scores, sample({ phase: 'score', ways: undefined }));
  const plan = found.find((target) => target.at === 'plan')?.actions[0];
  expect([plan?.action, ...(plan?.then ?? [])]).toEqual(['score 11 san-donato', 'score 9 santa-teresa']);
  expect(plan?.preview.map(({ points }) => points)).toEqual([6, 10]);
  expect(found.map((target) => target.at)).toContain('worth:11:san-donato');
});

test('before the scoring there is no plan to play', () => {
  expect(targets(scores, sample()).some((target) => target.at === 'plan')).toBe(false);
});
