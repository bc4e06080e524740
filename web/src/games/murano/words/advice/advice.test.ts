import { describe, expect, it } from 'vitest';
import type { Language } from '../../../game';
import { advised, combined, soundSentences } from '../../../shared/words/advised';
import { kNames as name } from '../../../shared/words/sound';
import { words } from '../index';
import { kRingActions } from '../print';
import { kView } from '../view.example';

const kLanguages: readonly Language[] = ['en', 'de'];
const kActions = [
  ...['sail red ring-2', 'sail ring-3 ring-5', 'pass red ring-3', 'take-gold', 'buy factory', 'buy shop'],
  ...['search shop', 'recruit', 'dock san-donato white', 'build street', 'build factory', 'on san-donato-c1'],
  ...[
    'income san-donato',
    'produce 2',
    'produce 1 station',
    'sell red red',
    'hire',
    'dismiss',
    'take shop-red',
  ],
  ...['keep 9', 'keep bank', 'decline', 'give red', 'score 9 san-donato', 'stop'],
];
const character = { number: 9, island: 'san-donato', before: 4, after: 10 };
const kReasons = combined({
  points: [0, 1, 3, -2],
  gold: [0, 4, -1],
  character: [undefined, character, { ...character, before: 0 }, { ...character, after: 4 }],
  denies: [undefined, { seat: 2, what: 'san-donato white' }, { seat: 3, what: 'ring-5' }],
  ends: [false, true],
});
const say = (language: Language, action: string, why: unknown, rest = {}): string => {
  const one = advised(action, why, rest);
  return words[language].because(one, [one], { ...kView, phase: 'site' }, name);
};

describe.each(kLanguages)('reasons in %s', (language) => {
  it('are whole sentences, whatever comes together', () => {
    soundSentences(kActions.flatMap((action) => kReasons.map((why) => say(language, action, why))));
  });

  it('are found even if the server gives none', () => {
    const texts = kActions.filter((one) => !one.startsWith('score')).map((one) => say(language, one, {}));
    soundSentences(texts);
    expect(texts.join(' ')).not.toMatch(/comes later|was noch kommt/);
  });

  it('every action of the ring has a purpose', () => {
    const texts = kRingActions.map((deed) => say(language, 'sail red ring-2', { deed }));
    soundSentences(texts);
    expect(new Set(texts).size).toBe(kRingActions.length);
  });
});

it('in English a price, a character and what others miss are told', () => {
  expect(say('en', 'dock san-donato white', { gold: -2, character })).toBe(
    'Costs 2 gold and raises Hermit (9) at San Donato from 4 to 10 points.',
  );
  expect(say('en', 'produce 2', { points: -4 })).toBe(
    'Loses 4 points. Beads bring gold, and points with the right character.',
  );
  expect(say('en', 'buy palace', { gold: -2, ends: true })).toBe('Costs 2 gold and begins the last turns.');
  expect(say('en', 'keep 9', { gold: -1, character })).toBe(
    'Costs 1 gold and is worth 10 points at San Donato as things are.',
  );
  expect(say('en', 'keep 9', { gold: -1 })).toBe('Costs 1 gold. One more character to score at the end.');
  expect(say('en', 'on santa-teresa-b2', { points: 2, character }, { now: 2 })).toBe('Scores 2 points now.');
  expect(say('en', 'build factory', { points: 1 }, { now: 0 })).toBe('Scores 1 point this turn.');
  expect(say('en', 'build special', {})).toBe(
    'A special building brings a card that helps for the rest of the game.',
  );
});

it('in English a sail is explained by what follows', () => {
  const buy = { deed: 'palace', best: { action: 'buy palace' } };
  const worth = 'A palace brings points when built, and its crests count for many characters.';
  expect(say('en', 'sail red ring-6', { ...buy, gold: -2, price: 0 })).toBe(`Costs 2 gold. ${worth}`);
  expect(say('en', 'sail red ring-3', { ...buy, gold: -5, price: 3 })).toBe(
    `Clears the way for “Buy a palace”: costs 5 gold (3 of it for the ships). ${worth}`,
  );
  expect(say('en', 'sail red ring-4', { deed: 'take-gold', gold: 2, best: { action: 'take-gold' } })).toBe(
    'Brings 2 gold. Gold for what comes next.',
  );
  expect(say('en', 'sail red ring-5', { deed: 'gondolier', gold: 3, best: { action: 'dismiss' } })).toBe(
    'Then “Dismiss a gondolier”: brings 3 gold. Gold now for one gondolier less at the end.',
  );
  expect(say('en', 'sail red ring-7', { deed: 'build', points: 6, best: { action: 'build palace-3' } })).toBe(
    'Then “Build a palace with 3 crests”: scores 6 points.',
  );
});

it('in German as well', () => {
  const best = { action: 'dock san-donato white' };
  expect(say('de', 'sail red ring-2', { deed: 'dock', gold: -3, price: 1, best, character })).toBe(
    'Danach „Gondoliere einsetzen: San Donato, Anleger weiß“: kostet 3 Gold (1 davon für die Schiffe) und hebt Einsiedler (9) auf San Donato von 4 auf 10 Punkte.',
  );
  expect(say('de', 'buy palace', { gold: -2, denies: { seat: 2, what: 'san-donato white' } })).toBe(
    'Kostet 2 Gold und kommt Ben zuvor (San Donato, Anleger weiß).',
  );
  expect(say('de', 'build factory', { points: 1 }, { now: 0 })).toBe('Bringt in diesem Zug 1 Punkt.');
  expect(say('de', 'stop', {})).toBe('Das Plättchen bleibt bei dir.');
});
