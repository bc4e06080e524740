// What the reference of the rules is made of. The texts of a language fill it.

import type { ReferenceText } from '../../shared/rules/text';

export const kRuleIds = [
  ...(['MF-S1', 'MF-S2', 'MF-S3'] as const),
  ...(['MF-D1', 'MF-D2', 'MF-D3', 'MF-D4', 'MF-D5', 'MF-D6', 'MF-D7', 'MF-D8'] as const),
  ...(['MF-P1', 'MF-P2', 'MF-P3', 'MF-P4', 'MF-P5'] as const),
  ...(['MF-W1', 'MF-W2', 'MF-W3', 'MF-W4'] as const),
  ...(['MF-R1', 'MF-R2', 'MF-R3', 'MF-R4'] as const),
  ...(['MF-T1', 'MF-T2', 'MF-T3', 'MF-T4', 'MF-T5'] as const),
  ...(['MF-C1', 'MF-C2', 'MF-C3', 'MF-C4'] as const),
  ...(['MF-H1', 'MF-H2', 'MF-H3'] as const),
  ...(['MF-N1', 'MF-N2', 'MF-N3', 'MF-N4'] as const),
  ...(['MF-E1', 'MF-E2', 'MF-E3'] as const),
] as const;
export type RuleId = (typeof kRuleIds)[number];

export const kExamples = ['workshops', 'residences', 'townspeople', 'trade', 'harbor', 'route'] as const;
export type ExampleName = (typeof kExamples)[number];

/** The chapters in order, with the rules that stand in each. */
export const kChapters = {
  minute: [],
  aid: [],
  setup: ['MF-S1', 'MF-S2', 'MF-S3'],
  turn: ['MF-D1', 'MF-D2', 'MF-D3', 'MF-D4', 'MF-D5', 'MF-D6', 'MF-D8', 'MF-P1', 'MF-P4'],
  workshops: ['MF-W1', 'MF-W2', 'MF-W3', 'MF-W4'],
  residences: ['MF-R1', 'MF-R2', 'MF-R3', 'MF-R4'],
  townspeople: ['MF-T1', 'MF-T2', 'MF-T3', 'MF-T4', 'MF-T5'],
  trade: ['MF-C1', 'MF-C2', 'MF-C3', 'MF-C4'],
  harbor: ['MF-H1', 'MF-H2', 'MF-H3'],
  route: ['MF-N1', 'MF-N2', 'MF-N3', 'MF-N4'],
  extra: ['MF-P3'],
  bonuses: ['MF-P2'],
  end: ['MF-E1', 'MF-E2', 'MF-P5', 'MF-E3'],
  tactical: ['MF-D7'],
  two: [],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
export type ChapterName = keyof typeof kChapters;

export const kAidRows = ['workshops', 'residences', 'townspeople', 'trade', 'harbor', 'route'] as const;
export type AidRowName = (typeof kAidRows)[number];
export const kAidColumns = ['place', 'points', 'bonus', 'extra'] as const;
export type AidColumn = (typeof kAidColumns)[number];

export interface RulesText extends ReferenceText<ChapterName, RuleId, ExampleName> {
  readonly aid: {
    readonly area: string;
    readonly columns: Readonly<Record<AidColumn, string>>;
    readonly rows: Readonly<Record<AidRowName, Readonly<Record<AidColumn, string>>>>;
  };
}
