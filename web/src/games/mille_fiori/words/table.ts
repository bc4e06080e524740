// The whole table told in words, for those who read instead of look.

import type { Paragraph } from '../../game';
import { seatsOf, type Name } from '../../shared/words/speak';
import { kBonusAreas, type View } from '../view';
import { ask } from './ask';
import { cardName, spaceWords } from './names';
import type { Phrases } from './phrases';
import {
  allSpaces,
  type Area,
  kAreas,
  kBonusPoints,
  kRouteExtraCards,
  kRoutePoints,
  readSpace,
} from './print';

function spacesOf(area: Area): readonly string[] {
  return allSpaces().filter((at) => readSpace(at)?.area === area);
}

function theGame(phrases: Phrases, view: View, name: Name): Paragraph {
  const say = phrases.table;
  const lines = [
    ...(view.round > 0 ? [say.course(view.round, view.cycle)] : []),
    ...(view.doge > 0 ? [say.doge(name(view.doge))] : []),
    ask(phrases, view, name),
  ];
  return { heading: say.game, lines };
}

function thePlayers(phrases: Phrases, view: View, name: Name): Paragraph {
  const lines = seatsOf(view).map((seat) =>
    phrases.table.player(
      name(seat),
      view.scores[seat - 1] ?? 0,
      view.stock[seat - 1] ?? 0,
      view.hand_sizes[seat - 1] ?? 0,
    ),
  );
  return { heading: phrases.table.players, lines };
}

function short(phrases: Phrases, at: string): string {
  const { detail } = spaceWords(phrases, at);
  return `${readSpace(at)?.number ?? at} (${detail})`;
}

function theArea(phrases: Phrases, view: View, name: Name, area: Area): Paragraph {
  const say = phrases.table;
  const all = spacesOf(area);
  const free = all.filter((at) => view.diamonds[at] === undefined);
  const owners = seatsOf(view).flatMap((seat) => {
    const own = all.filter((at) => view.diamonds[at] === seat);
    return own.length === 0
      ? []
      : [
          say.owner(
            name(seat),
            own.map((at) => short(phrases, at)),
          ),
        ];
  });
  const next = free[0];
  return {
    heading: phrases.areas[area],
    lines: [
      ...(owners.length === 0 ? [say.noDiamonds] : owners),
      say.free(free.length),
      ...(area === 'residences' && next !== undefined ? [say.nextResidence(short(phrases, next))] : []),
    ],
  };
}

function theBonuses(phrases: Phrases, view: View, name: Name): Paragraph {
  const lines = kBonusAreas.map((area) => {
    const marks = kBonusPoints.map((points, index) => {
      const seat = view.bonuses[area][index] ?? 0;
      return phrases.table.bonus(points, seat === 0 ? phrases.table.free1 : name(seat));
    });
    return phrases.table.bonusesOf(phrases.areas[area], marks);
  });
  return { heading: phrases.table.bonuses, lines };
}

function theRoute(phrases: Phrases, view: View, name: Name): Paragraph {
  const lines = seatsOf(view).map((seat) => {
    const at = view.ships[seat - 1] ?? 0;
    return phrases.table.ship(name(seat), at, kRoutePoints[at] ?? 0, kRouteExtraCards.includes(at));
  });
  return { heading: phrases.table.route, lines };
}

function theCards(phrases: Phrases, view: View, name: Name): Paragraph {
  const say = phrases.table;
  const named = (cards: readonly string[]): readonly string[] => cards.map((card) => cardName(phrases, card));
  const lines = [
    ...(view.viewer > 0 ? [say.hand(named(view.hand))] : []),
    ...(view.pick === '' ? [] : [say.picked(cardName(phrases, view.pick))]),
    ...(view.shown === '' ? [] : [say.shown(name(view.acting), cardName(phrases, view.shown))]),
    say.faceUp(named(view.face_up)),
    ...Object.entries(view.known).flatMap(([seat, cards]) =>
      cards.length === 0 ? [] : [say.known(name(Number(seat)), named(cards))],
    ),
    say.pile(view.pile, view.discard.length),
  ];
  return { heading: say.cards, lines };
}

export function tell(phrases: Phrases, view: View, name: Name): readonly Paragraph[] {
  return [
    theGame(phrases, view, name),
    thePlayers(phrases, view, name),
    theCards(phrases, view, name),
    ...kAreas.map((area) => theArea(phrases, view, name, area)),
    theRoute(phrases, view, name),
    theBonuses(phrases, view, name),
  ];
}
