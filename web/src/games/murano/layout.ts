// Where everything lies on the board: a square of 1000 units, a unit being a pixel on a board of that size.
// The rows of the islands come with the view; only the slots that they have to fit into are fixed.

import type { Box, Point } from '../../board/geometry';
import { kColours, kStacks, type Box as Print, type Stack } from './view';

export const kBoard = 1000;
export const kMagnified = 1000; // width in pixels of a board that is looked at through the magnifier
export const kRingSpaces = 18;

/** A place; `x`, `y` is its middle, `w`, `h` its size. */
export interface Place extends Box {
  readonly at: string;
}

export type Side = 'bottom' | 'right' | 'top' | 'left';
export interface RingPlace extends Place {
  readonly number: number;
  readonly side: Side;
}

const kRim = { edge: 8, gap: 6, thick: 90 };
const kLong = (kBoard - 2 * kRim.edge - 4 * kRim.gap) / 5; // five spaces along the top and the bottom
const kTall = (kBoard - 2 * (kRim.edge + kRim.thick + kRim.gap) - 3 * kRim.gap) / 4; // four between them

const kNear = kRim.edge + kRim.thick / 2;
const kFar = kBoard - kNear;
const across = (i: number): number => kRim.edge + kLong / 2 + i * (kLong + kRim.gap);
const down = (i: number): number => kRim.edge + kRim.thick + kRim.gap + kTall / 2 + i * (kTall + kRim.gap);

/** 14 to 18 along the bottom, 1 to 4 up the right side, 5 to 9 back along the top, 10 to 13 down the left side. */
function ringAt(number: number): Omit<RingPlace, 'at' | 'number'> {
  const flat = { w: kLong, h: kRim.thick };
  const upright = { w: kRim.thick, h: kTall };
  if (number >= 14) return { side: 'bottom', x: across(number - 14), y: kFar, ...flat };
  if (number >= 10) return { side: 'left', x: kNear, y: down(number - 10), ...upright };
  if (number >= 5) return { side: 'top', x: across(9 - number), y: kNear, ...flat };
  return { side: 'right', x: kFar, y: down(4 - number), ...upright };
}

export const kRing: readonly RingPlace[] = Array.from({ length: kRingSpaces }, (_, i) => ({
  at: `ring-${i + 1}`,
  number: i + 1,
  ...ringAt(i + 1),
}));

export const ringPlace = (at: string): RingPlace | undefined => kRing.find((one) => one.at === at);

const kInward: Readonly<Record<Side, Point>> = {
  bottom: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
  top: { x: 0, y: 1 },
  right: { x: -1, y: 0 },
};

/** A point of a ring space that lies so far from its middle towards the lagoon. */
export function inward({ x, y, side }: RingPlace, far: number): Point {
  return { x: x + kInward[side].x * far, y: y + kInward[side].y * far };
}

/** Where a ship lies on a ring space. */
export const berth = ({ x, y, side }: RingPlace): Point =>
  side === 'top' || side === 'bottom' ? { x: x + 42, y: y - 9 } : { x, y: y + 20 };

/** The way of a ship round the ring, from one space to another; ways side by side have different numbers. */
export function lane(from: string, to: string, number = 0): readonly Point[] {
  const [first, last] = [ringPlace(from), ringPlace(to)];
  if (!first || !last) return [];
  const steps = ((last.number - first.number + kRingSpaces - 1) % kRingSpaces) + 1;
  return Array.from({ length: steps + 1 }, (_, i) => kRing[(first.number - 1 + i) % kRingSpaces]).flatMap(
    (space) => (space ? [inward(space, kRim.thick / 2 + number * 9)] : []),
  );
}

export interface Cell extends Place {
  readonly kind: 'site' | 'street';
}
export interface Dock extends Place {
  readonly island: string;
  readonly colour: string;
  readonly seat: number; // whose colour it is
}
export interface Island {
  readonly name: string;
  readonly title: Point;
  readonly land: Box; // around all cells; `x`, `y` is the upper left corner
  readonly cell: number;
  readonly cells: readonly Cell[];
  readonly docks: readonly Dock[];
}

interface Slot extends Box {
  readonly docks: 'below' | 'beside';
}

