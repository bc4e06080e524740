// Why an action is advised: the reasons of the game become a sentence.

import type { Advised } from '../../../../wire';
import { inSentences, rivalsOf, type Closing, type Personas } from '../../../shared/words/advice';
import type { Name } from '../../../shared/words/speak';
import type { View } from '../../view';
import { actionName, placeName } from '../actions';
import { cardName, dockName, islandName } from '../names';
import type { Phrases } from '../phrases';
import { readCharacter, readRing, readSpace } from '../print';

/** The reasons as the wire tells them. */
export interface Why {
  readonly points?: number;
  readonly gold?: number; // negative if it is paid
  readonly price?: number; // of the ships' moves, part of the gold
  readonly deed?: string; // what a ship sails for
  readonly best?: { readonly action: string }; // what would be done there
  readonly character?: {
    readonly number: number;
    readonly island: string;
    readonly before: number;
    readonly after: number;
  };
  readonly denies?: { readonly seat: number; readonly what: string };
  readonly ends?: boolean; // the last turns begin
}

/** When points are scored: by the action itself, by what follows it, or as has been said. */
export type When = 'now' | 'turn' | 'then';

export interface AdvicePhrases extends Closing {
  readonly silence: string;
  then(action: string): string; // what a ship sails for
  clears(action: string): string; // what another ship sails for after it
  points(n: number, when: When): string; // negative: they are lost
  gold(n: number, moves: number): string;
  raises(card: string, island: string, before: number, after: number): string;
  keeps(island: string, points: number): string; // of a card that may be kept
  denies(name: string, what: string): string;
  readonly ends: string;
  list(clauses: readonly string[]): string;
  readonly purposes: Readonly<Record<string, string>>; // sentences, by what is done or sailed for
  readonly personas: Personas;
}

const kNothingMore = /^(sail|stop)\b/; // no action that a ship sails for
const kSaidByTheRing = /^(buy|recruit|take-gold)\b/;

/** Of a tile that is placed, only what it does for its own island. */
function worth(phrases: Phrases, action: string, { character }: Why): string {
  if (!character) return '';
  const { number, island, before, after } = character;
  const [verb, what = ''] = action.split(' ');
  if (after <= before || (verb === 'on' && readSpace(what)?.island !== island)) return '';
  if (action === `keep ${number}`) return phrases.advice.keeps(islandName(island), after);
  return phrases.advice.raises(cardName(phrases, String(number)), islandName(island), before, after);
}

/** What somebody else would have liked, 'san-donato white' if it is a dock. */
function thing(phrases: Phrases, what: string): string {
  const [first = '', second] = what.split(' ');
  return second === undefined ? placeName(phrases, what) : dockName(phrases, first, second);
}

/** By which sentence an action is explained: a sail by what follows, a purchase by what is bought. */
function purpose(action: string, deed: string, phase: string): string {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'sail':
      return deed;
    case 'buy':
      return what;
    case 'build':
      return what === 'street' || what === 'special' ? what : verb;
    case 'keep':
      return readCharacter(what) > 0 ? 'character' : 'card';
    case 'stop':
      return `stop ${phase}`;
    default:
      return verb;
  }
}

/** What the ship sails for, as far as its goal does not say it. */
function follows(phrases: Phrases, next: string, passing: boolean, view: View): string {
  if (next === '' || (!passing && kSaidByTheRing.test(next))) return '';
  const action = actionName(phrases, next, view);
  return passing ? phrases.advice.clears(action) : phrases.advice.then(action);
}

export function because(
  phrases: Phrases,
  one: Advised,
  all: readonly Advised[],
  view: View,
  name: Name,
): string {
  const { advice } = phrases;
  const why = (one.why ?? {}) as Why;
  const [verb = '', , to = ''] = one.action.split(' ');
  const sails = verb === 'sail';
  const goal = sails ? (view.box.ring[readRing(to) - 1] ?? '') : '';
  const { points = 0, gold = 0, price = 0, deed = goal, denies, ends } = why;
  const next = why.best && !kNothingMore.test(why.best.action) ? why.best.action : '';
  const when = sails ? 'then' : points === Math.round(one.now) ? 'now' : 'turn';
  const means = [gold === 0 ? '' : advice.gold(gold, price), points < 0 ? advice.points(points, when) : ''];
  const aims = [
    points > 0 ? advice.points(points, when) : '',
    worth(phrases, one.action, why),
    denies ? advice.denies(name(denies.seat), thing(phrases, denies.what)) : '',
    ends ? advice.ends : '',
  ];
  const said = (clause: string): boolean => clause !== '';
  const reason = purpose(next || one.action, deed, view.phase);
  const aside = aims.some(said) ? '' : (advice.purposes[reason] ?? '');
  const brings = advice.list([...means, ...aims].filter(said));
  const clauses = [[follows(phrases, next, deed !== goal, view), brings].filter(said).join(': ')];
  const rivals = rivalsOf(view, advice, name);
  return inSentences(clauses, one, all, advice, view, rivals, denies !== undefined, aside);
}
