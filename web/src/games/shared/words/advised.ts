// Advice for tests of words.

import { expect } from 'vitest';
import type { Advised } from '../../../wire';
import { sound } from './sound';

export const advised = (action: string, why: unknown, rest: Partial<Advised> = {}): Advised => ({
  ...{ action, visits: 100, win: [0.4, 0.6], scores: [180, 190], spread: 20 },
  ...{ now: 5, later: 50, denied: 0, why },
  ...rest,
});

/** A text of whole sentences, each with a beginning and an end. */
export function soundSentences(text: string): void {
  sound(text);
  expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(text).not.toMatch(/\.\.|,,|;;| [.,;]|; *\.|\b1 (points|Punkte|Symbole|numbers)\b|\b(und|and)[.,;]/);
}

/** All ways to take one of each. */
export function combined<T extends Readonly<Record<string, readonly unknown[]>>>(
  choices: T,
): readonly { readonly [Key in keyof T]: T[Key][number] }[] {
  type One = { readonly [Key in keyof T]: T[Key][number] };
  return Object.entries(choices).reduce<readonly Partial<One>[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as readonly One[];
}
