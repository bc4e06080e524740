import { expect, test } from 'vitest';
import { current, kNoLessons, putAway, readLessons, teach } from './coach';

test('the first lesson that fits is shown, and stays while nothing is done', () => {
  const one = teach(kNoLessons, ['welcome', 'pick'], 0);
  expect(current(one)).toBe('welcome');
  expect(teach(one, ['pick'], 0)).toBe(one);
});

test('put away, it makes room for the next', () => {
  const one = teach(kNoLessons, ['welcome', 'pick'], 0);
  expect(current(putAway(one))).toBeNull();
  expect(current(teach(putAway(one), ['welcome', 'pick'], 0))).toBe('pick');
});

test('whoever acts has done with a lesson', () => {
  const one = teach(kNoLessons, ['welcome'], 0);
  expect(current(teach(one, ['welcome'], 1))).toBeNull();
  expect(current(teach(one, ['welcome', 'trade'], 1))).toBe('trade');
});

test('no lesson is shown twice', () => {
  const all = teach(putAway(teach(kNoLessons, ['sail'], 3)), ['sail'], 4);
  expect(all.shown).toEqual(['sail']);
  expect(current(all)).toBeNull();
});

test('at a table without lessons there is none', () => {
  expect(current(null)).toBeNull();
});

test('lessons survive being written and read, damage does not', () => {
  const lessons = { t: teach(kNoLessons, ['welcome'], 2) };
  expect(readLessons(JSON.parse(JSON.stringify(lessons)))).toEqual(lessons);
  expect(readLessons({ t: { shown: [1, 'pick'], open: 'x' } })).toEqual({
    t: { shown: ['pick'], open: false, acts: 0 },
  });
  expect(readLessons('x')).toEqual({});
});
