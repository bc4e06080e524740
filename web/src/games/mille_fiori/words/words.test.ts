import { describe, expect, it } from 'vitest';
import type { Event } from '../../../wire';
import type { Language } from '../../game';
import { kNames as name, sound } from '../../shared/words/sound';
import type { View } from '../view';
import { states, words } from './index';
import {
  allSpaces,
  kAreas,
  kBonusPoints,
  kFleetPoints,
  kLastRouteSpace,
  kSymbols,
  kWheels,
  readSpace,
} from './print';

const kLanguages: readonly Language[] = ['en', 'de'];
const kKinds = [
  ...['started', 'turned_up', 'dealt', 'picked', 'played', 'placed', 'sailed', 'scored', 'earned', 'took'],
  ...['declined', 'passed', 'left_over', 'last_turns', 'ended'],
];
const kRules = [
  ...['MF-W2', 'MF-W3', 'MF-W4', 'MF-R2', 'MF-R3', 'MF-R4', 'MF-T2', 'MF-T3', 'MF-T4', 'MF-T5'],
  ...['MF-C2', 'MF-C3', 'MF-C4', 'MF-H2', 'MF-N2', 'MF-N3', 'MF-E1', 'MF-E2'],
];
const kCards = kSymbols.flatMap((symbol) => kWheels.map((wheel) => `${symbol}-${wheel}`));
const kRoute = Array.from({ length: kLastRouteSpace + 1 }, (_, n) => `route-${n}`);

const kView: View = {
  viewer: 1,
  seats: 4,
  tactical: false,
  phase: 'pick',
  round: 2,
  cycle: 1,
  doge: 2,
  acting: 0,
  shown: '',
  committed: [2],
  first_out: 0,
  pile: 60,
  face_up: ['key-2', 'ship-5'],
  discard: ['quartz-1'],
  hand: ['ash-2', 'lion-3'],
  pick: '',
  hand_sizes: [2, 2, 2, 2],
  known: { '2': ['coin-1'] },
  diamonds: { 'workshop-3': 1, 'residence-1': 2, 'nobili-8': 3, 'trade-5': 4, 'harbor-4': 1 },
  bonuses: {
    workshops: [1, 0, 0, 0],
    residences: [0, 0, 0, 0],
    nobili: [0, 0, 0, 0],
    populi: [0, 0, 0, 0],
    trade: [0, 0, 0, 0],
  },
  ships: [0, 4, 7, 20],
  stock: [25, 29, 29, 29],
  scores: [3, 2, 1, 8],
};

function scored(rule: string, points: number, count: number, space?: string): Event {
  const event: Event = { kind: 'scored', seat: 1, rule, points, count };
  return space === undefined ? event : { ...event, space };
}

/** Whether what stands before '=' comes to what stands behind it. */
function holds(text: string): boolean {
  const [left = '', right = ''] = text.split('=');
  const term = left.includes(':') ? (left.split(':').at(-1) ?? '') : left;
  const sum = term
    .replaceAll(/[^\d+×]/g, '')
    .split('+')
    .map((product) => product.split('×').reduce((value, factor) => value * Number(factor), 1))
    .reduce((total, value) => total + value, 0);
  return sum === Number(right);
}

function lastNumber(text: string): number {
  return Number(text.match(/\d+(?!.*\d)/)?.[0]);
}

