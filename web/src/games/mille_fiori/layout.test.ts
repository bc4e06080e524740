import { describe, expect, test } from 'vitest';
import { kTriples, kWorkshopRows } from './box';
import * as layout from './layout';
import { kBoard, kBonusList, kBonusSize, kPlaces, kTripleMarks, placeAt } from './layout';
import { allSpaces } from './words/print';

const places = Object.values(kPlaces).flat();
const bonuses = kBonusList.map((one) => ({
  ...one,
  at: `${one.area} ${one.rank}`,
  w: kBonusSize,
  h: kBonusSize,
}));
const kTouch = 44;

const distance = (a: layout.Point, b: layout.Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Cells of the comb touch; everything else keeps clear by its bounding box, or is round. */
function apart(a: layout.Box & { at: string }, b: layout.Box & { at: string }): boolean {
  const boxes =
    Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 0.01 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 0.01;
  const rounds = distance(a, b) >= (Math.min(a.w, a.h) + Math.min(b.w, b.h)) / 2 - 0.01;
  const round = (at: string) => !/^(residence|route|trade-|harbor-)/.test(at);
  return boxes || (round(a.at) && round(b.at) && rounds);
}

test('every space of the game and of the route is there once', () => {
  const route = Array.from({ length: 21 }, (_, i) => `route-${i}`);
  expect(places.map(({ at }) => at).sort()).toEqual([...allSpaces(), ...route].sort());
});

test('no two spaces overlap, bonus spaces included', () => {
  const all = [...places, ...bonuses];
  const clashes = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (apart(a, b) ? [] : [`${a.at} ${b.at}`])),
  );
  expect(clashes).toEqual([]);
});

test('everything lies on the board', () => {
  for (const { at, x, y, w, h } of [...places, ...bonuses]) {
    expect(Math.min(x - w / 2, y - h / 2), at).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + w / 2, y + h / 2), at).toBeLessThanOrEqual(kBoard);
  }
});

test('every space lies on the panel of its area', () => {
  for (const { at, area, x, y } of places) {
    const panel = layout.kPanels[area];
    expect(x > panel.x && x < panel.x + panel.w && y > panel.y && y < panel.y + panel.h, at).toBe(true);
  }
});

test('every space is large enough for a finger on a board of full size', () => {
  for (const { at, w, h } of places) expect(Math.min(w, h), at).toBeGreaterThanOrEqual(kTouch);
});

test('a narrow board is magnified until every space is large enough for a finger', () => {
  for (const { at, w, h } of places) {
    expect((Math.min(w, h) * layout.kMagnified) / kBoard, at).toBeGreaterThanOrEqual(kTouch);
  }
});

describe('workshops', () => {
  const cells = kWorkshopRows.flatMap((xs, row) => xs.map((x) => ({ row, x })));

  test('touch exactly where the columns say so, in 61 pairs', () => {
    let touching = 0;
    for (const [i, a] of cells.entries()) {
      for (const [j, b] of cells.entries()) {
        if (j <= i) continue;
        const expected =
          (a.row === b.row && Math.abs(a.x - b.x) === 2) ||
          (Math.abs(a.row - b.row) === 1 && Math.abs(a.x - b.x) === 1);
        const [one, other] = [kPlaces.workshops[i], kPlaces.workshops[j]];
        const touch =
          one !== undefined && other !== undefined && distance(one, other) < layout.kHexWidth + 0.01;
        expect(touch, `${i + 1} and ${j + 1}`).toBe(expected);
        if (touch) ++touching;
      }
    }
    expect(touching).toBe(61);
  });

  test('an extra-card symbol lies between its three cells and nearer to them than to any other', () => {
    for (const [i, mark] of kTripleMarks.entries()) {
      const nearest = [...kPlaces.workshops].sort((a, b) => distance(a, mark) - distance(b, mark));
      expect(
        nearest
          .slice(0, 3)
          .map(({ number }) => number)
          .sort((a, b) => a - b),
      ).toEqual(kTriples[i]);
      expect(distance(nearest[0] ?? mark, mark)).toBeCloseTo(distance(nearest[2] ?? mark, mark), 3);
    }
  });
});

test('a line of the harbor faces its line of trade', () => {
  for (const line of [0, 1, 2, 3, 4]) {
    expect(placeAt(`harbor-${line * 3 + 1}`)?.y).toBe(placeAt(`trade-${line * 4 + 1}`)?.y);
  }
});
