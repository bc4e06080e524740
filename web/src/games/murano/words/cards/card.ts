// What the text of a card is made of.

import type { SpecialCard, Tables } from '../print';

export interface CardText {
  readonly name: string;
  readonly effect: string;
}

export type SpecialCards = Readonly<Record<SpecialCard, CardText>>;

/** A character's name and what it scores; the tables fill in what a box may correct. */
export type Character = readonly [name: string, effect: string | ((tables: Tables) => string)];

/** From number 1 on. */
export type Characters = readonly Character[];

/** [1, 3, 4] → ['1–2', '3', '4+'] */
export const ranges = (from: readonly number[]): readonly string[] =>
  from.map((first, index) => {
    const next = from[index + 1];
    if (next === undefined) return `${first}+`;
    return next - 1 > first ? `${first}–${next - 1}` : `${first}`;
  });

/** '2 → 1, 4 → 3': what is counted or paid, and its points. */
export const steps = (counts: readonly (number | string)[], points: readonly number[]): string =>
  counts.map((count, index) => `${count} → ${points[index] ?? 0}`).join(', ');
