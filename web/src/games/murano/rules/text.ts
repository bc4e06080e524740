// What the reference of the rules is made of. The texts of a language fill it.

import type { ReferenceText } from '../../shared/rules/text';
import type { RingAction } from '../words/print';

/** The chapters in order, with the rules that stand in each. */
export const kChapters = {
  minute: [],
  aid: [],
  setup: ['MU-S1', 'MU-S2', 'MU-S3', 'MU-S4', 'MU-S5'],
  ships: ['MU-M1', 'MU-M2', 'MU-M3', 'MU-M4', 'MU-M5'],
  actions: ['MU-A1', 'MU-A2', 'MU-A3', 'MU-A4', 'MU-A5', 'MU-A6', 'MU-A7', 'MU-A8', 'MU-A9'],
  building: ['MU-B1', 'MU-B2', 'MU-B3', 'MU-B4', 'MU-B5', 'MU-B6', 'MU-B7'],
  income: ['MU-I1'],
  production: ['MU-P1', 'MU-P2', 'MU-P3'],
  special: [
    'MU-K1',
    'MU-K2',
    'MU-K3',
    'MU-K4',
    'MU-K5',
    'MU-K6',
    'MU-K7',
    'MU-K8',
    'MU-K9',
    'MU-K10',
    'MU-K11',
    'MU-K12',
    'MU-K13',
    'MU-K14',
  ],
  characters: [
    'MU-C1',
    'MU-C2',
    'MU-C3',
    'MU-C4',
    'MU-C5',
    'MU-C6',
    'MU-C7',
    'MU-C8',
    'MU-C9',
    'MU-C10',
    'MU-C11',
    'MU-C12',
    'MU-C13',
    'MU-C14',
    'MU-C15',
    'MU-C16',
    'MU-C17',
    'MU-C18',
  ],
  end: ['MU-E1', 'MU-E2', 'MU-E3', 'MU-E4', 'MU-E5', 'MU-E6'],
  secrets: ['MU-H1', 'MU-H2'],
  rulings: [],
  reconstructed: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ChapterName = keyof typeof kChapters;
export type RuleId = (typeof kChapters)[ChapterName][number];
export const kRuleIds: readonly RuleId[] = Object.values(kChapters).flat();

export const kExamples = ['ships', 'building', 'income', 'production', 'characters'] as const;
export type ExampleName = (typeof kExamples)[number];

export const kAidTiles = ['street', 'factory', 'shop', 'palace', 'special'] as const;
export type AidTile = (typeof kAidTiles)[number];
export type AidAction = RingAction | 'pass';

/** Heads of the tables, and the cells that need a sentence. */
export interface AidText {
  readonly actions: string;
  readonly tiles: string;
  readonly specials: string;
  readonly characters: string;
  readonly times: string; // how often on the ring
  readonly price: string;
  readonly what: string;
  readonly points: string;
  readonly owner: string;
  readonly pass: string;
  readonly action: Readonly<Record<AidAction, readonly [price: string, what: string]>>;
  readonly tile: Readonly<Record<AidTile, readonly [points: string, owner: string, what: string]>>;
}

export interface RulesText extends ReferenceText<ChapterName, RuleId, ExampleName> {
  readonly aid: AidText;
}
