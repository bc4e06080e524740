// Everything that is said in one language: strings, and sentences with gaps. Who fills the gaps: speak.ts.

import type { CommonPhrases, Lesson } from '../../shared/words/speak';
import type { AdvicePhrases } from './advice/advice';
import type { LessonName } from '../coach';
import type { Characters, SpecialCards } from './cards/card';
import type { Ask, Story, TableWords } from './sentences/sentences';
import type { Bead, Customer, Dock, RingAction, Stack, Street, Tile } from './print';
import type { StateWords } from './states/states';

/** A thing by its name, and as something one buys, builds or lays ('einen roten Laden'). */
export interface Noun {
  readonly name: string;
  readonly one: string;
}

export type Count = (n: number) => string;

/** What the coach says. */
export type Lessons = Readonly<Record<LessonName, Lesson>>;

/** What steps are called on buttons and in lists. */
export interface Actions {
  start(seat: number): string;
  top(tile: string): string; // and other steps of chance
  sail(from: string, to: string, action: string): string; // the action there, empty if unknown
  sailRed(to: string, action: string): string;
  pass(from: string, to: string): string;
  passRed(to: string): string;
  readonly passShort: string;
  passTo(to: string): string; // with some ship
  buy(tile: string): string;
  search(tile: Tile): string;
  readonly recruit: string;
  dock(dock: string): string; // 'San Donato, white dock'
  build(tile: string): string;
  income(island: string): string;
  produce(factories: number, station: boolean): string;
  sell(beads: string): string;
  readonly hire: string;
  readonly dismiss: string;
  readonly takeGold: string;
  take(tile: string): string;
  keep(card: string): string;
  readonly decline: string;
  on(space: string): string;
  give(bead: string): string;
  score(card: string, island: string, paid: string): string;
  readonly plan: string;
  readonly stop: string;
  readonly stopOf: Readonly<Record<string, string>>; // by phase, where that is known
}

/** Names of places. */
export interface Places {
  ring(n: number, action: string): string;
  site(island: string, column: string, row: number): string;
  dock(island: string, colour: string): string;
  island(name: string): string;
  own(tile: string): string; // a tile before oneself
  readonly streets: string; // the stack of streets, as something to build
  stack(name: string): string;
}

/** Sentences and pieces of sentences. Names are never inflected, so that any name fits. */
export interface Phrases extends CommonPhrases {
  readonly usual: { readonly title: string; readonly hint: string };
  readonly ring: Readonly<Record<RingAction, string>>;
  readonly docks: Readonly<Record<Dock, string>>; // 'white', as an adjective of a dock
  readonly tiles: Readonly<Record<Tile, Noun>>;
  readonly streets: Readonly<Record<Street, Noun>>;
  readonly stacks: Readonly<Record<Stack, string>>;
  readonly left: Readonly<Record<Stack, Count>>; // '3 shops'
  readonly beads: Readonly<Record<Bead, Count>>; // '2 red beads'
  readonly customers: Readonly<Record<Customer, Count>>; // '2 red customers'
  readonly gold: Count;
  readonly points: Count;
  readonly reconstructed: string; // behind numbers that are
  readonly specialCards: SpecialCards;
  readonly characters: Characters;
  list(items: readonly string[]): string;
  readonly place: Places;
  readonly action: Actions;
  readonly story: Story;
  readonly ask: Ask;
  readonly table: TableWords;
  readonly states: StateWords;
  readonly lessons: Lessons;
  readonly advice: AdvicePhrases;
}
