// What the box holds, as far as words need it, and how the wire names it.

import { kBeads, kColours, kStacks } from '../view';

export { kBeads, kColours, kStacks } from '../view';
export type { Bead, Stack } from '../view';

export const kIslands = [
  ...(['sacca-mattia', 'santa-teresa', 'san-donato', 'santa-chiara', 'san-pietro'] as const),
  'sacca-serenella',
] as const;
export type Island = (typeof kIslands)[number];

/** As printed on the board, in every language. */
export const kIslandNames: Readonly<Record<Island, string>> = {
  'sacca-mattia': 'Sacca Mattia',
  'santa-teresa': 'S. Teresa e S. Mattia',
  'san-donato': 'San Donato',
  'santa-chiara': 'S. Chiara e S. Stefano',
  'san-pietro': 'S. Pietro Martire',
  'sacca-serenella': 'Sacca Serenella',
};

export const kRingActions = [
  ...(['take-gold', 'factory', 'shop', 'palace', 'special', 'recruit'] as const),
  ...(['dock', 'build', 'income', 'production', 'gondolier'] as const),
] as const;
export type RingAction = (typeof kRingActions)[number];

/** The ring as the project has reconstructed it; a view may bring another. */
export const kRing: readonly RingAction[] = [
  ...(['build', 'dock', 'recruit', 'take-gold', 'gondolier', 'palace'] as const),
  ...(['build', 'factory', 'shop', 'income', 'recruit', 'dock'] as const),
  ...(['build', 'palace', 'special', 'production', 'factory', 'shop'] as const),
];

export type Dock = (typeof kColours)[number];
export const kCustomers = ['red', 'blue', 'grey'] as const;
export type Customer = (typeof kCustomers)[number];

export const kStreets = ['blank', 'red', 'blue', 'grey', 'red-blue', 'red-grey', 'blue-grey'] as const;
export type Street = (typeof kStreets)[number];
export const kTiles = [
  ...(['factory', 'special', 'shop-red', 'shop-blue', 'shop-grey'] as const),
  ...(['palace-1', 'palace-2', 'palace-3'] as const),
] as const;
/** 'shop' and 'palace' are tiles whose face one does not see. */
export type Tile = (typeof kTiles)[number] | 'shop' | 'palace' | 'street';

export const kSpecialCards = [
  ...(['bank', 'tavern', 'dockside-bar', 'crane-civic', 'crane-craft', 'harbor', 'guild-hall'] as const),
  ...(['hostel', 'basilica', 'studio-red-green', 'studio-blue-green', 'studio-red-blue'] as const),
  ...(['trading-station', 'lighthouse', 'assembly-hall'] as const),
] as const;
export type SpecialCard = (typeof kSpecialCards)[number];
export const kCharacters = 40;

/** The three printed tables of points: gold to be paid, and from how many customers on. */
export interface Tables {
  readonly gold_steps: readonly number[];
  readonly gold_points: readonly number[];
  readonly customers_from: readonly number[];
  readonly customers_points: readonly number[];
  readonly colour_from: readonly number[];
  readonly colour_points: readonly number[];
}
export const kTables: Tables = {
  gold_steps: [2, 4, 6, 7, 8],
  gold_points: [1, 3, 6, 10, 15],
  customers_from: [1, 3, 5, 7, 9],
  customers_points: [1, 3, 6, 10, 15],
  colour_from: [1, 3, 4, 5, 6],
  colour_points: [1, 3, 6, 10, 15],
};

const among =
  <T extends string>(all: readonly T[]) =>
  (text: string): text is T =>
    (all as readonly string[]).includes(text);

export const isIsland = among(kIslands);
export const isRingAction = among(kRingActions);
export const isDock = among(kColours);
export const isBead = among(kBeads);
export const isCustomer = among(kCustomers);
export const isStreet = among(kStreets);
export const isTile = among<Tile>([...kTiles, 'shop', 'palace', 'street']);
export const isStack = among(kStacks);
export const isSpecialCard = among(kSpecialCards);

/** 'ring-5' → 5, anything else → 0 */
export const readRing = (text: string): number => Number(/^ring-(\d+)$/.exec(text)?.[1] ?? 0);

/** '17' → 17, anything else → 0 */
export function readCharacter(text: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return number <= kCharacters ? number : 0;
}

export interface Space {
  readonly island: Island;
  readonly column: string;
  readonly row: number;
}

/** 'san-donato-c1' */
export function readSpace(text: string): Space | null {
  const [, island = '', column = '', row] = /^(.+)-([a-z])(\d+)$/.exec(text) ?? [];
  return isIsland(island) ? { island, column, row: Number(row) } : null;
}

export const customersOf = (street: string): readonly Customer[] =>
  kCustomers.filter((colour) => street.split('-').includes(colour));
