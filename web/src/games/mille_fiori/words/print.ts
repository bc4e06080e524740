// What board and cards show, as far as words need it, and how the wire names it.

export const kAreas = ['workshops', 'residences', 'nobili', 'populi', 'trade', 'harbor'] as const;
export type Area = (typeof kAreas)[number];
export type AreaName = Area | 'townspeople' | 'route';

export const kSymbols = [
  ...(['quartz', 'ash', 'lime', 'pigment', 'key', 'lion', 'coin', 'cross'] as const),
  ...(['fish', 'shell', 'crab', 'glasses', 'carafes', 'jewelry', 'swans', 'ship'] as const),
] as const;
export type Symbol = (typeof kSymbols)[number];

export const kWheels = [1, 2, 3, 4, 5] as const;
export const kLevels = ['top', 'second', 'bottom'] as const;
export type Level = (typeof kLevels)[number];
export const kLevelPoints: Readonly<Record<Level, number>> = { top: 6, second: 3, bottom: 1 };

export const kBonusPoints = [20, 15, 10, 5] as const;
export const kBonusRules: readonly string[] = ['MF-W3', 'MF-R3', 'MF-T4', 'MF-C3'];
export const kFleetPoints = [0, 1, 3, 6, 10] as const;
export const kLastRouteSpace = 20;
export const kRoutePoints = [0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10] as const;
export const kRouteExtraCards: readonly number[] = [7, 16, 20];
export const kInTheBox = 3;

const kQ: Symbol = 'quartz';
const kA: Symbol = 'ash';
const kL: Symbol = 'lime';
const kP: Symbol = 'pigment';
const kWorkshops: readonly Symbol[] = [
  ...[kP, kA, kP, kL, kA, kL, kA],
  ...[kQ, kL, kQ, kA, kP, kQ, kP, kQ],
  ...[kP, kA, kQ, kL, kP, kQ, kL, kP],
  ...[kQ, kL, kP, kA, kL, kP, kA],
];
const kResidences = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3] as const;
const kCommodities: readonly Symbol[] = ['glasses', 'carafes', 'jewelry', 'swans'];
const kShipsInLine = 3;
const kPyramid: Readonly<Record<'nobili' | 'populi', readonly [Symbol, Symbol, Symbol]>> = {
  nobili: ['coin', 'lion', 'cross'],
  populi: ['shell', 'fish', 'crab'],
};
// Of a pyramid's three symbols, which stands where, from the top.
const kPyramidOrder = [0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0] as const;

export const kSpaces: Readonly<Record<Area, number>> = {
  workshops: 30,
  residences: 20,
  nobili: 12,
  populi: 12,
  trade: 20,
  harbor: 15,
};
const kAreaOfPrefix: Readonly<Record<string, Area>> = {
  workshop: 'workshops',
  residence: 'residences',
  nobili: 'nobili',
  populi: 'populi',
  trade: 'trade',
  harbor: 'harbor',
};

export interface Card {
  readonly symbol: Symbol;
  readonly wheel: number;
}

export interface Space {
  readonly area: Area;
  readonly number: number; // from 1, as written
  readonly symbol: Symbol; // 'key' in the residences, 'ship' in the harbor
  readonly value: number; // of a residence; 0 elsewhere
  readonly level: Level | null; // in a pyramid
  readonly line: number; // of trade and harbor, from 1; 0 elsewhere
}

const kNumbered = /^([a-z]+)-(\d+)$/;

export function isSymbol(text: string): text is Symbol {
  return (kSymbols as readonly string[]).includes(text);
}

export function isLevel(text: string): text is Level {
  return (kLevels as readonly string[]).includes(text);
}

export function isArea(text: string): text is AreaName {
  return (kAreas as readonly string[]).includes(text) || text === 'townspeople' || text === 'route';
}

/** 'name-12' → ['name', 12] */
export function numbered(text: string): readonly [string, number] | null {
  const [, name, number] = kNumbered.exec(text) ?? [];
  return name === undefined ? null : [name, Number(number)];
}

export function readCard(text: string): Card | null {
  const [symbol, wheel] = numbered(text) ?? ['', 0];
  return isSymbol(symbol) ? { symbol, wheel } : null;
}

export function levelOf(number: number): Level {
  if (number <= 3) return 'top';
  return number <= 7 ? 'second' : 'bottom';
}

export function residenceNumber(number: number): number {
  return kResidences[number - 1] ?? 0;
}

function symbolAt(area: Area, number: number): Symbol {
  switch (area) {
    case 'workshops':
      return kWorkshops[number - 1] ?? 'quartz';
    case 'residences':
      return 'key';
    case 'nobili':
    case 'populi':
      return kPyramid[area][kPyramidOrder[number - 1] ?? 0];
    case 'trade':
      return kCommodities[(number - 1) % kCommodities.length] ?? 'glasses';
    case 'harbor':
      return 'ship';
  }
}

function lineOf(area: Area, number: number): number {
  if (area === 'trade') return Math.ceil(number / kCommodities.length);
  return area === 'harbor' ? Math.ceil(number / kShipsInLine) : 0;
}

export function readSpace(text: string): Space | null {
  const [prefix, number] = numbered(text) ?? ['', 0];
  const area = kAreaOfPrefix[prefix];
  if (area === undefined || number < 1 || number > kSpaces[area]) return null;
  return {
    area,
    number,
    symbol: symbolAt(area, number),
    value: area === 'residences' ? residenceNumber(number) : 0,
    level: area === 'nobili' || area === 'populi' ? levelOf(number) : null,
    line: lineOf(area, number),
  };
}

/** All 109, as the wire names them. */
export function allSpaces(): readonly string[] {
  return Object.entries(kAreaOfPrefix).flatMap(([prefix, area]) =>
    Array.from({ length: kSpaces[area] }, (_, index) => `${prefix}-${index + 1}`),
  );
}
