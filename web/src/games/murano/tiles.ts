// Tiles that lie before a player.

import type { View } from './view';
import { customersOf } from './words/print';

export interface Lying {
  readonly tile: string;
  readonly count: number;
}

/** Open tiles, then the hidden ones: by their faces if the viewer knows them, else only as many. */
export function tilesOf(view: View, seat: number, street: boolean): readonly Lying[] {
  const i = seat - 1;
  const hand = view.hands[String(seat)];
  const hidden = hand?.tiles ?? [
    ...Array<string>(view.shops[i] ?? 0).fill('shop'),
    ...Array<string>(view.palaces[i] ?? 0).fill('palace'),
  ];
  const all = [
    ...(street ? ['street'] : []),
    ...Array<string>(view.factories[i] ?? 0).fill('factory'),
    ...Array<string>(view.specials[i] ?? 0).fill('special'),
    ...[...hidden].sort(),
  ];
  return [...new Set(all)].map((tile) => ({ tile, count: all.filter((one) => one === tile).length }));
}

/** What a tile is drawn with: 'shop-red', or a street and its customers ('street red-blue'). */
export function iconsOf(text: string): readonly string[] {
  const [tile = '', street = ''] = text.split(' ');
  return [tile, ...customersOf(street).map((colour) => `customer-${colour}`)];
}
