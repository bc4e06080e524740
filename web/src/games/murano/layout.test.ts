import { expect, test } from 'vitest';
import type { Box } from '../../board/geometry';
import * as layout from './layout';
import { kBoard, kDecks, kRing, kStackPlaces } from './layout';
import { sample } from './sample';

const view = sample();
const islands = layout.islandsOf(view.box, Object.keys(view.docks));
const spaces = islands.flatMap(({ cells, docks }) => [...cells, ...docks]);
const places = [...kRing, ...kStackPlaces, ...spaces];
const kTouch = 44;

const decks = { at: 'decks', ...kDecks, x: kDecks.x + kDecks.w / 2, y: kDecks.y + kDecks.h / 2 };
const apart = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 0.01 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 0.01;

test('every space of the islands has the name of the wire', () => {
  const known = [...Object.keys(view.streets), ...Object.keys(view.buildings)];
  const names = new Set(spaces.map(({ at }) => at));
  expect(known.filter((at) => !names.has(at))).toEqual([]);
  const kindAt = new Map(islands.flatMap(({ cells }) => cells).map(({ at, kind }) => [at, kind]));
  for (const at of Object.keys(view.streets)) expect(kindAt.get(at), at).toBe('street');
  for (const at of Object.keys(view.buildings)) expect(kindAt.get(at), at).toBe('site');
});

test('no two places overlap', () => {
  const all = [...places, decks];
  const clashes = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (apart(a, b) ? [] : [`${a.at} ${b.at}`])),
  );
  expect(clashes).toEqual([]);
});

test('everything lies on the board', () => {
  for (const { at, x, y, w, h } of places) {
    expect(Math.min(x - w / 2, y - h / 2), at).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + w / 2, y + h / 2), at).toBeLessThanOrEqual(kBoard);
  }
});

test('every place is large enough for a finger when it is magnified', () => {
  for (const { at, w, h } of places)
    expect((Math.min(w, h) * layout.kMagnified) / kBoard, at).toBeGreaterThanOrEqual(kTouch);
});

test('the ring runs against the clock: along the bottom, up, back along the top, down', () => {
  const at = (n: number) => kRing[n - 1] ?? { x: 0, y: 0 };
  expect(at(18).x).toBeGreaterThan(at(14).x);
  expect(at(4).y).toBeLessThan(at(1).y);
  expect(at(9).x).toBeLessThan(at(5).x);
  expect(at(13).y).toBeGreaterThan(at(10).y);
  expect(at(14).y).toBeGreaterThan(at(9).y);
});

test('a lane leads over every space between, and round the end of the ring', () => {
  expect(layout.lane('ring-3', 'ring-6')).toHaveLength(4);
  expect(layout.lane('ring-17', 'ring-2')).toHaveLength(4);
  expect(layout.lane('red', 'ring-2')).toEqual([]);
});

test('an island of other rows is scaled until it fits its slot', () => {
  const rows = Array.from({ length: 7 }, () => 'BSBSBSB');
  const [island] = layout.islandsOf({ ...view.box, islands: { 'santa-teresa': rows } }, ['santa-teresa']);
  const slot = layout.kSlots['santa-teresa'];
  if (!island || !slot) throw new Error('no island');
  expect(island.cells).toHaveLength(49);
  for (const { at, x, y, w, h } of [...island.cells, ...island.docks]) {
    expect(x - w / 2, at).toBeGreaterThanOrEqual(slot.x - 0.01);
    expect(x + w / 2, at).toBeLessThanOrEqual(slot.x + slot.w + 0.01);
    expect(y + h / 2, at).toBeLessThanOrEqual(slot.y + slot.h + 8);
  }
});

test('an island has the docks that are printed on it', () => {
  const box = { ...view.box, docks: { 'san-donato': ['white', 'grey'] } };
  const [island] = layout.islandsOf(box, ['san-donato']);
  expect(island?.docks.map(({ at, seat }) => [at, seat])).toEqual([
    ['dock:san-donato:white', 1],
    ['dock:san-donato:grey', 4],
  ]);
});

test('only islands that are played on are drawn', () => {
  expect(layout.islandsOf(view.box, ['san-donato']).map(({ name }) => name)).toEqual(['san-donato']);
});

test('a coast runs round an island and not between its cells', () => {
  const [island] = layout.islandsOf({ ...view.box, islands: { 'san-donato': ['BB', 'S.'] } }, ['san-donato']);
  if (!island) throw new Error('no island');
  expect(layout.coastOf(island).split('M')).toHaveLength(1 + 8);
});
