// What is printed on the board and the cards, as far as only the drawing needs it.

import { kAreas, kSpaces, readCard, readSpace, residenceNumber, type Area } from './words/print';

export { kAreas, kBonusPoints, kFleetPoints, kInTheBox, kLastRouteSpace } from './words/print';
export { kRouteExtraCards, kRoutePoints, kSpaces, readCard, readSpace, residenceNumber } from './words/print';
export type { Area } from './words/print';
export type Region = Area | 'route';

/** The columns of the workshops in half cells, row by row. */
export const kWorkshopRows: readonly (readonly number[])[] = [
  [1, 3, 5, 7, 9, 11, 15],
  [0, 2, 4, 6, 8, 10, 14, 16],
  [1, 3, 7, 9, 11, 13, 15, 17],
  [2, 6, 8, 10, 12, 14, 16],
];

/** The workshops around each extra-card symbol. */
export const kTriples: readonly (readonly [number, number, number])[] = [
  [1, 8, 9],
  [2, 3, 10],
  [4, 11, 12],
  [5, 6, 13],
  [7, 14, 15],
  [16, 17, 24],
  [18, 25, 26],
  [19, 20, 27],
  [21, 28, 29],
  [22, 23, 30],
];

export const kPyramidLevels = [
  { first: 1, count: 3, points: 6 },
  { first: 4, count: 4, points: 3 },
  { first: 8, count: 5, points: 1 },
] as const;

const kStems: Readonly<Record<Area, string>> = {
  workshops: 'workshop',
  residences: 'residence',
  nobili: 'nobili',
  populi: 'populi',
  trade: 'trade',
  harbor: 'harbor',
};

/** The name of a space on the wire. */
export const spaceName = (area: Area, number: number): string => `${kStems[area]}-${number}`;

/** What is printed on a space: a symbol, or the number of a residence. */
export function printOf(space: string): { readonly symbol: string; readonly number: number } {
  const read = readSpace(space);
  if (read === null) return { symbol: '', number: 0 };
  return { symbol: read.symbol, number: read.area === 'residences' ? residenceNumber(read.number) : 0 };
}

export type PyramidLevel = (typeof kPyramidLevels)[number];

/** The level of a space in a pyramid. */
export function levelOf(space: string): PyramidLevel | undefined {
  const read = readSpace(space);
  if (!read?.level) return undefined;
  return kPyramidLevels.findLast(({ first }) => read.number >= first);
}

const kAreaOfSymbol = new Map(
  kAreas.flatMap((area) =>
    Array.from({ length: kSpaces[area] }, (_, i) => [printOf(spaceName(area, i + 1)).symbol, area] as const),
  ),
);

export const areaOfSymbol = (symbol: string): Area | null => kAreaOfSymbol.get(symbol) ?? null;

/** 'quartz-3' and 'quartz' → 'quartz'; all else stays as it is. */
export const symbolOf = (name: string): string => readCard(name)?.symbol ?? name;

const kForAll: readonly (Area | null)[] = ['nobili', 'populi', 'trade', 'harbor'];

/** Whether cards of this area may bring points for the other players too. */
export const pointsForAll = (area: Area | null): boolean => kForAll.includes(area);
