// Why an action is advised: the reasons of the game become a sentence.

import type { Advised } from '../../../../wire';
import { inSentences, type Closing, type Personas } from '../../../shared/words/advice';
import type { Name } from '../../../shared/words/speak';
import { placeName } from '../actions';
import { cardName, islandName, ringAction } from '../names';
import type { Phrases } from '../phrases';

/** The reasons as the wire tells them. */
export interface Why {
  readonly points?: number;
  readonly gold?: number; // negative if it is paid
  readonly price?: number; // of a way, included in gold
  readonly deed?: string; // what a sail is for
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
  way(deed: string, price: number): string;
  points(n: number): string; // negative: they are lost
  gold(n: number): string;
  raises(card: string, island: string, before: number, after: number): string;
  keeps(card: string, island: string, points: number): string; // of a card that may be kept
  denies(name: string, what: string): string;
  readonly ends: string;
  list(clauses: readonly string[]): string;
  readonly personas: Personas;
}

function worth(phrases: Phrases, verb: string, { character }: Why): string {
  if (!character) return '';
  const { number, island, before, after } = character;
  const [card, where] = [cardName(phrases, String(number)), islandName(island)];
  if (verb === 'keep') return phrases.advice.keeps(card, where, after);
  return after > before ? phrases.advice.raises(card, where, before, after) : '';
}

export function because(
  phrases: Phrases,
  one: Advised,
  all: readonly Advised[],
  action: (text: string) => string,
  name: Name,
): string {
  const { advice } = phrases;
  const why = (one.why ?? {}) as Why;
  const [verb = ''] = one.action.split(' ');
  const { points = 0, gold = 0, price = 0, deed = '', denies, ends } = why;
  const way = verb === 'sail' && deed !== '';
  const rest = way ? gold + price : gold;
  const clauses = [
    way ? advice.way(ringAction(phrases, deed), price) : '',
    points === 0 ? '' : advice.points(points),
    rest === 0 ? '' : advice.gold(rest),
    worth(phrases, verb, why),
    denies ? advice.denies(name(denies.seat), placeName(phrases, denies.what)) : '',
    ends ? advice.ends : '',
  ].filter((clause) => clause !== '');
  return inSentences([advice.list(clauses)], one, all, advice, action, denies !== undefined);
}
