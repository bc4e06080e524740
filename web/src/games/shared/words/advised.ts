// Advice for tests of words.

import { expect } from 'vitest';
import type { Advised } from '../../../wire';

export const advised = (action: string, why: unknown, rest: Partial<Advised> = {}): Advised => ({
  ...{ action, visits: 100, win: [0.4, 0.6], scores: [180, 190], spread: 20 },
  ...{ now: 5, later: 50, denied: 0, doubt: 0.5, why },
  ...rest,
});

const kSound = /^\p{Lu}.*\.$/u;
const kFaults =
  /undefined|NaN|null|\[object| {2}|\(\)|\.\.|,,|;;| [.,;]|; *\.|\b1 (points|Punkte|numbers)\b|\b(und|and)[.,;]/;

/** Texts of whole sentences, each with a beginning and an end. */
export function soundSentences(texts: readonly string[]): void {
  expect([...new Set(texts)].filter((text) => !kSound.test(text) || kFaults.test(text))).toEqual([]);
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
