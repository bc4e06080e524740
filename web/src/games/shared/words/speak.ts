// What the words of every game have in common, the same for all languages.

import type { GameWords } from '../../game';

export type Name = (seat: number) => string;

export interface Lesson {
  readonly title: string;
  readonly text: string;
}

/** What stands on the box, so to speak, and the names that need no view. */
export interface CommonPhrases {
  readonly title: string;
  readonly tagline: string;
  readonly credit: string;
  readonly colours: readonly [string, string, string, string];
  readonly sources: readonly string[];
  readonly lessons: Readonly<Record<string, Lesson>>;
}

export type CommonWords = Pick<GameWords, 'title' | 'tagline' | 'credit' | 'colour' | 'source' | 'lesson'>;

export function commonWords({
  title,
  tagline,
  credit,
  colours,
  sources,
  lessons,
}: CommonPhrases): CommonWords {
  return {
    title,
    tagline,
    credit,
    colour: (seat) => colours[seat - 1] ?? '',
    source: (index) => sources[index] ?? '',
    lesson: (name) => lessons[name] ?? { title: '', text: '' },
  };
}

export function seatsOf({ seats }: { readonly seats: number }): readonly number[] {
  return Array.from({ length: seats }, (_, index) => index + 1);
}
