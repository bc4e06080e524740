// What any text of a game must be, for its tests.

import { expect } from 'vitest';

export const kNames: (seat: number) => string = (seat) => ['Ada', 'Ben', 'Cleo', 'Dino'][seat - 1] ?? '?';

export function sound(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
  expect(text).toBe(text.trim());
  expect(text).not.toMatch(/ {2}|\(\)|: *\.$/);
}
