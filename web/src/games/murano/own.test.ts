import { expect, test } from 'vitest';
import { buttonsOf } from './buttons';
import { planLines } from './plan';
import { sample } from './sample';
import { endNear } from './stacks';
import { targets } from './targets';
import { iconsOf, tilesOf } from './tiles';
import { bestOf, worthList } from './worth';

test('own tiles lie open, those of others hidden', () => {
  expect(tilesOf(sample(), 1, true).map(({ tile }) => tile)).toEqual([
    ...['street', 'factory', 'special', 'palace-2', 'shop-blue'],
  ]);
  expect(tilesOf(sample(), 4, false)).toEqual([
    { tile: 'special', count: 1 },
    { tile: 'shop', count: 2 },
  ]);
});

test('a button tells what is lost before it is pressed', () => {
  const preview = [
    { kind: 'produced', seat: 1, count: 2 },
    { kind: 'scored', seat: 1, points: -4 },
  ];
  const [produce] = buttonsOf(targets([{ action: 'produce 2', preview }], sample()), 1);
  expect(produce).toMatchObject({ icon: 'production', points: -4, gold: 0 });
});

test('passing is one button for all ships', () => {
  const legal = ['pass ring-4 ring-5', 'pass red ring-2'].map((action) => ({ action, preview: [] }));
  const buttons = buttonsOf(targets(legal, sample({ ways: {} })), 1);
  expect(buttons.map(({ at, gold }) => [at, gold])).toEqual([['pass', 1]]);
});

test('the end is near when a stack is empty or few tiles are left', () => {
  const stacks = { streets: 20, factories: 0, shops: 2, palaces: 3, specials: 1 };
  expect(endNear(stacks)).toEqual({ empty: ['factories'], few: ['shops', 'specials'] });
});

test('a plan is told by card, island and points', () => {
  const { plan } = sample();
  const legal = [{ action: 'score 11 san-donato', preview: [{ kind: 'scored', seat: 1, points: 6 }] }];
  expect(plan && planLines(plan, targets(legal, sample({ phase: 'score' })))).toEqual([
    { card: '11', island: 'san-donato', points: 6 },
    { card: '9', island: 'santa-teresa', points: 0 },
  ]);
});

test('the best of a card is the most that it scores anywhere', () => {
  expect(bestOf({ a: 0, b: 4, c: 4 })).toBe(4);
  expect(bestOf({})).toBe(0);
});

test('a street is drawn with its customers', () => {
  expect(iconsOf('street red-blue')).toEqual(['street', 'customer-red', 'customer-blue']);
  expect(iconsOf('street blank')).toEqual(['street']);
  expect(iconsOf('palace-2')).toEqual(['palace-2']);
});

test('a card is told where it would score, the best island first', () => {
  expect(worthList({ a: 0, b: 4, c: 6 }).map(({ island }) => island)).toEqual(['c', 'b']);
});
