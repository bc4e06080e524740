// The lessons at one table, as far as they have come.

import { keepLessons, learned, lessonsAt, putAway, type Lessons } from './coach';
import type { Coach } from './games/game';
import type { Scene, Step } from './wire';

interface Sight {
  readonly coach: Coach | undefined;
  readonly scene: Scene | null;
  readonly story: readonly Step[];
}

export function openLessons(table: string, look: () => Sight) {
  let lessons: Lessons | null = $state.raw(lessonsAt(table));

  function set(next: Lessons | null): void {
    if (next === lessons) return;
    lessons = next;
    keepLessons(table, next);
  }
  function learn(before: Lessons | null): void {
    const { coach, scene, story } = look();
    if (before && scene && scene.seat !== 0) set(learned(before, coach, scene, story));
  }

  return {
    get now() {
      return lessons;
    },
    goOn() {
      learn(lessons);
    },
    putAway() {
      learn(lessons && putAway(lessons));
    },
    end() {
      set(null);
    },
  };
}
