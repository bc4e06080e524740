import { expect, test } from 'vitest';
import type { Legal, Step } from '../../wire';
import { coach, kLessons } from './coach';
import { kRuleIds } from './rules/text';
import type { View } from './view';
import { words } from './words';

const kView = {
  viewer: 1,
  phase: 'play',
  round: 1,
  pile: 80,
  bonuses: { workshops: [0, 0, 0, 0], residences: [0, 0, 0, 0] },
  stock: [30, 30],
} as unknown as View;

const legal = (...actions: readonly string[]): readonly Legal[] =>
  actions.map((action) => ({ action, preview: [] }));
const played: Step = { seat: 1, events: [{ kind: 'played', seat: 1, card: 'ash-1' }] };

function fitting(change: Partial<View>, actions: readonly Legal[], story: readonly Step[] = []) {
  return coach.fitting({ view: { ...kView, ...change }, legal: actions, story });
}

test('it begins with a welcome, then explains picking', () => {
  expect(fitting({ phase: 'pick' }, legal('pick ash-1', 'pick key-2'))).toEqual(['welcome', 'pick']);
});

test('every area is explained where a diamond can be placed in it', () => {
  expect(fitting({}, legal('place workshop-3', 'sail'))).toEqual(['workshops']);
  expect(fitting({}, legal('place residence-1'))).toEqual(['residences']);
  expect(fitting({}, legal('place nobili-8'))).toEqual(['townspeople']);
  expect(fitting({}, legal('place populi-9'))).toEqual(['townspeople']);
  expect(fitting({}, legal('place trade-5'))).toEqual(['trade']);
  expect(fitting({}, legal('place harbor-1', 'place harbor-1 sail'))).toEqual(['harbor']);
});

test('sailing is explained from the second card on', () => {
  expect(fitting({}, legal('sail'))).toEqual([]);
  expect(fitting({}, legal('sail'), [played])).toEqual(['sail']);
});

test('an extra card is explained to whoever may take it', () => {
  expect(fitting({ phase: 'extra' }, legal('take key-2', 'decline'))).toEqual(['extra']);
  expect(fitting({ phase: 'extra' }, [])).toEqual([]);
});

test('that others earn too is told once it has happened', () => {
  const scored = (seat: number, points: number): Step => ({
    seat: 2,
    events: [{ kind: 'scored', seat, points, rule: 'MF-C2' }],
  });
  expect(fitting({}, [], [scored(2, 4)])).toEqual([]);
  expect(fitting({}, [], [scored(1, 0)])).toEqual([]);
  expect(fitting({}, [], [scored(1, 4)])).toEqual(['others']);
});

test('hands that moved on are told of at the next pick', () => {
  const passed: Step = { seat: 2, events: [{ kind: 'passed' }] };
  expect(fitting({}, [], [passed])).toEqual([]);
  expect(fitting({ phase: 'pick' }, legal('pick ash-1'), [passed])).toContain('passed');
});

test('a bonus is explained when it is within reach, taken, or late', () => {
  const preview = [{ kind: 'scored', seat: 1, points: 20, rule: 'MF-C3' }];
  expect(fitting({}, [{ action: 'place trade-5', preview }])).toEqual(['trade', 'bonus']);
  expect(fitting({ bonuses: { ...kView.bonuses, trade: [2, 0, 0, 0] } }, [])).toEqual(['bonus']);
  expect(fitting({ round: 3 }, [])).toEqual(['bonus']);
});

test('the end is announced when diamonds or cards become few', () => {
  expect(fitting({ stock: [30, 12] }, [])).toEqual(['supply']);
  expect(fitting({ pile: 20 }, [])).toEqual(['supply']);
});

test('when it is over only the end is left to be told', () => {
  expect(fitting({ phase: 'over', round: 7, pile: 0 }, [], [played])).toEqual(['end']);
});

test('every lesson has words and a rule that exists', () => {
  for (const name of kLessons) {
    const { rule } = coach.topic(name);
    expect(['', ...kRuleIds]).toContain(rule);
    for (const told of [words.en, words.de].map(({ lesson }) => lesson?.(name))) {
      expect(told?.title).toBeTruthy();
      expect(told?.text).toMatch(/[.!?]$/);
    }
  }
});
