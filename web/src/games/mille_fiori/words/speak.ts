// Fills the gaps of a language's phrases: the same for all languages.

import type { GameWords } from '../../game';
import { commonWords } from '../../shared/words/speak';
import type { View } from '../view';
import { because } from './advice/advice';
import { ask } from './ask';
import { eventLine, gainOf } from './events';
import { areaName, cardName, spaceWords } from './names';
import type { Phrases, States } from './phrases';
import { isLevel, isSymbol, kRouteExtraCards, kRoutePoints, numbered, readCard } from './print';
import { tell } from './table';

function placeName(phrases: Phrases, at: string): string {
  const [where, what] = at.split(':', 2);
  if (where === 'hand' && what !== undefined) return phrases.place.inHand(cardName(phrases, what));
  if (where === 'face-up' && what !== undefined) return phrases.place.faceUp(cardName(phrases, what));
  if (at === 'decline') return phrases.action.decline;
  if (at === 'sail') return phrases.action.sail;
  const [prefix, number] = numbered(at) ?? ['', 0];
  if (prefix === 'route')
    return phrases.place.route(number, kRoutePoints[number] ?? 0, kRouteExtraCards.includes(number));
  if (readCard(at) !== null) return cardName(phrases, at);
  const { name, detail } = spaceWords(phrases, at);
  return detail === '' ? areaName(phrases, name) : `${name}, ${detail}`;
}

function actionName(phrases: Phrases, action: string): string {
  const [verb = '', first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'start':
      return phrases.action.start(Number(first));
    case 'face-up':
      return phrases.action.faceUp(cardName(phrases, first));
    case 'deal':
      return phrases.action.deal(Number(first), cardName(phrases, second));
    case 'pick':
      return phrases.action.pick(cardName(phrases, first));
    case 'place': {
      const { name } = spaceWords(phrases, first);
      return second === 'sail' ? phrases.action.placeAndSail(name) : phrases.action.place(name);
    }
    case 'sail':
      return phrases.action.sail;
    case 'take':
      return phrases.action.take(cardName(phrases, first));
    case 'decline':
      return phrases.action.decline;
    default:
      return action;
  }
}

export function speak(phrases: Phrases): GameWords {
  return {
    ...commonWords(phrases),
    variation: (name) => (name === 'tactical' ? phrases.tactical : phrases.usual),
    place: (at) => placeName(phrases, at),
    action: (action) => actionName(phrases, action),
    ask: (view, name) => ask(phrases, view as View, name),
    event: (event, name) => eventLine(phrases, event, name),
    gain: (event) => gainOf(phrases, event),
    because: (one, all, view, name) => because(phrases, one, all, view, name),
    persona: (name) => phrases.advice.personas[name] ?? { title: name, hint: '' },
    table: (view, name) => tell(phrases, view as View, name),
  };
}

export function stateWords(phrases: Phrases): States {
  const area = (name: string): string => areaName(phrases, name);
  const card = (text: string): string => cardName(phrases, text);
  return {
    ...phrases.states,
    area,
    card,
    symbol: (name) => (isSymbol(name) ? phrases.symbols[name] : name),
    level: (name) => (isLevel(name) ? phrases.levels[name] : name),
    zoom: (name) => phrases.place.zoom(area(name)),
    bonusFree: (name, points) => phrases.place.bonusFree(area(name), points),
    bonusTakenBy: (name, points, owner) => phrases.place.bonusTakenBy(area(name), points, owner),
    copies: (text, n) => phrases.place.copies(card(text), n),
  };
}
