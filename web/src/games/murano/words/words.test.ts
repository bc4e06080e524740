import { describe, expect, it } from 'vitest';
import type { Event } from '../../../wire';
import type { Language } from '../../game';
import { kNames as name, sound } from '../../shared/words/sound';
import type { Phase, View } from '../view';
import { states, words } from './index';
import * as print from './print';
import { kView } from './view.example';

const kLanguages: readonly Language[] = ['en', 'de'];
const kNumbers = Array.from({ length: print.kCharacters }, (_, i) => String(i + 1));
const kRingSpaces = Array.from({ length: 18 }, (_, i) => `ring-${i + 1}`);

// Every kind of event with the fields that the wire gives it; then as those hear it who may not know.
const kEvents: readonly Event[] = [
  { kind: 'started' },
  { kind: 'sailed', from: 'ring-3', space: 'ring-5', red: 1, gold: -1, rule: 'MU-M2' },
  { kind: 'sailed', from: 'ring-3', space: 'ring-5', rule: 'MU-M2' },
  { kind: 'passed', from: 'ring-3', space: 'ring-5', gold: 1, rule: 'MU-M5' },
  { kind: 'took_gold', gold: 2, rule: 'MU-A1' },
  ...['factory', 'special', 'shop', 'palace'].map((tile) => ({ kind: 'bought', tile, gold: -2 })),
  { kind: 'searched', tile: 'shop', gold: -4, rule: 'MU-A4' },
  { kind: 'searched', tile: 'palace', gold: -4, rule: 'MU-A4' },
  { kind: 'found', tile: 'palace', tiles: 'palace-1 palace-1 palace-3' },
  ...print.kTiles.map((tile) => ({ kind: 'got', tile })),
  { kind: 'recruits', count: 3, rule: 'MU-A6' },
  { kind: 'drew', card: '17' },
  { kind: 'drew', card: 'bank' },
  { kind: 'kept', card: '17', gold: -3, rule: 'MU-A6' },
  { kind: 'kept', card: 'bank', rule: 'MU-B7' },
  { kind: 'declined', rule: 'MU-A7' },
  ...print.kColours.map((dock) => ({ kind: 'docked', space: 'san-donato', dock, gold: -5, rule: 'MU-A8' })),
  { kind: 'hired', gold: -3, rule: 'MU-A9' },
  { kind: 'dismissed', gold: 3, rule: 'MU-A9' },
  ...print.kStreets.map((tile) => ({ kind: 'drew_street', tile })),
  { kind: 'laid', space: 'san-donato-c1', tile: 'red-blue' },
  ...print.kTiles.map((tile) => ({ kind: 'built', space: 'sacca-mattia-a1', tile })),
  { kind: 'income', space: 'san-donato', gold: 6, rule: 'MU-I1' },
  { kind: 'produced', count: 2, rule: 'MU-P1' },
  { kind: 'drew_bead', beads: 'green' },
  { kind: 'sold', beads: 'red red green', gold: 20, rule: 'MU-P3' },
  { kind: 'gave', beads: 'red', rule: 'MU-K11' },
  { kind: 'scored', points: 3, rule: 'MU-B6' },
  { kind: 'scored', points: -4, rule: 'MU-P2', count: 2 },
  { kind: 'scored', points: 8, rule: 'MU-C18', card: '38', space: 'san-donato' },
  { kind: 'scored', points: 3, rule: 'MU-C3', card: '7', space: 'san-donato', gold: -4 },
  { kind: 'scored', points: 14, rule: 'MU-C17', card: '32', space: 'sacca-mattia', beads: 'blue blue' },
  { kind: 'scored', points: 2, rule: 'MU-E5', count: 2 },
  { kind: 'last_turns', rule: 'MU-E1' },
  { kind: 'last_turns', rule: 'MU-E3' },
  { kind: 'ended', rule: 'MU-E1' },
].map((event) => ({ seat: 2, ...event }));
const kHidden: readonly Event[] = [
  { kind: 'found', seat: 2, tile: 'palace' },
  { kind: 'got', seat: 2, tile: 'shop' },
  { kind: 'kept', seat: 2, gold: -3, rule: 'MU-A6' },
];

