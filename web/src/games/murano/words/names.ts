// The names of places, tiles and cards in one language.

import type { View } from '../view';
import type { CardText } from './cards/card';
import type { Noun, Phrases } from './phrases';
import * as print from './print';

/** What is printed may differ from table to table. */
export type Box = View['box'] & {
  readonly docks?: Readonly<Record<string, readonly string[]>>; // island → colours
  readonly tables?: print.Tables;
};

export const islandName = (island: string): string =>
  print.isIsland(island) ? print.kIslandNames[island] : island;

export function ringAction(phrases: Phrases, action: string): string {
  return print.isRingAction(action) ? phrases.ring[action] : action;
}

/** 'Ring 7, build', or only 'ring 7' without a ring. */
export function ringName(phrases: Phrases, n: number, ring: readonly string[] = []): string {
  return phrases.place.ring(n, ringAction(phrases, ring[n - 1] ?? ''));
}

/** 'shop-red', 'street' and 'street red-blue' */
export function tileNoun(phrases: Phrases, text: string): Noun {
  const [tile = '', street = ''] = text.split(' ');
  if (print.isStreet(street)) return phrases.streets[street];
  return print.isTile(tile) ? phrases.tiles[tile] : { name: text, one: text };
}

export function streetNoun(phrases: Phrases, text: string): Noun {
  return tileNoun(phrases, `street ${text}`);
}

export function spaceName(phrases: Phrases, at: string): string {
  const space = print.readSpace(at);
  return space === null ? at : phrases.place.site(islandName(space.island), space.column, space.row);
}

export function dockName(phrases: Phrases, island: string, colour: string): string {
  return phrases.place.dock(islandName(island), print.isDock(colour) ? phrases.docks[colour] : colour);
}

/** Name and effect of a character ('17') or special-building card ('bank'). */
export function cardText(phrases: Phrases, card: string, box?: Box): CardText {
  if (print.isSpecialCard(card)) return phrases.specialCards[card];
  const [name, effect] = phrases.characters[print.readCharacter(card) - 1] ?? [card, ''];
  if (typeof effect === 'string') return { name, effect };
  const note = box?.reconstructed === false ? '' : ` (${phrases.reconstructed})`;
  return { name, effect: `${effect(box?.tables ?? print.kTables)}${note}` };
}

/** 'Hermit (9)', 'Bank' */
export function cardName(phrases: Phrases, card: string): string {
  const { name } = cardText(phrases, card);
  return print.readCharacter(card) > 0 ? `${name} (${card})` : name;
}

/** ['red', 'red', 'green'] → '2 red beads and 1 green bead' */
export function beadsName(phrases: Phrases, beads: readonly string[]): string {
  const counts = print.kBeads.map((bead) => [bead, beads.filter((one) => one === bead).length] as const);
  return phrases.list(counts.filter(([, n]) => n > 0).map(([bead, n]) => phrases.beads[bead](n)));
}

/** What was given for a card: gold as a number, or beads. */
export function paidName(phrases: Phrases, paid: readonly string[]): string {
  const gold = Number(paid[0] ?? 0);
  return gold > 0 ? phrases.gold(gold) : beadsName(phrases, paid);
}