/** `x`, `y` is the upper left corner. */
export const kSlots: Readonly<Record<string, Slot>> = {
  'sacca-mattia': { x: 114, y: 106, w: 264, h: 300, docks: 'below' },
  'santa-teresa': { x: 400, y: 106, w: 214, h: 300, docks: 'below' },
  'san-donato': { x: 618, y: 292, w: 268, h: 300, docks: 'below' },
  'santa-chiara': { x: 396, y: 588, w: 222, h: 300, docks: 'beside' },
  'san-pietro': { x: 650, y: 594, w: 214, h: 300, docks: 'below' },
  'sacca-serenella': { x: 114, y: 646, w: 264, h: 246, docks: 'below' },
};
export const kStackSlot: Box = { x: 112, y: 412, w: 272, h: 222 };
export const kDecks: Box = { x: 402, y: 420, w: 214, h: 150 };
export const kRose: Point = { x: 764, y: 196 };

const kCell = 52;
const kTitle = 28;
const kQuay = 54; // room for the docks
const kDock = 46;
const kShore = 10; // land around the cells
const kLetters = 'abcdefghijklmnopqrstuvwxyz';

function place(name: string, slot: Slot, rows: readonly string[], colours: readonly string[]): Island {
  const columns = Math.max(...rows.map((row) => row.length));
  const beside = slot.docks === 'beside';
  const room = { w: slot.w - (beside ? kQuay : 0), h: slot.h - kTitle - (beside ? 0 : kQuay) };
  const cell = Math.min(kCell, room.w / columns, room.h / rows.length);
  const land = {
    x: slot.x + (room.w - columns * cell) / 2,
    y: slot.y + kTitle + kShore / 2,
    w: columns * cell,
    h: rows.length * cell,
  };
  const cells = rows.flatMap((row, j) =>
    [...row].flatMap((kind, i): readonly Cell[] =>
      kind === 'B' || kind === 'S'
        ? [
            {
              at: `${name}-${kLetters.charAt(i)}${j + 1}`,
              kind: kind === 'B' ? 'site' : 'street',
              x: land.x + (i + 0.5) * cell,
              y: land.y + (j + 0.5) * cell,
              w: cell,
              h: cell,
            },
          ]
        : [],
    ),
  );
  const docks = colours.map((colour, i) => {
    const along = (i - (colours.length - 1) / 2) * (kDock + 2);
    const middle = beside
      ? { x: land.x + land.w + kShore + kDock / 2, y: land.y + land.h / 2 + along }
      : { x: land.x + land.w / 2 + along, y: land.y + land.h + kShore + kDock / 2 };
    const seat = kColours.findIndex((one) => one === colour) + 1;
    return { at: `dock:${name}:${colour}`, island: name, colour, seat, w: kDock, h: kDock, ...middle };
  });
  return { name, title: { x: slot.x + slot.w / 2, y: slot.y + 14 }, land, cell, cells, docks };
}

/** The islands that are played on. */
export function islandsOf(box: Print, played: readonly string[]): readonly Island[] {
  return Object.entries(kSlots).flatMap(([name, slot]) => {
    const rows = box.islands[name];
    return rows && played.includes(name) ? [place(name, slot, rows, box.docks[name] ?? kColours)] : [];
  });
}

/** The stacks of tiles on the island in the west, by the middles of their places. */
export const kStackPlaces: readonly (Place & { readonly stack: Stack })[] = kStacks.map((stack, i) => {
  const [row, column] = i < 3 ? [0, i] : [1, i - 2.5];
  return {
    at: `stack:${stack}`,
    stack,
    x: kStackSlot.x + 45 + column * 88,
    y: kStackSlot.y + 76 + row * 94,
    w: 84,
    h: 88,
  };
});

/** The outline of all cells, for the land under them. */
export const landOf = ({ cells }: Island): string =>
  cells.map(({ x, y, w, h }) => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`).join('');

/** The sides of cells where the land ends. */
export function coastOf({ cells, cell }: Island): string {
  const key = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
  const taken = new Set(cells.map(({ x, y }) => key(x, y)));
  const sides = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ];
  return cells
    .flatMap(({ x, y }) =>
      sides
        .filter((side) => !taken.has(key(x + side.x * cell, y + side.y * cell)))
        .map((side) => {
          const start = { x: x + ((side.x - side.y) * cell) / 2, y: y + ((side.y - side.x) * cell) / 2 };
          return `M${start.x} ${start.y}l${side.y * cell} ${side.x * cell}`;
        }),
    )
    .join('');
}
