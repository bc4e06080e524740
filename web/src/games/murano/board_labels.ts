// What every place on the board is called, with all that there is to know of it.

import type { Language } from '../game';
import { labels } from './labels';
import type { Cell, Dock, Island, RingPlace } from './layout';
import { kBeads, type Stack, type View, type Way } from './view';
import { states, words } from './words';
import { customersOf, kCustomers } from './words/print';

const kShortNames: Readonly<Record<string, string>> = {
  'sacca-mattia': 'Mattia',
  'santa-teresa': 'Teresa',
  'san-donato': 'Donato',
  'santa-chiara': 'Chiara',
  'san-pietro': 'Pietro',
  'sacca-serenella': 'Serenella',
};

/** Where there is little room for names; two letters are enough to tell them apart. */
export const shortName = (island: string): string => kShortNames[island] ?? island;
export const initials = (island: string): string => shortName(island).slice(0, 2);

export interface BoardLabels {
  ring(place: RingPlace): string;
  island(island: Island): string;
  cell(cell: Cell): string;
  dock(dock: Dock): string;
  stack(stack: Stack): string;
  readonly decks: readonly [characters: string, specials: string, bag: string];
}

export function boardLabels(
  view: View,
  names: readonly string[],
  language: Language,
  open: ReadonlySet<string>,
  ways: Readonly<Record<string, Way>>,
): BoardLabels {
  const [told, say] = [states[language], words[language]];
  const nameOf = (seat: number): string => names[seat - 1] ?? say.colour(seat);
  const all = (at: string, parts: readonly string[]): string =>
    [...parts, ...(open.has(at) ? [told.target] : [])].filter((part) => part !== '').join(', ');

  function ring({ at, number }: RingPlace): string {
    const way = ways[String(number)];
    const action = view.box.ring[number - 1] ?? '';
    const short = labels[language].ring[action] ?? action;
    return all(at, [
      `${number} ${short}`, // as it is printed
      told.ringAction(action) === short ? '' : told.ringAction(action),
      view.ships.includes(number) ? told.blackShip : '',
      view.red === number ? told.redShip : '',
      view.phase === 'act' && view.ready === number ? told.ready : '',
      way ? told.price(way.price) : '',
      way && !way.useful ? told.useless : '',
    ]);
  }

  function island({ name, cells }: Island): string {
    const seen = cells.flatMap(({ at }) => customersOf(view.streets[at] ?? ''));
    const customers = kCustomers.map((colour) => {
      const n = seen.filter((one) => one === colour).length;
      return n === 0 ? '' : told.customersOf(colour, n);
    });
    return all(`island:${name}`, [told.island(name), ...customers]);
  }

  function cell({ at, kind }: Cell): string {
    const street = view.streets[at];
    const building = view.buildings[at];
    const owner = view.markers[at] ?? 0;
    const what = street ? told.street(street) : building ? told.tile(building) : told.free;
    return all(at, [
      say.place(at, view),
      kind === 'street' && !street ? told.tile('street') : '',
      what,
      owner > 0 ? told.ownedBy(nameOf(owner)) : '',
    ]);
  }

  function dock({ at, island: name, seat }: Dock): string {
    const who = view.docks[name]?.[seat - 1] ?? 0;
    return all(at, [say.place(at, view), who > 0 ? told.gondolierOf(nameOf(who)) : told.free]);
  }

  return {
    ring,
    island,
    cell,
    dock,
    stack: (stack) => all(`stack:${stack}`, [told.stack(stack), told.left(view.stacks[stack])]),
    decks: [
      `${told.deck}, ${told.left(view.characters_left)}`,
      `${told.specialCards}, ${told.left(view.special_cards_left)}`,
      `${told.bag}: ${kBeads
        .map((bead) => told.bead(bead, view.bag[bead]))
        .filter(Boolean)
        .join(', ')}`,
    ],
  };
}
