// What happened, as sentences, and what it brings, as items of a preview.

import type { Event } from '../../../wire';
import {
  beadsName,
  cardName,
  dockName,
  islandName,
  ringName,
  spaceName,
  streetNoun,
  tileNoun,
} from './names';
import type { Phrases } from './phrases';
import { readRing } from './print';

const beadsOf = (phrases: Phrases, { beads = '' }: Event): string =>
  beadsName(
    phrases,
    beads.split(' ').filter((bead) => bead !== ''),
  );

/** Gold of an event without its sign; empty if there was none. */
const goldOf = (phrases: Phrases, { gold = 0 }: Event): string =>
  gold === 0 ? '' : phrases.gold(Math.abs(gold));

const paidFor = (phrases: Phrases, event: Event): string => goldOf(phrases, event) || beadsOf(phrases, event);

/** Why points come or go: the card, or the rule. */
function reason(phrases: Phrases, { card = '', rule = '' }: Event): string {
  return card === '' ? (phrases.story.why[rule] ?? '') : cardName(phrases, card);
}

function scoredGain(phrases: Phrases, event: Event): string {
  const { gains } = phrases.story;
  const { points = 0 } = event;
  if (points === 0) return '';
  const why = reason(phrases, event);
  if (points < 0) return gains.loses(-points, why);
  const paid = paidFor(phrases, event);
  const gain = gains.points(points, why);
  return paid === '' ? gain : `${gain}, ${phrases.story.costs(paid)}`;
}

export function gainOf(phrases: Phrases, event: Event): string {
  const { story } = phrases;
  const { gold = 0, count = 0 } = event;
  if (event.kind === 'scored') return scoredGain(phrases, event);
  if (event.kind === 'last_turns') return story.gains.lastTurns;
  if (event.kind === 'produced' && count > 0) return story.gains.beads(count);
  if (event.kind === 'recruits' && count > 0) return story.gains.looks(count);
  if (gold === 0) return '';
  return gold < 0 ? story.costs(goldOf(phrases, event)) : story.brings(goldOf(phrases, event));
}

function scoredLine(phrases: Phrases, event: Event, who: string): string {
  const { story } = phrases;
  const { points = 0, card, space = '' } = event;
  const why = reason(phrases, event);
  if (points < 0) return story.lost(who, -points, why);
  if (card === undefined) return story.scored(who, points, why);
  return story.scoredCard(who, points, why, islandName(space), paidFor(phrases, event));
}

function moveLine(phrases: Phrases, event: Event, who: string): string {
  const { story } = phrases;
  const ship = event.red ? story.redShip : story.blackShip;
  const [from, to] = [event.from ?? '', event.space ?? ''].map((at) => ringName(phrases, readRing(at)));
  return story[event.kind === 'passed' ? 'passed' : 'sailed'](
    who,
    ship,
    from ?? '',
    to ?? '',
    goldOf(phrases, event),
  );
}

/** '2 × palace with 1 crest, 1 × …' */
function foundTiles(phrases: Phrases, { tiles = '' }: Event & { readonly tiles?: string }): string {
  const all = tiles.split(' ').filter((tile) => tile !== '');
  const kinds = [...new Set(all)];
  return kinds
    .map((kind) => `${all.filter((tile) => tile === kind).length} × ${tileNoun(phrases, kind).name}`)
    .join(', ');
}

export function eventLine(phrases: Phrases, event: Event, name: (seat: number) => string): string {
  const { story } = phrases;
  const who = event.seat ? name(event.seat) : story.nobody;
  const gold = goldOf(phrases, event);
  const { tile = '', space = '', card = '', count = 0 } = event;
  switch (event.kind) {
    case 'started':
      return story.started(who);
    case 'sailed':
    case 'passed':
      return moveLine(phrases, event, who);
    case 'took_gold':
      return story.tookGold(who, gold);
    case 'bought':
      return story.bought(who, tileNoun(phrases, tile).one, gold);
    case 'searched':
      return story.searched(who, phrases.stacks[tile === 'palace' ? 'palaces' : 'shops'], gold);
    case 'found':
      return story.found(who, foundTiles(phrases, event));
    case 'got':
      return story.got(who, tileNoun(phrases, tile).one);
    case 'recruits':
      return story.recruits(who, count);
    case 'drew':
      return card === '' ? '' : story.drew(who, cardName(phrases, card)); // how many cards are looked at was told before
    case 'kept':
      return story.kept(who, card && cardName(phrases, card), gold);
    case 'declined':
      return story.declined(who);
    case 'docked':
      return story.docked(who, dockName(phrases, space, event.dock ?? ''), gold);
    case 'hired':
    case 'dismissed':
      return story[event.kind](who, gold);
    case 'drew_street':
      return story.drewStreet(who, streetNoun(phrases, tile).one);
    case 'laid':
      return story.laid(who, streetNoun(phrases, tile).one, spaceName(phrases, space));
    case 'built':
      return story.built(who, tileNoun(phrases, tile).one, spaceName(phrases, space));
    case 'income':
      return story.income(who, islandName(space), gold);
    case 'produced':
      return story.produced(who, count);
    case 'drew_bead':
      return story.drewBead(who, beadsOf(phrases, event));
    case 'sold':
      return story.sold(who, beadsOf(phrases, event), gold);
    case 'gave':
      return story.gave(who, beadsOf(phrases, event));
    case 'scored':
      return scoredLine(phrases, event, who);
    case 'last_turns':
      return story.lastTurns(who, reason(phrases, event));
    case 'ended':
      return story.ended(reason(phrases, event));
    default:
      return story.other(event.kind);
  }
}
