import { expect, test } from 'vitest';
import type { Legal, Step } from '../../wire';
import { coach, kLessons } from './coach';
import { kRuleIds } from './rules/text';
import type { View } from './view';
import { words } from './words';
import { kView } from './words/view.example';

const kCalm: Partial<View> = {
  ways: {},
  gold: [9, 9, 9],
  factories: [0, 0, 0],
  shops: [0, 0, 0],
  characters: [0, 0, 0],
};
const legal = (...actions: readonly string[]): readonly Legal[] =>
  actions.map((action) => ({ action, preview: [] }));
const sailed: Step = { seat: 1, events: [{ kind: 'sailed', seat: 1, from: 'ring-3', space: 'ring-4' }] };

function fitting(change: Partial<View>, actions: readonly Legal[], story: readonly Step[] = []) {
  return coach.fitting({ view: { ...kView, ...kCalm, ...change }, legal: actions, story });
}
const turn = (change: Partial<View>, story: readonly Step[] = [sailed]) =>
  fitting({ phase: 'sail', ...change }, legal('sail red ring-2', 'pass red ring-2'), story);

test('it begins with a welcome, then says what to do on turn one', () => {
  expect(turn({}, [])).toEqual(['welcome', 'first']);
  expect(turn({})).toEqual(['welcome']);
});

test('nothing is explained while others play', () => {
  expect(fitting({ acting: 2 }, [])).toEqual([]);
});

test('every action is explained where it can be done', () => {
  const act = (...actions: readonly string[]) => fitting({ phase: 'act', moved: [4] }, legal(...actions));
  expect(act('take-gold')).toEqual(['act']);
  expect(act('buy shop', 'search shop')).toEqual(['act', 'buying']);
  expect(act('recruit')).toEqual(['act', 'recruiting']);
  expect(act('dock san-donato white')).toEqual(['act', 'docking']);
  expect(act('build street')).toEqual(['act', 'building']);
  expect(act('income san-donato')).toEqual(['act', 'income']);
  expect(act('produce 1')).toEqual(['act', 'production']);
  expect(act('hire', 'dismiss')).toEqual(['act', 'hiring']);
});

test('streets and sites are two lessons, and so are the two kinds of cards', () => {
  const on = legal('on san-donato-c1');
  expect(fitting({ phase: 'site', building: { tile: 'street red', left: 3 } }, on)).toEqual(['streets']);
  expect(fitting({ phase: 'site', building: { tile: 'shop-red', left: 3 } }, on)).toEqual(['sites']);
  expect(fitting({ phase: 'keep' }, legal('keep 17', 'decline'))).toEqual(['keeping']);
  expect(fitting({ phase: 'card' }, legal('keep bank'))).toEqual(['special']);
});

test('prices are explained when a ship is in the way', () => {
  const way = (price: number) => ({ '4': { price, useful: true, path: [] } });
  expect(turn({ ways: way(0) })).not.toContain('blocked');
  expect(turn({ ways: way(3) })).toContain('blocked');
});

test('characters without gondoliers are warned of', () => {
  const docks = { 'san-donato': [1, 0, 0, 0] };
  expect(turn({ characters: [1, 0, 0], docks })).toEqual(['welcome', 'worth']);
  expect(turn({ characters: [2, 0, 0], docks })).toEqual(['welcome', 'gondoliers', 'worth']);
});

test('unbuilt tiles, empty purses and low stacks have their lessons', () => {
  expect(turn({ shops: [1, 0, 0] })).toContain('unbuilt');
  expect(turn({ gold: [1, 9, 9] })).toContain('money');
  expect(turn({ stacks: { ...kView.stacks, shops: 2 } })).toContain('near');
});

test('the last turn and the scoring come before all else', () => {
  expect(turn({ ending: 2, shops: [1, 0, 0] }).slice(0, 2)).toEqual(['welcome', 'last']);
  expect(fitting({ phase: 'score' }, legal('score 38 san-donato', 'stop'))[0]).toBe('scoring');
});

test('when it is over only the end is left to be told', () => {
  expect(fitting({ phase: 'over', gold: [0, 0, 0] }, [])).toEqual(['end']);
});

test('every lesson has words and a rule that exists', () => {
  for (const name of kLessons) {
    expect(['', ...kRuleIds]).toContain(coach.topic(name).rule);
    for (const told of [words.en, words.de].map(({ lesson }) => lesson?.(name))) {
      expect(told?.title).toBeTruthy();
      expect(told?.text).toMatch(/[.!?]$/);
    }
  }
});
