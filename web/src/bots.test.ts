import { expect, it } from 'vitest';
import { kFirst, keepWish, lastWish, opponents, readBot, writeBot } from './bots';

const kLevels = ['garzonetto', 'garzone', 'maestro', 'doge'];
const kPersonas = ['collector', 'rival', 'sailor'];

it('a bot is read from words and written again', () => {
  for (const text of ['garzone', 'maestro', 'maestro:rival', 'doge@10', 'doge:sailor@1', 'flat1000'])
    expect(writeBot(readBot(text))).toBe(text);
  expect(readBot('doge:rival@0.5')).toEqual({ level: 'doge', persona: 'rival', seconds: 0.5 });
});

it('what a level does not have is left out', () => {
  expect(writeBot({ level: 'garzone', persona: 'rival', seconds: 10 })).toBe('garzone');
  expect(writeBot({ level: 'maestro', persona: 'rival', seconds: 10 })).toBe('maestro:rival');
  expect(writeBot({ level: 'doge', persona: '', seconds: 3 })).toBe('doge');
});

it('opponents with mixed styles differ', () => {
  expect(opponents('maestro:mixed', 3, kPersonas)).toEqual([
    'maestro:collector',
    'maestro:rival',
    'maestro:sailor',
  ]);
  expect(opponents('doge:mixed@10', 1, [])).toEqual(['doge@10']);
  expect(opponents('garzone', 2, kPersonas)).toEqual(['garzone', 'garzone']);
});

it('the last wish is remembered, if there is such a level', () => {
  localStorage.clear();
  expect(lastWish(kLevels)).toBe(kFirst);
  keepWish('maestro:mixed');
  expect(lastWish(kLevels)).toBe('maestro:mixed');
  expect(lastWish([])).toBe('maestro:mixed');
  keepWish('grandmaster');
  expect(lastWish(kLevels)).toBe(kFirst);
});
