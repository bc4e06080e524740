// Where everything lies on the board: a square of 1000 units, a unit being a pixel on a board of that size.

import { plate, type Box, type Point } from '../../board/geometry';
import { kBonusAreas, type BonusArea } from './view';
import { kLastRouteSpace, kPyramidLevels, kSpaces, kTriples, kWorkshopRows, spaceName } from './box';
import type { Area, Region } from './box';

export const kBoard = 1000;
export const kMagnified = 1000; // width in pixels of a board that is looked at through the magnifier

export type { Box, Point } from '../../board/geometry';

export type Shape = 'hex' | 'round' | 'arch' | 'square';

/** A space; `x`, `y` is its middle, `w`, `h` its size. */
export interface Place extends Box {
  readonly at: string;
  readonly area: Region;
  readonly number: number;
  readonly shape: Shape;
}

/** The panel of each area; `x`, `y` is the upper left corner. The residences go around a corner. */
export const kPanels: Readonly<Record<Region, Box>> = {
  workshops: { x: 14, y: 14, w: 756, h: 324 },
  residences: { x: 778, y: 14, w: 208, h: 902 },
  harbor: { x: 14, y: 346, w: 250, h: 570 },
  trade: { x: 270, y: 346, w: 308, h: 570 },
  nobili: { x: 584, y: 346, w: 336, h: 282 },
  populi: { x: 584, y: 634, w: 336, h: 282 },
  route: { x: 14, y: 922, w: 972, h: 68 },
};

export const kHexWidth = 78;
const kHexRadius = kHexWidth / Math.sqrt(3);
const kFirstHex: Point = { x: 61, y: 74.5 };

export const hexAt = (row: number, x: number): Point => ({
  x: kFirstHex.x + (x * kHexWidth) / 2,
  y: kFirstHex.y + row * kHexRadius * 1.5,
});

const workshops: readonly Place[] = kWorkshopRows
  .flatMap((xs, row) => xs.map((x) => hexAt(row, x)))
  .map((middle, i) => place('workshops', i + 1, middle, 'hex', kHexWidth, 2 * kHexRadius));

const kArch = { first: { x: 805, y: 44 }, across: 50.5, down: 52.3, corner: 4 };

function residenceAt(number: number): Point {
  const { first, across, down, corner } = kArch;
  const right = Math.min(number, corner) - 1;
  return { x: first.x + right * across, y: first.y + (number - 1 - right) * down };
}

const residences = Array.from({ length: kSpaces.residences }, (_, i) =>
  place('residences', i + 1, residenceAt(i + 1), 'arch', 48, 49),
);

const kLevelPitch = { x: 65, y: 68 };

function pyramid(area: 'nobili' | 'populi'): readonly Place[] {
  const { x, y, w } = kPanels[area];
  return kPyramidLevels.flatMap(({ first, count }, level) =>
    Array.from({ length: count }, (_, i) => {
      const middle = {
        x: x + w / 2 + (i - (count - 1) / 2) * kLevelPitch.x,
        y: y + 107 + level * kLevelPitch.y,
      };
      return place(area, first + i, middle, 'round', 62, 62);
    }),
  );
}

export const kLines = 5;
const kCell = 66;
const kColumn = 73;

/** The height of the middle of a line of harbor and trade, counted from 0. */
export const lineAt = (line: number): number => 462 + line * 98;

function quay(area: 'harbor' | 'trade', columns: number, first: number): readonly Place[] {
  return Array.from({ length: kLines * columns }, (_, i) => {
    const middle = { x: first + (i % columns) * kColumn, y: lineAt(Math.floor(i / columns)) };
    return place(area, i + 1, middle, 'square', kCell, kCell);
  });
}

const kRoutePitch = 46.2;
const route = Array.from({ length: kLastRouteSpace + 1 }, (_, i) => ({
  at: `route-${i}`,
  area: 'route' as const,
  number: i,
  shape: 'square' as const,
  x: 38 + i * kRoutePitch,
  y: 956,
  w: 45,
  h: 60,
}));

function place(area: Area, number: number, middle: Point, shape: Shape, w: number, h: number): Place {
  return { at: spaceName(area, number), area, number, shape, w, h, ...middle };
}

export const kPlaces: Readonly<Record<Region, readonly Place[]>> = {
  workshops,
  residences,
  nobili: pyramid('nobili'),
  populi: pyramid('populi'),
  harbor: quay('harbor', 3, 66),
  trade: quay('trade', 4, 314.5),
  route,
};

export const kRegions = Object.keys(kPlaces) as readonly Region[];

const byName = new Map(
  Object.values(kPlaces)
    .flat()
    .map((one) => [one.at, one]),
);
export const placeAt = (at: string): Place | undefined => byName.get(at);

/** The extra-card symbols of the workshops, each in the middle of its three cells. */
export const kTripleMarks: readonly Point[] = kTriples.map((triple) => {
  const cells = triple.flatMap((number) => placeAt(`workshop-${number}`) ?? []);
  return {
    x: cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length,
    y: cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length,
  };
});

export const kBonusSize = 42;

const row = (x: number, y: number, step: number): readonly Point[] =>
  [0, 1, 2, 3].map((i) => ({ x: x + i * step, y }));

/** The bonus spaces 20, 15, 10, 5. Those of the workshops fill the gaps of the comb. */
export const kBonuses: Readonly<Record<BonusArea, readonly Point[]>> = {
  workshops: [hexAt(0, 13), hexAt(1, 12), hexAt(2, 5), hexAt(3, 4)],
  residences: [
    { x: 822, y: 112 },
    { x: 876, y: 112 },
    { x: 822, y: 164 },
    { x: 876, y: 164 },
  ],
  nobili: row(kPanels.nobili.x + 158, kPanels.nobili.y + 36, 48),
  populi: row(kPanels.populi.x + 158, kPanels.populi.y + 36, 48),
  trade: row(kPanels.trade.x + 142, kPanels.trade.y + 36, 46),
};

export const kBonusList = kBonusAreas.flatMap((area) =>
  kBonuses[area].map((middle, rank) => ({ area, rank, ...middle })),
);

export const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

/** The outline of a space around its own middle, grown by so many units. */
export function outline({ shape, w, h }: Place, grow: number): string {
  const [x, y] = [w / 2 - 1 + grow, h / 2 - 1 + grow];
  switch (shape) {
    case 'hex':
      return `M${hexagon(kHexRadius - 2.5 + grow)}z`;
    case 'round':
      return `M0${-y}A${x} ${y} 0 1 1 0 ${y} ${x} ${y} 0 1 1 0${-y}z`;
    case 'arch':
      return `M${-x} ${y}V${-y * 0.3}C${-x}${-y * 0.78} ${-x * 0.4}${-y * 0.66} 0${-y} ${x * 0.4}${-y * 0.66} ${x}${-y * 0.78} ${x}${-y * 0.3}V${y}z`;
    case 'square':
      return plate(x, y);
  }
}