const kActions: readonly string[] = [
  ...['start 2', 'top shop-red', 'removed palace-2', 'character 17', 'special bank', 'street red-blue'],
  ...['bead green', 'sail ring-3 ring-5', 'sail red ring-5', 'pass ring-3 ring-5', 'pass red ring-5', 'pass'],
  ...['take-gold', 'buy factory', 'buy special', 'buy shop', 'buy palace', 'search shop', 'search palace'],
  ...['recruit', 'dock san-donato white', 'build shop-red', 'build street', 'income san-donato'],
  ...['produce 2', 'produce 2 station', 'sell red red green', 'hire', 'dismiss', 'take shop-red', 'keep 17'],
  ...['decline', 'on san-donato-c1', 'keep bank', 'give red', 'score 38 san-donato', 'score 7 san-donato 4'],
  ...['score 32 sacca-mattia red blue', 'stop', 'plan'],
];

const kPlaces: readonly string[] = [
  ...kRingSpaces,
  ...print.kIslands.flatMap((island) => [
    `${island}-a1`,
    `${island}-c2`,
    `island:${island}`,
    ...print.kColours.map((colour) => `dock:${island}:${colour}`),
  ]),
  ...[...print.kTiles, 'street'].map((tile) => `tile:${tile}`),
  ...print.kStacks.map((stack) => `stack:${stack}`),
  ...kNumbers.map((number) => `character:${number}`),
  ...print.kSpecialCards.map((card) => `card:${card}`),
  ...print.kBeads.map((bead) => `bead:${bead}`),
  ...['take-gold', 'recruit', 'hire', 'dismiss', 'stop', 'decline', 'produce 2', 'produce 2 station'],
  ...['sell red red', 'plan', 'pass', 'pass:ring-5', 'found:shop-red', 'worth:17:san-donato'],
];