describe.each(kLanguages)('words in %s', (language) => {
  const say = words[language];

  it('tell every kind of event, by every rule', () => {
    for (const kind of kKinds)
      for (const rule of kRules) {
        const event: Event = {
          kind,
          seat: 2,
          rule,
          points: 6,
          count: 2,
          card: 'key-2',
          space: 'residence-4',
        };
        sound(say.event(event, name));
        expect(say.gain(event)).not.toMatch(/undefined|NaN/);
      }
  });

  it('tell of cards that nobody may see', () => {
    for (const kind of ['dealt', 'picked', 'left_over']) sound(say.event({ kind, seat: 1 }, name));
  });

  it('name every space, card and target', () => {
    const targets = [...kCards.flatMap((card) => [`hand:${card}`, `face-up:${card}`]), 'decline', 'sail'];
    const names = [...allSpaces(), ...kRoute, ...kCards, ...targets].map((at) => say.place(at));
    names.forEach(sound);
    expect(allSpaces()).toHaveLength(109);
    expect(new Set(allSpaces().map((at) => say.place(at))).size).toBe(109);
    expect(names.some((text) => allSpaces().includes(text))).toBe(false);
  });

  it('name every form of action', () => {
    const onSpaces = allSpaces().map((at) => `place ${at}`);
    const onCards = kCards.flatMap((card) => [
      `pick ${card}`,
      `take ${card}`,
      `face-up ${card}`,
      `deal 2 ${card}`,
    ]);
    const others = ['place harbor-3 sail', 'sail', 'decline', 'start 1'];
    for (const action of [...onSpaces, ...onCards, ...others]) {
      sound(say.action(action));
      expect(say.action(action)).not.toBe(action);
    }
  });

  it('ask in every phase, of every viewer, with every reason', () => {
    const phases = ['draw_start', 'turn_up', 'deal', 'pick', 'play', 'extra', 'over'] as const;
    for (const phase of phases)
      for (const viewer of [0, 1, 2])
        for (const tactical of [false, true])
          for (const first_out of [0, 3])
            for (const shown of ['key-2', 'ship-1']) {
              const view: View = {
                ...kView,
                phase,
                viewer,
                tactical,
                first_out,
                shown,
                acting: 2,
                pick: 'ash-2',
              };
              sound(say.ask(view, name));
              for (const { heading, lines } of say.table(view, name)) [heading, ...lines].forEach(sound);
            }
  });

  it('ask otherwise without diamonds and with the ship at the end', () => {
    const view: View = { ...kView, phase: 'play', acting: 1, shown: 'ship-1' };
    const asked = [
      say.ask(view, name),
      say.ask({ ...view, shown: 'key-1' }, name),
      say.ask({ ...view, stock: [0, 9, 9, 9] }, name),
      say.ask({ ...view, ships: [kLastRouteSpace, 0, 0, 0] }, name),
    ];
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('tell the winners', () => {
    expect(say.ask({ ...kView, phase: 'over' }, name)).toContain('Dino');
    const shared = say.ask({ ...kView, phase: 'over', scores: [9, 9, 1, 9] }, name);
    for (const winner of ['Ada', 'Ben', 'Dino']) expect(shared).toContain(winner);
  });

  it('have all that the drawing needs', () => {
    const small = states[language];
    for (const area of [...kAreas, 'townspeople', 'route']) sound(small.zoom(area));
    for (const value of Object.values(small)) if (typeof value === 'string') sound(value);
    for (const n of [0, 1, 2])
      [small.handSize(n), small.diamondsLeft(n), small.pileLeft(n), small.points(n), small.round(n)].forEach(
        sound,
      );
    sound(small.shipAt('Ada', 0));
    sound(small.bonusTakenBy('trade', 15, 'Ada'));
    sound(small.copies('key-2', 3));
  });

  it('count connected workshops', () => {
    for (const [space, each] of [
      ['workshop-3', 2],
      ['workshop-2', 1],
    ] as const)
      for (let count = 1; count <= 12; ++count) {
        const text = say.gain(scored('MF-W2', each * count, count, space));
        expect(lastNumber(text)).toBe(each * count);
        if (count > 1) expect(holds(text)).toBe(true);
      }
  });

  it('count lines of residences', () => {
    expect(say.gain(scored('MF-R2', 9, 3, 'residence-3'))).toContain('2 + 4 + 3 = 9');
    const text = say.gain(scored('MF-R2', 1 + 10 + 5, 3, 'residence-17'));
    expect(text).toContain('5 + 10 + 1 = 16');
    expect(lastNumber(say.gain(scored('MF-R2', 5, 1, 'residence-4')))).toBe(5);
  });

  it('count levels of the pyramids, and the matching symbol', () => {
    for (const [space, points] of [
      ['nobili-1', 6],
      ['populi-5', 3],
      ['nobili-12', 1],
    ] as const) {
      expect(lastNumber(say.gain(scored('MF-T2', points, 1, space)))).toBe(points);
      const matched = say.gain(scored('MF-T2', 2 * points, 1, space));
      expect(holds(matched)).toBe(true);
      expect(lastNumber(matched)).toBe(2 * points);
    }
  });

  it('count triangles', () => {
    for (let second = 0; second <= 2; ++second)
      for (let bottom = 0; bottom <= 3; ++bottom) {
        const points = 3 * second + bottom;
        if (points === 0) continue;
        const text = say.gain(scored('MF-T3', points, second + bottom, 'nobili-1'));
        expect(holds(text)).toBe(true);
        expect(lastNumber(text)).toBe(points);
      }
  });

  it('count commodities and fleets', () => {
    for (let value = 1; value <= 5; ++value)
      for (let count = 1; count <= value; ++count) {
        const text = say.gain(scored('MF-C2', value * count, count, 'trade-1'));
        expect(holds(text)).toBe(true);
        expect(lastNumber(text)).toBe(value * count);
      }
    for (const each of kFleetPoints.filter((points) => points > 0))
      for (const ships of [1, 2, 3]) {
        const text = say.gain(scored('MF-H2', each * ships, ships, 'harbor-3'));
        expect(holds(text)).toBe(true);
        expect(lastNumber(text)).toBe(each * ships);
      }
  });

  it('say what a bonus and the route bring, and nothing of what brings nothing', () => {
    for (const rule of ['MF-W3', 'MF-R3', 'MF-T4', 'MF-C3'])
      for (const points of kBonusPoints) expect(lastNumber(say.gain(scored(rule, points, 1)))).toBe(points);
    expect(lastNumber(say.gain(scored('MF-N2', 10, 1)))).toBe(10);
    expect(say.gain({ kind: 'scored', seat: 1, rule: 'MF-H2', count: 2, space: 'harbor-3' })).toBe('');
    expect(say.gain({ kind: 'placed', seat: 1, space: 'harbor-3' })).toBe('');
    sound(say.gain({ kind: 'earned', seat: 1, rule: 'MF-W4' }));
    sound(say.gain({ kind: 'last_turns', seat: 1, rule: 'MF-E2' }));
    sound(say.event({ kind: 'scored', seat: 1, rule: 'MF-H2', count: 2, space: 'harbor-3' }, name));
  });
});

describe('the two languages', () => {
  it('differ', () => {
    for (const at of [...allSpaces(), 'route-7', 'hand:key-2'])
      expect(words.de.place(at)).not.toBe(words.en.place(at));
    for (const kind of kKinds) {
      const event: Event = {
        kind,
        seat: 1,
        rule: 'MF-W2',
        points: 4,
        count: 2,
        card: 'key-2',
        space: 'workshop-3',
      };
      expect(words.de.event(event, name)).not.toBe(words.en.event(event, name));
    }
    expect(words.de.ask(kView, name)).not.toBe(words.en.ask(kView, name));
    expect(words.de.tagline).not.toBe(words.en.tagline);
  });

  it('have the same columns of scores', () => {
    for (let index = 1; index < 8; ++index)
      for (const language of kLanguages) sound(words[language].source(index));
  });
});

describe('the print', () => {
  it('has as many spaces of a symbol as the box has cards', () => {
    const count = (symbol: string): number =>
      allSpaces().filter((at) => readSpace(at)?.symbol === symbol).length;
    expect(['quartz', 'ash', 'lime', 'pigment'].map(count)).toEqual([7, 7, 7, 9]);
    expect(['glasses', 'carafes', 'jewelry', 'swans'].map(count)).toEqual([5, 5, 5, 5]);
    expect(['lion', 'coin', 'cross', 'fish', 'shell', 'crab'].map(count)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(['key', 'ship'].map(count)).toEqual([20, 15]);
  });
});
