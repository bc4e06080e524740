// What advice on any game has in common: how an action compares with the others, and how its reasons become a sentence.

import type { Advised } from '../../../wire';
import { capital } from './count';

export interface Persona {
  readonly title: string;
  readonly hint: string;
}
export type Personas = Readonly<Record<string, Persona>>;

const kWorthSaying = 2; // points
const kWins = 0.02; // a share of wins that is worth a word
const kSure = 2; // standard errors

/** A choice against the best one, or the best against the one that brings most at once or the next best. */
export interface Contrast {
  readonly kind: 'patient' | 'hasty' | 'ahead' | 'behind' | 'surer' | 'rarer' | 'richer' | 'weaker' | 'even';
  readonly by: number; // more or fewer: points later, points in all, or games won of a hundred
}

/** By the wins of a seat, if it is known. */
export function contrast(one: Advised, all: readonly Advised[], seat: number): Contrast | null {
  const [best, next] = all;
  if (!best || !next) return null;
  if (one.action !== best.action)
    return (
      compare('hasty', one, best) ??
      inAll('behind', best, one) ??
      inWins('rarer', best, one, seat) ??
      inAll('richer', one, best) ?? { kind: lostBy(best, one, seat) > kWins ? 'weaker' : 'even', by: 0 }
    );
  const most = all.reduce((a, b) => (b.now > a.now ? b : a));
  return compare('patient', one, most) ?? inAll('ahead', one, next) ?? inWins('surer', one, next, seat);
}

/** More than is worth a word, and more than chance may bring. */
const clearly = (more: number, least: number, error: number): boolean =>
  more >= least && more > kSure * error;

const errorOf = ({ spread, visits }: Advised): number => spread / Math.sqrt(Math.max(1, visits));

const pointsError = (a: Advised, b: Advised): number => Math.hypot(errorOf(a), errorOf(b));

function inAll(kind: Contrast['kind'], better: Advised, worse: Advised): Contrast | null {
  const points = better.now + better.later - worse.now - worse.later;
  return clearly(points, kWorthSaying, pointsError(better, worse)) ? { kind, by: Math.round(points) } : null;
}

function compare(kind: Contrast['kind'], one: Advised, other: Advised): Contrast | null {
  const [quick, slow] = kind === 'hasty' ? [one, other] : [other, one];
  const later = slow.later - quick.later;
  if (quick.now - slow.now < kWorthSaying) return null;
  return clearly(later, kWorthSaying, pointsError(one, other)) ? { kind, by: Math.round(later) } : null;
}

const winsOf = ({ win }: Advised, seat: number): number => win[seat - 1] ?? 0;

const lostBy = (better: Advised, worse: Advised, seat: number): number =>
  winsOf(better, seat) - winsOf(worse, seat);

function inWins(kind: Contrast['kind'], better: Advised, worse: Advised, seat: number): Contrast | null {
  const error = (one: Advised): number => {
    const share = winsOf(one, seat);
    return Math.sqrt((share * (1 - share)) / Math.max(1, one.visits));
  };
  const wins = lostBy(better, worse, seat);
  if (!clearly(wins, kWins, Math.hypot(error(better), error(worse)))) return null;
  return { kind, by: Math.round(100 * wins) };
}

/** Points that others miss, if they are worth a word and beyond doubt. */
export const deniedBy = ({ denied, doubt }: Advised): number =>
  clearly(denied, kWorthSaying, doubt) ? Math.round(denied) : 0;

/** Whether more comes later than after the other actions on average. */
export function prepares(one: Advised, all: readonly Advised[]): boolean {
  const usual = all.reduce((sum, { later }) => sum + later, 0) / Math.max(1, all.length);
  return clearly(one.later - usual, kWorthSaying, errorOf(one));
}

/** What is said after the reasons of the game, in one language. */
export interface Closing extends Readonly<Record<Contrast['kind'], (by: number) => string>> {
  denied(points: number, rivals: string): string;
  readonly others: string; // all who play against one, as those who are given or miss something
}

const viewerOf = (view: unknown): number => (view as { readonly viewer?: number }).viewer ?? 0;

/** Who plays against the viewer: the only one by name. */
export function rivalsOf(view: unknown, { others }: Closing, name: (seat: number) => string): string {
  const { seats } = view as { readonly seats?: number };
  const viewer = viewerOf(view);
  return seats === 2 && viewer > 0 ? name(3 - viewer) : others;
}

/** Clauses to one sentence, and the closing ones behind it. */
export function inSentences(
  clauses: readonly string[],
  one: Advised,
  list: readonly Advised[],
  say: Closing & { readonly silence: string },
  view: unknown,
  rivals: string,
  told: boolean, // that they miss something
  aside = '', // a sentence of its own
): string {
  const against = contrast(one, list, viewerOf(view));
  const denied = told ? 0 : deniedBy(one);
  const closing = [
    ...(denied > 0 ? [capital(say.denied(denied, rivals))] : []),
    ...(against ? [say[against.kind](against.by)] : []),
  ];
  const said = clauses.filter((clause) => clause !== '');
  const long = said.some((clause) => clause.includes(';'));
  const main = long ? said.map(capital).join('. ') : capital(said.join('; '));
  const all = [...(main === '' ? [] : [`${main}.`]), ...(aside === '' ? [] : [aside]), ...closing];
  return all.length === 0 ? say.silence : all.join(' ');
}
