import { expect, test } from 'vitest';
import { games } from './games';
import { seatNames } from './names';
import type { SeatState, Summary } from './wire';

const seat = (number: number, name: string): SeatState => ({
  seat: number,
  kind: 'person',
  name,
  bot: '',
  here: true,
  stand_in: false,
});

test('whoever shares a name, or has none, is known by the colour', () => {
  const words = games['mille-fiori']?.words.en;
  if (!words) throw new Error('no words');
  const named = (...names: string[]) =>
    seatNames({ seats: names.map((name, i) => seat(i + 1, name)) } as unknown as Summary, words);
  expect(named('Ann', 'Ben')).toEqual(['Ann', 'Ben']);
  expect(named('greedy', 'Ann', 'greedy')).toEqual(['greedy (Red)', 'Ann', 'greedy (Green)']);
  expect(named('Ann', '')).toEqual(['Ann', 'Blue']);
});
