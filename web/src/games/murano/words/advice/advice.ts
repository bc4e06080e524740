// Why an action is advised: the reasons of the game become a sentence.

import type { Advised } from '../../../../wire';
import { inSentences, type Closing, type Personas } from '../../../shared/words/advice';
import type { Name } from '../../../shared/words/speak';
import type { View } from '../../view';
import { actionName, placeName } from '../actions';
import { cardName, dockName, islandName } from '../names';
import type { Phrases } from '../phrases';
import { readRing } from '../print';

/** The reasons as the wire tells them. */
export interface Why {
  readonly points?: number;
  readonly gold?: number; // negative if it is paid
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

export interface AdvicePhrases extends Closing {
  readonly silence: string;
  then(action: string): string; // what a ship sails for
  points(n: number): string; // negative: they are lost
  gold(n: number): string;
  raises(card: string, island: string, before: number, after: number): string;
  keeps(island: string, points: number): string; // of a card that may be kept
  denies(name: string, what: string): string;
  readonly ends: string;
  list(clauses: readonly string[]): string;
  readonly purposes: Readonly<Record<string, string>>; // sentences, by what is done or sailed for
  readonly personas: Personas;
}

const kNothingMore = /^(sail|stop)\b/; // no action that a ship sails for
const kPurposeOf: Readonly<Record<string, string>> = { hire: 'gondolier', produce: 'production' };

function worth(phrases: Phrases, action: string, { character }: Why): string {
  if (!character) return '';
  const { number, island, before, after } = character;
  const [card, where] = [cardName(phrases, String(number)), islandName(island)];
  if (action === `keep ${number}`) return phrases.advice.keeps(where, after);
  return after > before ? phrases.advice.raises(card, where, before, after) : '';
}

/** What somebody else would have liked, 'san-donato white' if it is a dock. */
function thing(phrases: Phrases, what: string): string {
  const [first = '', second] = what.split(' ');
  return second === undefined ? placeName(phrases, what) : dockName(phrases, first, second);
}

/** What an action is done for: a sail by where it leads, a purchase by what is bought. */
function purpose(action: string, deed: string): string {
  const [verb = '', what = ''] = action.split(' ');
  if (verb === 'sail') return deed;
  if (verb === 'buy') return what;
  return kPurposeOf[verb] ?? verb;
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
  const there = verb === 'sail' ? (view.box.ring[readRing(to) - 1] ?? '') : '';
  const { points = 0, gold = 0, deed = there, best, denies, ends } = why;
  const means = [gold === 0 ? '' : advice.gold(gold), points < 0 ? advice.points(points) : ''];
  const aims = [
    points > 0 ? advice.points(points) : '',
    worth(phrases, one.action, why),
    denies ? advice.denies(name(denies.seat), thing(phrases, denies.what)) : '',
    ends ? advice.ends : '',
  ];
  const said = (clause: string): boolean => clause !== '';
  const aside = aims.some(said) ? '' : (advice.purposes[purpose(one.action, deed)] ?? '');
  const brings = advice.list([...means, ...aims].filter(said));
  const next = best && !kNothingMore.test(best.action) ? best.action : '';
  const then = next === '' ? '' : advice.then(actionName(phrases, next, view));
  const clauses = [[then, brings].filter(said).join(': ')];
  return inSentences(clauses, one, all, advice, denies !== undefined, aside);
}
