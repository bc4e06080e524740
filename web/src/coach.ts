// Lessons at a table where somebody learns a game: which were shown, and which is being shown.

import type { Coach } from './games/game';
import { keyring } from './keys';
import { fields, load, save } from './storage';
import type { Scene, Step } from './wire';

export interface Lessons {
  readonly shown: readonly string[]; // in the order they came
  readonly open: boolean; // the last of them has not been put away
  readonly acts: number; // of the learner, when the last of them came
}

export const kNoLessons: Lessons = { shown: [], open: false, acts: 0 };

/** A lesson stays until it is put away or the learner has acted; then comes the first that fits and is new. */
export function teach(lessons: Lessons, fitting: readonly string[], acts: number): Lessons {
  if (lessons.open && lessons.acts === acts) return lessons;
  const next = fitting.find((lesson) => !lessons.shown.includes(lesson));
  if (next !== undefined) return { shown: [...lessons.shown, next], open: true, acts };
  return putAway(lessons);
}

/** After what a scene shows, and all that its seat has been told. */
export function learned(
  before: Lessons,
  coach: Coach | undefined,
  { view, legal, seat }: Scene,
  story: readonly Step[],
): Lessons {
  const acts = story.filter((step) => step.seat === seat).length;
  return teach(before, coach?.fitting({ view, legal, story }) ?? [], acts);
}

export function putAway(lessons: Lessons): Lessons {
  return lessons.open ? { ...lessons, open: false } : lessons;
}

export function current(lessons: Lessons | null): string | null {
  return lessons?.open ? (lessons.shown.at(-1) ?? null) : null;
}

const kPlace = 'laguna.lessons';

export function readLessons(stored: unknown): Readonly<Record<string, Lessons>> {
  return Object.fromEntries(
    Object.entries(fields(stored)).map(([table, value]) => {
      const { shown, open, acts } = fields(value);
      const names = (Array.isArray(shown) ? shown : []).filter((one) => typeof one === 'string');
      return [table, { shown: names, open: open === true, acts: typeof acts === 'number' ? acts : 0 }];
    }),
  );
}

/** Null at a table where nobody learns. */
export function lessonsAt(table: string): Lessons | null {
  return readLessons(load(kPlace))[table] ?? null;
}

/** Null ends the lessons. Tables without a key in this browser are forgotten. */
export function keepLessons(table: string, lessons: Lessons | null): void {
  const keys = keyring();
  const others = Object.entries(readLessons(load(kPlace))).filter(([name]) => name !== table && keys[name]);
  save(kPlace, Object.fromEntries(lessons ? [...others, [table, lessons]] : others));
}
