// The whole table told in words, for those who read instead of look.

import type { Paragraph } from '../../game';
import { seatsOf, type Name } from '../../shared/words/speak';
import type { View } from '../view';
import { ask } from './ask';
import { tellIsland } from './island';
import { cardName, cardText, islandName, ringName, tileNoun } from './names';
import type { Phrases } from './phrases';
import { kBeads, kIslands, kStacks } from './print';

function theGame(phrases: Phrases, view: View, name: Name): Paragraph {
  const { table } = phrases;
  const looking = [
    ...(view.drawn ?? []).map((card) => {
      const { effect } = cardText(phrases, card, view.box);
      return `${cardName(phrases, card)}, ${effect}`;
    }),
    ...Object.entries(view.found ?? {}).map(([tile, n]) => `${n} × ${tileNoun(phrases, tile).name}`),
  ];
  return {
    heading: table.game,
    lines: [
      ask(phrases, view, name),
      ...(looking.length > 0 ? [table.looking(looking)] : []),
      ...(view.box.reconstructed ? [table.reconstructed] : []),
    ],
  };
}

function theRing(phrases: Phrases, view: View): Paragraph {
  const { table } = phrases;
  const lines = view.box.ring.map((_, index) => {
    const n = index + 1;
    const ships = [
      ...view.ships.filter((at) => at === n).map(() => table.blackShip),
      ...(view.red === n ? [table.redShip] : []),
    ];
    const way = view.ways?.[n];
    return table.ringSpace(
      ringName(phrases, n, view.box.ring),
      ships.length === 0 ? table.free : phrases.list(ships),
      way === undefined ? '' : table.way(way.price),
    );
  });
  return { heading: table.ring, lines };
}

function theStacks(phrases: Phrases, view: View): Paragraph {
  const { table } = phrases;
  const known = (view.under ?? []).filter((card) => card > 0).map((card) => cardName(phrases, String(card)));
  return {
    heading: table.stacks,
    lines: [
      table.stack(kStacks.map((stack) => phrases.left[stack](view.stacks[stack]))),
      table.decks(view.characters_left, view.special_cards_left),
      table.bag(phrases.list(kBeads.map((bead) => phrases.beads[bead](view.bag[bead])))),
      ...(known.length > 0 ? [table.under(known)] : []),
    ],
  };
}

function unbuiltOf(phrases: Phrases, view: View, seat: number): readonly string[] {
  return (['factories', 'specials', 'shops', 'palaces'] as const).flatMap((kind) => {
    const n = view[kind][seat - 1] ?? 0;
    return n === 0 ? [] : [phrases.left[kind](n)];
  });
}

function player(phrases: Phrases, view: View, name: Name, seat: number): string {
  const { table } = phrases;
  const of = (numbers: readonly number[]): number => numbers[seat - 1] ?? 0;
  const unbuilt = unbuiltOf(phrases, view, seat);
  const held = view.beads[seat];
  const beads = kBeads.flatMap((bead) => (held?.[bead] ? [phrases.beads[bead](held[bead])] : []));
  const cards = view.cards[seat] ?? [];
  const parts = [
    table.player(
      name(seat),
      of(view.scores),
      phrases.gold(of(view.gold)),
      of(view.gondoliers),
      of(view.supply),
    ),
    ...(unbuilt.length > 0 ? [table.unbuilt(unbuilt)] : []),
    table.characters(of(view.characters), phrases.gold(of(view.price))),
    ...(beads.length > 0 ? [phrases.list(beads)] : []),
    ...(cards.length > 0 ? [table.cards(cards.map((card) => cardName(phrases, card)))] : []),
  ];
  return `${parts.join('; ')}.`;
}

function character(phrases: Phrases, view: View, number: number, own: boolean): string {
  const { table, states } = phrases;
  const card = String(number);
  const told = table.character(cardName(phrases, card), cardText(phrases, card, view.box).effect);
  if (!own || view.worth === undefined) return told;
  const worth = Object.entries(view.worth[card] ?? {}).filter(([, points]) => points > 0);
  return `${told} ${table.worth(worth.map(([island, points]) => states.worthAt(points, islandName(island))))}`;
}

function theHands(phrases: Phrases, view: View, name: Name): readonly Paragraph[] {
  const { table } = phrases;
  return Object.entries(view.hands).map(([seat, { tiles, characters }]) => {
    const own = Number(seat) === view.viewer;
    return {
      heading: table.hand(own ? '' : name(Number(seat))),
      lines: [
        table.tiles(tiles.map((tile) => tileNoun(phrases, tile).name)),
        ...characters.map((number) => character(phrases, view, number, own)),
        ...(own && view.plan ? [table.plan(view.plan.points, view.plan.left_over)] : []),
      ],
    };
  });
}

export function tell(phrases: Phrases, view: View, name: Name): readonly Paragraph[] {
  return [
    theGame(phrases, view, name),
    {
      heading: phrases.table.players,
      lines: seatsOf(view).map((seat) => player(phrases, view, name, seat)),
    },
    ...theHands(phrases, view, name),
    theRing(phrases, view),
    ...kIslands
      .filter((island) => view.box.islands[island] !== undefined)
      .map((island) => tellIsland(phrases, view, name, island)),
    theStacks(phrases, view),
  ];
}
