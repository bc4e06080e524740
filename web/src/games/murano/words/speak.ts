// Fills the gaps of a language's phrases: the same for all languages.

import type { GameWords } from '../../game';
import { commonWords } from '../../shared/words/speak';
import type { View } from '../view';
import { actionName, placeName } from './actions';
import { because } from './advice/advice';
import { ask } from './ask';
import type { CardText } from './cards/card';
import { eventLine, gainOf } from './events';
import * as names from './names';
import type { Phrases } from './phrases';
import { isBead, isCustomer, isStack } from './print';
import type { StateWords } from './states/states';
import { tell } from './table';

/** What is printed may be corrected by an owner of the box: with the view, words know it. */
export interface MuranoWords extends GameWords {
  place(at: string, view?: unknown): string;
  action(action: string, view?: unknown): string;
}

/** The small words of the drawing, and the names of things. */
export interface States extends StateWords {
  ringAction(action: string): string; // 'build' → 'Build'
  ringSpace(n: number, action: string): string; // 'Ring 7, build'
  island(name: string): string;
  tile(tile: string): string; // 'shop-red', 'street red-blue'
  street(tile: string): string; // 'red-blue'
  stack(name: string): string;
  stackLeft(name: string, n: number): string; // '3 shops'
  bead(colour: string, n: number): string;
  customersOf(colour: string, n: number): string;
  card(card: string, box?: names.Box): CardText; // of a character ('17') or special-building card ('bank')
  cardName(card: string): string; // 'Hermit (9)'
}

export function speak(phrases: Phrases): MuranoWords {
  return {
    ...commonWords(phrases),
    variation: () => phrases.usual,
    place: (at, view) => placeName(phrases, at, view as View | undefined),
    action: (action, view) => actionName(phrases, action, view as View | undefined),
    ask: (view, name) => ask(phrases, view as View, name),
    event: (event, name) => eventLine(phrases, event, name),
    gain: (event) => gainOf(phrases, event),
    because: (one, all, view, name) => because(phrases, one, all, view as View, name),
    persona: (name) => phrases.advice.personas[name] ?? { title: name, hint: '' },
    table: (view, name) => tell(phrases, view as View, name),
  };
}

export function stateWords(phrases: Phrases): States {
  return {
    ...phrases.states,
    ringAction: (action) => names.ringAction(phrases, action),
    ringSpace: (n, action) => phrases.place.ring(n, names.ringAction(phrases, action)),
    island: names.islandName,
    tile: (tile) => names.tileNoun(phrases, tile).name,
    street: (tile) => names.streetNoun(phrases, tile).name,
    stack: (name) => (isStack(name) ? phrases.stacks[name] : name),
    stackLeft: (name, n) => (isStack(name) ? phrases.left[name](n) : String(n)),
    bead: (colour, n) => (isBead(colour) ? phrases.beads[colour](n) : colour),
    customersOf: (colour, n) => (isCustomer(colour) ? phrases.customers[colour](n) : colour),
    card: (card, box) => names.cardText(phrases, card, box),
    cardName: (card) => names.cardName(phrases, card),
  };
}
