import { expect, test } from 'vitest';
import { games } from './games';
import { botHint, botName, seatNames } from './names';
import type { SeatState, Summary } from './wire';
import { de } from './words/de';
import { en } from './words/en';

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

test('a bot is called by its level and its style', () => {
  const [mille, murano] = [games['mille-fiori']?.words, games['murano']?.words];
  if (!mille || !murano) throw new Error('no words');
  expect(botName('garzone', en, mille.en)).toBe('Garzone');
  expect(botName('maestro:sailor', en, mille.en)).toBe('Maestro (sailor)');
  expect(botName('doge:builder@10', de, murano.de)).toBe('Doge (Baumeister, 10 s)');
  expect(botName('greedy', en, mille.en)).toBe('Greedy');
  expect(botName('somebody-else', en, mille.en)).toBe('somebody-else');
  for (const [words, say] of [[mille.en, en] as const, [murano.de, de] as const])
    for (const level of Object.keys(say.levels)) {
      expect(botHint(level, say, words)).toMatch(/^\p{Lu}.*\.$/u);
      expect(botHint(`${level}:rival`, say, words).length).toBeGreaterThan(botHint(level, say, words).length);
    }
});
