import { expect, test } from 'vitest';
import { follow } from './course';

const kCourse = ['a', 'b', 'c'];

/** Plays all but `refused`; `gone` is no longer legal once something has been played. */
async function journey(refused = '', gone = '') {
  const played: string[] = [];
  const end = await follow(
    kCourse,
    (action) => action !== gone || played.length === 0,
    (action) => {
      if (action !== refused) played.push(action);
      return Promise.resolve(action !== refused);
    },
  );
  return { end, played };
}

test('a course is played to its end, in order', async () => {
  expect(await journey()).toEqual({ end: 'done', played: kCourse });
});

test('a refused action ends it', async () => {
  expect(await journey('b')).toEqual({ end: 'refused', played: ['a'] });
});

test('it ends where the table has changed so that the next action is not legal', async () => {
  expect(await journey('', 'c')).toEqual({ end: 'illegal', played: ['a', 'b'] });
});
