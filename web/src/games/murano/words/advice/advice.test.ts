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
  return words[language].because(one, [one], kView, name);
};

describe.each(kLanguages)('reasons in %s', (language) => {
  it('are whole sentences, whatever comes together', () => {
    for (const action of kActions) for (const why of kReasons) soundSentences(say(language, action, why));
  });

  it('are found even if the server gives none', () => {
    for (const action of kActions.filter((one) => !one.startsWith('score'))) {
      soundSentences(say(language, action, {}));
      expect(say(language, action, {})).not.toMatch(/comes later|was noch kommt/);
    }
  });

  it('every action of the ring has a purpose', () => {
    for (const deed of kRingActions)
      expect(say(language, 'sail red ring-2', { deed, price: 2 })).toMatch(/”.*\..+|“.*\..+/);
  });
});

it('in English a way, a price and a character are told', () => {
  expect(say('en', 'sail red ring-2', { deed: 'dock', price: 0, gold: 0, character })).toBe(
    'Gets you to “Place a gondolier” for free and raises Hermit (9) at San Donato from 4 to 10 points.',
  );
  expect(say('en', 'sail red ring-2', { deed: 'recruit', price: 2, gold: -2 })).toBe(
    'Gets you to “Recruit” for 2 gold. Characters bring most of the points at the end.',
  );
  expect(say('en', 'buy palace', { gold: -2, ends: true })).toBe('Costs 2 gold and begins the last turns.');
  expect(say('en', 'keep 9', { character })).toBe(
    'Hermit (9) is worth 10 points at San Donato as things are.',
  );
});

it('in German a way, a price and a character are told', () => {
  expect(say('de', 'sail red ring-2', { deed: 'dock', price: 1, gold: -1, character })).toBe(
    'Bringt dich für 1 Gold zu „Gondoliere einsetzen“ und hebt Einsiedler (9) auf San Donato von 4 auf 10 Punkte.',
  );
  expect(say('de', 'buy palace', { gold: -2, denies: { seat: 2, what: 'san-donato white' } })).toBe(
    'Kostet 2 Gold und kommt Ben zuvor (San Donato, Anleger weiß).',
  );
});
