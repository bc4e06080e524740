// What steps and places are called.

import type { View } from '../view';
import {
  beadsName,
  cardName,
  dockName,
  islandName,
  paidName,
  ringAction,
  ringName,
  spaceName,
  tileNoun,
} from './names';
import type { Phrases } from './phrases';
import { isBead, isStack, kRing, readRing } from './print';

/** A pass names no action: there is none. */
function shipMove(phrases: Phrases, verb: 'sail' | 'pass', ship: string, to: string, view?: View): string {
  const { action } = phrases;
  const [here, there] = [ringName(phrases, readRing(ship)), ringName(phrases, readRing(to))];
  if (verb === 'pass') return ship === 'red' ? action.passRed(there) : action.pass(here, there);
  const goal = ringAction(phrases, view?.box.ring[readRing(to) - 1] ?? '');
  return ship === 'red' ? action.sailRed(there, goal) : action.sail(here, there, goal);
}

/** With a view, the ring spaces are named by their actions and the end of a phase by what it ends. */
export function actionName(phrases: Phrases, text: string, view?: View): string {
  const { action } = phrases;
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
  switch (verb) {
    case 'start':
      return action.start(Number(first));
    case 'top':
    case 'removed':
      return action.top(tileNoun(phrases, first).name);
    case 'street':
      return action.top(tileNoun(phrases, text).name);
    case 'character':
    case 'special':
      return action.top(cardName(phrases, first));
    case 'bead':
      return action.top(beadsName(phrases, rest));
    case 'sail':
    case 'pass':
      if (rest.length === 0) return action.passShort;
      return shipMove(phrases, verb, first, second, view);
    case 'take-gold':
      return action.takeGold;
    case 'buy':
      return action.buy(tileNoun(phrases, first).one);
    case 'search':
      return action.search(first === 'palace' ? 'palace' : 'shop');
    case 'recruit':
      return action.recruit;
    case 'dock':
      return action.dock(dockName(phrases, first, second));
    case 'build':
      return action.build(tileNoun(phrases, first).one);
    case 'income':
      return action.income(islandName(first));
    case 'produce':
      return action.produce(Number(first), second === 'station');
    case 'sell':
      return action.sell(beadsName(phrases, rest));
    case 'hire':
      return action.hire;
    case 'dismiss':
      return action.dismiss;
    case 'take':
      return action.take(tileNoun(phrases, first).one);
    case 'keep':
      return action.keep(cardName(phrases, first));
    case 'decline':
      return action.decline;
    case 'on':
      return action.on(spaceName(phrases, first));
    case 'give':
      return action.give(beadsName(phrases, rest));
    case 'score':
      return action.score(cardName(phrases, first), islandName(second), paidName(phrases, rest.slice(2)));
    case 'plan':
      return action.plan;
    case 'stop':
      return action.stopOf[view?.phase ?? ''] ?? action.stop;
    default:
      return text;
  }
}

/** Of everything on the table that can be pointed at. Without a view, the ring is the reconstructed one. */
export function placeName(phrases: Phrases, at: string, view?: View): string {
  const { place } = phrases;
  const [where = '', what = '', detail = ''] = at.split(':');
  switch (where) {
    case 'dock':
      return dockName(phrases, what, detail);
    case 'island':
      return place.island(islandName(what));
    case 'tile':
      return what === 'street' ? place.streets : place.own(tileNoun(phrases, what).name);
    case 'stack':
      return place.stack(isStack(what) ? phrases.stacks[what] : what);
    case 'found':
      return tileNoun(phrases, what).name;
    case 'pass':
      return what === ''
        ? phrases.action.passShort
        : phrases.action.passTo(ringName(phrases, readRing(what)));
    case 'worth':
      return `${cardName(phrases, what)}, ${islandName(detail)}`;
    case 'character':
    case 'card':
    case 'drawn':
      return cardName(phrases, what);
    case 'bead':
      return isBead(what) ? phrases.beads[what](1) : what;
  }
  const ring = readRing(at);
  if (ring > 0) return ringName(phrases, ring, view?.box.ring ?? kRing);
  const space = spaceName(phrases, at);
  return space === at ? actionName(phrases, at, view) : space;
}
