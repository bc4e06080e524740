// What a game brings to the page: a drawing, words, a reference of its rules. The page around it knows no game.

import type { Component } from 'svelte';
import type { Advised, Event, Legal, Step } from '../wire';

export type Language = 'en' | 'de';

/** A legal action; or a course, if others follow it of themselves as long as they are legal. */
export interface Choice extends Legal {
  readonly then?: readonly string[];
}

/** One thing on the table that can be pressed, and the legal actions that belong to it. */
export interface Target {
  readonly at: string; // a space ('workshop-3', 'route-7'), a card ('hand:key-2', 'face-up:key-2'), a button ('decline')
  readonly actions: readonly Choice[];
}

/** Everything in its place: what belongs to several places is in each of them. */
export function grouped<T extends Legal>(
  legal: readonly T[],
  placesOf: (one: T) => readonly string[],
): readonly { readonly at: string; readonly actions: readonly T[] }[] {
  const found = new Map<string, T[]>();
  for (const one of legal) for (const at of placesOf(one)) found.set(at, [...(found.get(at) ?? []), one]);
  return [...found].map(([at, actions]) => ({ at, actions }));
}

export type Pointer = 'mouse' | 'touch' | 'key';

/** What every drawing of a game is given. `View` is the game's own type of view. */
export interface DrawProps<View> {
  readonly view: View;
  readonly targets: readonly Target[]; // empty if there is nothing to choose
  readonly aimed: string | null; // the place whose preview is being shown
  readonly held: boolean; // it was pressed, not only pointed at
  readonly foreseen: readonly Event[]; // that preview
  readonly fresh: readonly Event[]; // what has just happened
  readonly last: readonly Event[]; // the last moves of the players, to stay marked
  readonly names: readonly string[]; // of the seats, from seat 1 on
  readonly language: Language;
  readonly pace: number; // milliseconds a movement may take; 0: none
  readonly aim: (at: string | null) => void; // hover or focus
  readonly press: (at: string, pointer: Pointer) => void; // click, tap, Enter
}

/** A line of the table told in words, for those who read instead of look. */
export interface Paragraph {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A game in one language. Where seats are named, `name` gives the name. */
export interface GameWords {
  readonly title: string;
  readonly tagline: string;
  readonly credit: string;
  colour(seat: number): string;
  variation(name: string): { readonly title: string; readonly hint: string };
  source(index: number): string; // column of the score table
  place(at: string, view?: unknown): string; // 'workshop-3' → 'Workshop 3, pigment'
  action(action: string, view?: unknown): string; // on a button or in a list
  course?(actions: readonly string[]): string; // several in a row
  about?(at: string, view: unknown): string; // a sentence on a place that is aimed at; empty if nothing needs to be said
  ask(view: unknown, name: (seat: number) => string): string; // what is to be done now, for the viewer
  event(event: Event, name: (seat: number) => string): string; // a line of the log, as a sentence
  gain(event: Event): string; // an item of a preview: '4 connected × 2 = 8'; empty if it brings nothing
  table(view: unknown, name: (seat: number) => string): readonly Paragraph[];
  persona(name: string): { readonly title: string; readonly hint: string }; // the style of a bot
  because(one: Advised, all: readonly Advised[], view: unknown, name: (seat: number) => string): string; // why it is advised
  lesson?(name: string): { readonly title: string; readonly text: string }; // of the coach
}

/** What a learner sees, may do and has been told. */
export interface Situation {
  readonly view: unknown;
  readonly legal: readonly Legal[];
  readonly story: readonly Step[];
}

/** What a lesson is about. */
export interface Topic {
  readonly rule: string; // to read on; empty: all of them
  readonly areas: readonly string[]; // of the board, as `data-area` names them
}

/** Explains a game while it is being played. */
export interface Coach {
  readonly lessons: readonly string[];
  fitting(situation: Situation): readonly string[]; // lessons for this moment, the most urgent first
  topic(lesson: string): Topic;
}

export interface Game {
  readonly name: string; // as on the wire
  readonly words: Readonly<Record<Language, GameWords>>;
  targets(legal: readonly Legal[], view: unknown): readonly Target[];
  rechoose?(view: unknown): readonly Legal[]; // actions that may replace the viewer's last one, once that is taken back
  forget?(view: unknown): unknown; // the view without what only a perfect memory knows
  readonly Board: Component<DrawProps<never>>;
  readonly Cards: Component<DrawProps<never>>;
  readonly Player: Component<{ view: never; seat: number; language: Language }>; // what one player has, beside the score
  readonly Icon: Component<{ name: string; size?: number }>; // a symbol, a card or an area, for log and previews
  icon(event: Event): string; // the name of the icon that stands for an event; empty if none
  rules(): Promise<{ readonly default: Component<{ language: Language; rule: string }> }>; // the reference, opened at a rule; loaded when it is wanted
  readonly coach?: Coach;
}