describe.each(kLanguages)('words in %s', (language) => {
  const say = words[language];

  it('tell every kind of event, also to those who may not know', () => {
    for (const event of [...kEvents, ...kHidden]) {
      sound(say.event(event, name));
      expect(say.event(event, name), event.kind).not.toContain(`(${event.kind})`);
      expect(say.gain(event)).not.toMatch(/undefined|NaN/);
    }
    expect(say.event({ kind: 'drew', seat: 2 }, name)).toBe(''); // `recruits` said how many
    for (const event of kHidden) expect(say.event(event, name)).not.toMatch(/\d\)|rot|red /);
  });

  it('say what an event costs and brings', () => {
    const gain = (kind: string): readonly string[] =>
      kEvents.filter((event) => event.kind === kind).map((event) => say.gain(event));
    expect(gain('sailed').map((text) => text.match(/\d+/)?.[0] ?? '')).toEqual(['1', '']);
    expect(gain('took_gold')[0]).toContain('+2');
    expect(gain('docked')[0]).toContain('5');
    expect(gain('scored').map((text) => text.includes('−'))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(gain('scored')[1]).toContain('−4');
    expect(gain('scored')[3]).toMatch(/3.*4 [Gg]old/);
    expect(gain('laid')[0]).toBe('');
  });

  it('name every place, each in its own way', () => {
    const names = kPlaces.map((at) => say.place(at));
    names.forEach(sound);
    expect(names.filter((text, i) => text === kPlaces[i])).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('name the ring as the table has it', () => {
    const ring = ['income', ...kView.box.ring.slice(1)];
    const own: View = { ...kView, box: { ...kView.box, ring } };
    expect(say.place('ring-1')).not.toBe(say.place('ring-1', own));
    expect(say.place('ring-1', own).toLowerCase()).toContain(
      states[language].ringAction('income').toLowerCase(),
    );
    expect(say.action('sail ring-18 ring-1', own)).not.toBe(say.action('sail ring-18 ring-1', kView));
    expect(say.action('pass ring-18 ring-1', own)).toBe(say.action('pass ring-18 ring-1', kView));
  });

  it('name every form of action', () => {
    for (const action of kActions) {
      sound(say.action(action));
      expect(say.action(action)).not.toBe(action);
    }
    const stops = (['build', 'sell', 'site', 'score'] as const).map((phase) =>
      say.action('stop', { ...kView, phase }),
    );
    expect(new Set(stops).size).toBe(4);
  });

  it('ask in every phase, of every viewer, and tell the whole table', () => {
    const phases: readonly Phase[] = [
      ...(['start', 'draw', 'sail', 'act', 'take', 'keep', 'build'] as const),
      ...(['site', 'card', 'sell', 'give', 'score', 'over'] as const),
    ];
    for (const phase of phases)
      for (const viewer of [0, 1, 2])
        for (const ending of [0, 3])
          for (const tile of ['', 'street red-blue', 'shop-red']) {
            const view: typeof kView = {
              ...kView,
              phase,
              viewer,
              ending,
              moved: [3, 4],
              ready: 4,
              next_move: 1,
              building: { tile, left: 2 },
              drawn: phase === 'card' ? ['bank'] : ['17'],
              found: { 'shop-red': 2 },
            };
            if (phase !== 'site' || tile !== '') sound(say.ask(view, name));
            if (tile === 'shop-red' && ending === 0)
              for (const { heading, lines } of say.table(view, name)) [heading, ...lines].forEach(sound);
          }
  });

  it('tell the ring, the islands and the worth of the hand', () => {
    const text = say
      .table(kView, name)
      .flatMap(({ heading, lines }) => [heading, ...lines])
      .join('\n');
    for (const island of Object.values(print.kIslandNames).slice(0, 5)) expect(text).toContain(island);
    expect(text).not.toContain('Sacca Serenella\n');
    for (const part of ['a1', 'Ada', 'Cleo', 'San Donato', '(38)', '(11)', '(5)', 'Bank'])
      expect(text).toContain(part);
    expect(text).toContain(': a3.'); // the open site of Santa Teresa
  });

  it('know the winners: points, then gold', () => {
    const over = (scores: readonly number[], gold: readonly number[]): string =>
      say.ask({ ...kView, phase: 'over', scores, gold }, name);
    expect(over([9, 9, 8], [1, 2, 9])).toMatch(/Ben/);
    expect(over([9, 9, 8], [1, 2, 9])).not.toMatch(/Ada|Cleo/);
    expect(over([9, 9, 8], [2, 2, 9])).toMatch(/Ada.*Ben/);
  });

  it('have a name and an effect for every card, and say which numbers are reconstructed', () => {
    const small = states[language];
    const cards = [...kNumbers, ...print.kSpecialCards];
    const texts = cards.map((card) => small.card(card, kView.box));
    for (const { name: title, effect } of texts) [title, effect].forEach(sound);
    expect(new Set(texts.map(({ name: title }) => title)).size).toBe(cards.length);
    const printed = {
      ...kView.box,
      reconstructed: false,
      tables: { ...print.kTables, colour_points: [2, 4, 7, 11, 16] },
    };
    const told = kNumbers.map((card) => [
      small.card(card, kView.box).effect,
      small.card(card, printed).effect,
    ]);
    const differ = told.flatMap(([one, two], i) => (one === two ? [] : [i + 1]));
    expect(differ).toEqual([7, 8, 11, 12, 13, 14]);
    expect(small.card('12', printed).effect).toContain('6+ → 16');
    expect(small.card('11').effect).toContain('9+ → 15');
  });

  it('have all that the drawing needs', () => {
    const small = states[language];
    for (const value of Object.values(small)) if (typeof value === 'string') sound(value);
    for (const n of [0, 1, 2])
      [
        ...[small.points(n), small.goldOf(n), small.price(n), small.left(n), small.gondoliersAtHand(n)],
        ...[small.charactersHeld(n), small.nextCharacter(n), small.planOf(4, n), small.bead('red', n)],
        ...[small.stackLeft('shops', n), small.customersOf('grey', n), small.tilesLeft(n)],
      ].forEach(sound);
    for (const action of print.kRingActions) sound(small.ringAction(action));
    for (const street of print.kStreets) expect(small.street(street)).not.toBe(street);
  });
});

describe('the two languages', () => {
  it('differ', () => {
    const samples = (language: Language): readonly string[] => [
      ...kEvents.map((event) => words[language].event(event, name)),
      ...kActions.map((action) => words[language].action(action)),
      ...kNumbers.map((number) => states[language].card(number).effect),
      ...words[language].table(kView, name).flatMap(({ lines }) => lines),
      words[language].ask(kView, name),
      words[language].tagline,
    ];
    const english = new Set(samples('en'));
    expect(samples('de').filter((text) => english.has(text))).toEqual([]);
  });

  it('have the same columns of scores', () => {
    for (const language of kLanguages)
      expect([0, 1, 2, 3, 4, 5, 6, 7].map((i) => words[language].source(i) !== '')).toEqual([
        ...[false, true, true, true, true, true, true, false],
      ]);
  });
});

describe('the print', () => {
  it('has the actions of the ring as often as the board', () => {
    const count = (action: string): number => print.kRing.filter((one) => one === action).length;
    expect(print.kRingActions.map(count)).toEqual([1, 2, 2, 2, 1, 2, 2, 3, 1, 1, 1]);
  });
});
