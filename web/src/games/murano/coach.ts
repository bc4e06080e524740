// What somebody who learns by playing is told, and when.

import type { Legal } from '../../wire';
import type { Situation } from '../game';
import { can, coachOf, hasDone } from '../shared/coach';
import { kStacks, type View } from './view';

/** In the order in which they are told if several fit. */
export const kLessons = [
  ...(['welcome', 'first', 'scoring', 'last', 'act', 'keeping', 'special', 'streets', 'sites'] as const),
  ...(['building', 'buying', 'recruiting', 'docking', 'income', 'production', 'hiring'] as const),
  ...(['blocked', 'unbuilt', 'gondoliers', 'worth', 'money', 'near', 'end'] as const),
] as const;
export type LessonName = (typeof kLessons)[number];

interface Sight {
  readonly view: View;
  readonly legal: readonly Legal[];
  readonly story: Situation['story'];
  readonly begins: boolean; // the learner's turn begins
}

const kPoor = 1; // gold
const kFewTiles = 2;

const own = ({ view }: Sight, numbers: readonly number[]): number => numbers[view.viewer - 1] ?? 0;

const docked = ({ view }: Sight): number =>
  Object.values(view.docks)
    .flat()
    .filter((seat) => seat === view.viewer).length;

const toBuild = (sight: Sight): number =>
  [sight.view.factories, sight.view.specials, sight.view.shops, sight.view.palaces]
    .map((tiles) => own(sight, tiles))
    .reduce((sum, n) => sum + n, 0);

const hasSailed = ({ story, view }: Sight): boolean => hasDone(story, view.viewer, 'sailed');

const laysStreet = ({ view }: Sight): boolean => view.building?.tile.startsWith('street') ?? false;

const kFits: Readonly<Record<LessonName, (sight: Sight) => boolean>> = {
  welcome: ({ begins }) => begins,
  first: (sight) => sight.begins && !hasSailed(sight),
  scoring: ({ legal }) => can(legal, 'score'),
  last: ({ begins, view }) => begins && view.ending > 0,
  act: ({ view, legal }) => view.phase === 'act' && legal.length > 0,
  keeping: ({ view, legal }) => view.phase === 'keep' && can(legal, 'keep'),
  special: ({ view, legal }) => view.phase === 'card' && can(legal, 'keep'),
  streets: (sight) => can(sight.legal, 'on') && laysStreet(sight),
  sites: (sight) => can(sight.legal, 'on') && !laysStreet(sight),
  building: ({ legal }) => can(legal, 'build'),
  buying: ({ legal }) => can(legal, 'buy'),
  recruiting: ({ legal }) => can(legal, 'recruit'),
  docking: ({ legal }) => can(legal, 'dock'),
  income: ({ legal }) => can(legal, 'income'),
  production: ({ legal }) => can(legal, 'produce') || can(legal, 'sell'),
  hiring: ({ legal }) => can(legal, 'hire') || can(legal, 'dismiss'),
  blocked: (sight) =>
    sight.begins && hasSailed(sight) && Object.values(sight.view.ways ?? {}).some(({ price }) => price > 0),
  unbuilt: (sight) => sight.begins && toBuild(sight) > 0,
  gondoliers: (sight) => sight.begins && own(sight, sight.view.characters) > docked(sight),
  worth: (sight) => sight.begins && own(sight, sight.view.characters) > 0,
  money: (sight) => sight.begins && own(sight, sight.view.gold) <= kPoor,
  near: ({ view }) => kStacks.filter((stack) => view.stacks[stack] <= kFewTiles).length > 0,
  end: ({ view }) => view.phase === 'over',
};

export const coach = coachOf<LessonName, Sight>({
  names: kLessons,
  end: 'end',
  look: ({ view, legal, story }) => {
    const seen = view as View;
    return { view: seen, legal, story, begins: seen.phase === 'sail' && can(legal, 'sail') };
  },
  fits: kFits,
  topics: {
    welcome: { rule: '', areas: [] },
    first: { rule: 'MU-M1', areas: ['ring'] },
    scoring: { rule: 'MU-E4', areas: [] },
    last: { rule: 'MU-E2', areas: [] },
    act: { rule: 'MU-M3', areas: ['ring'] },
    keeping: { rule: 'MU-A6', areas: [] },
    special: { rule: 'MU-B7', areas: [] },
    streets: { rule: 'MU-B2', areas: ['street'] },
    sites: { rule: 'MU-B3', areas: ['site'] },
    building: { rule: 'MU-B1', areas: ['site', 'street'] },
    buying: { rule: 'MU-A3', areas: ['stacks'] },
    recruiting: { rule: 'MU-A6', areas: [] },
    docking: { rule: 'MU-A8', areas: ['dock'] },
    income: { rule: 'MU-I1', areas: ['street'] },
    production: { rule: 'MU-P1', areas: [] },
    hiring: { rule: 'MU-A9', areas: [] },
    blocked: { rule: 'MU-M2', areas: ['ring'] },
    unbuilt: { rule: 'MU-B1', areas: [] },
    gondoliers: { rule: 'MU-E4', areas: ['dock'] },
    worth: { rule: 'MU-C1', areas: [] },
    money: { rule: 'MU-P3', areas: [] },
    near: { rule: 'MU-E1', areas: ['stacks'] },
    end: { rule: 'MU-E6', areas: [] },
  },
});
