// What advice on any game has in common: how an action compares with the others, and how its reasons become a sentence.

import type { Advised } from '../../../wire';
import { capital } from './count';

export interface Persona {
  readonly title: string;
  readonly hint: string;
}
export type Personas = Readonly<Record<string, Persona>>;

const kWorthSaying = 2; // points

/** A choice against the best one, or the best against the one that brings most at once or the next best. */
export interface Contrast {
  readonly kind: 'patient' | 'hasty' | 'ahead' | 'behind';
  readonly points: number; // more or less: later, or in all
}

export function contrast(one: Advised, all: readonly Advised[]): Contrast | null {
  const [best, next] = all;
  if (!best || !next) return null;
  if (one.action !== best.action) return compare('hasty', one, best) ?? inAll('behind', best, one);
  const most = all.reduce((a, b) => (b.now > a.now ? b : a));
  return compare('patient', one, most) ?? inAll('ahead', one, next);
}

function inAll(kind: Contrast['kind'], better: Advised, worse: Advised): Contrast | null {
  const points = better.now + better.later - worse.now - worse.later;
  return points < kWorthSaying ? null : { kind, points: Math.round(points) };
}

function compare(kind: Contrast['kind'], one: Advised, other: Advised): Contrast | null {
  const [quick, slow] = kind === 'hasty' ? [one, other] : [other, one];
  const later = slow.later - quick.later;
  if (quick.now - slow.now < kWorthSaying || later < kWorthSaying) return null;
  return { kind, points: Math.round(later) };
}

/** Points that others miss, if they are worth a word. */
export const deniedBy = ({ denied }: Advised): number => (denied >= kWorthSaying ? Math.round(denied) : 0);

/** What is said after the reasons of the game, in one language. */
export interface Closing extends Readonly<Record<Contrast['kind'], (points: number) => string>> {
  denied(points: number, rivals: string): string;
  readonly others: string; // all who play against one, as those who are given or miss something
}

/** Who plays against the viewer: the only one by name. */
export function rivalsOf(view: unknown, { others }: Closing, name: (seat: number) => string): string {
  const { seats, viewer } = view as { readonly seats?: number; readonly viewer?: number };
  return seats === 2 && viewer ? name(3 - viewer) : others;
}

/** Clauses to one sentence, and the closing ones behind it. */
export function inSentences(
  clauses: readonly string[],
  one: Advised,
  list: readonly Advised[],
  say: Closing & { readonly silence: string },
  rivals: string,
  told: boolean, // that they miss something
  aside = '', // a sentence of its own
): string {
  const against = contrast(one, list);
  const denied = told ? 0 : deniedBy(one);
  const closing = [
    ...(denied > 0 ? [capital(say.denied(denied, rivals))] : []),
    ...(against ? [say[against.kind](against.points)] : []),
  ];
  const said = clauses.filter((clause) => clause !== '');
  const long = said.some((clause) => clause.includes(';'));
  const main = long ? said.map(capital).join('. ') : capital(said.join('; '));
  const all = [...(main === '' ? [] : [`${main}.`]), ...(aside === '' ? [] : [aside]), ...closing];
  return all.length === 0 ? say.silence : all.join(' ');
}
