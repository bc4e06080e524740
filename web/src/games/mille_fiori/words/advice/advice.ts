// Why an action is advised: the reasons of the game become a sentence.

import type { Advised } from '../../../../wire';
import { inSentences, prepares, rivalsOf, type Closing, type Personas } from '../../../shared/words/advice';
import type { Name } from '../../../shared/words/speak';
import { cardName, spaceWords } from '../names';
import type { Phrases } from '../phrases';

/** The reasons as the wire tells them. */
export interface Why {
  readonly points?: number; // for the seat, at once
  readonly extra?: boolean; // it earns an extra card
  readonly bonus?: { readonly area: string; readonly points: number; readonly missing: number };
  readonly neighbour?: { readonly seat: number; readonly card: string; readonly points: number };
  readonly others?: number; // points for them, at once
  readonly best?: { readonly action: string }; // what a card would be used for
}

export const kUses = ['place', 'sail', 'both'] as const;

/** What a use of a card would bring. */
export interface Gain {
  readonly use: (typeof kUses)[number] | null; // of a card that is only being chosen
  readonly space: string; // its name
  readonly points: number;
  readonly others: number; // points for them
  readonly rivals: string; // who they are
  readonly extra: boolean;
  readonly bonus: { readonly area: string; readonly points: number; readonly missing: number } | null;
  readonly later: boolean; // more comes later than after other choices
}

export interface AdvicePhrases extends Closing {
  readonly silence: string; // when there is nothing to say
  readonly decline: string;
  gain(gain: Gain): string; // a clause
  couldHave(name: string, points: number): string; // of this card, the left neighbour
  goesOn(name: string, card: string, points: number): string; // another card, to the left neighbour
  readonly personas: Personas;
}

const kFar = 3; // that many missing are not worth a word
const kWorthDenying = 3; // points
const kWorthFearing = 6;

function gainOf(
  phrases: Phrases,
  action: string,
  why: Why,
  chosen: boolean,
  rivals: string,
  later: boolean,
): Gain {
  const [verb = '', space = '', sail = ''] = action.split(' ');
  const use = verb === 'sail' ? 'sail' : sail === 'sail' ? 'both' : 'place';
  const { points = 0, others = 0, extra = false, bonus } = why;
  return {
    use: chosen ? use : null,
    space: spaceWords(phrases, space).name,
    points,
    others,
    rivals,
    extra,
    bonus: bonus && bonus.missing < kFar ? bonus : null,
    later,
  };
}

function neighbourOf(phrases: Phrases, card: string, { neighbour }: Why, name: Name): string {
  if (!neighbour) return '';
  const { advice } = phrases;
  const who = name(neighbour.seat);
  if (neighbour.card === card)
    return neighbour.points >= kWorthDenying ? advice.couldHave(who, neighbour.points) : '';
  if (neighbour.points < kWorthFearing) return '';
  return advice.goesOn(who, cardName(phrases, neighbour.card), neighbour.points);
}

export function because(
  phrases: Phrases,
  one: Advised,
  all: readonly Advised[],
  view: unknown,
  name: Name,
): string {
  const why = (one.why ?? {}) as Why;
  const [verb = '', card = ''] = one.action.split(' ');
  const chosen = verb === 'pick' || verb === 'take';
  const meant = chosen ? why.best?.action : one.action;
  const neighbour = chosen ? neighbourOf(phrases, card, why, name) : '';
  const told = neighbour !== '' || (why.others ?? 0) > 0;
  const rivals = rivalsOf(view, phrases.advice, name);
  const gain = (use: string): string =>
    phrases.advice.gain(gainOf(phrases, use, why, chosen, rivals, prepares(one, all)));
  const clauses = verb === 'decline' ? [phrases.advice.decline] : [meant ? gain(meant) : '', neighbour];
  return inSentences(clauses, one, all, phrases.advice, view, rivals, told);
}
