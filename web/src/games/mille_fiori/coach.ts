// What somebody who learns by playing is told, and when.

import type { Legal, Step } from '../../wire';
import type { Situation } from '../game';
import { can, coachOf, hasDone } from '../shared/coach';
import { readSpace, type Area } from './box';
import type { View } from './view';
import { kBonusRules, kInTheBox } from './words/print';

/** In the order in which they are told if several fit. */
export const kLessons = [
  ...(['welcome', 'pick', 'extra', 'workshops', 'residences', 'townspeople', 'trade', 'harbor'] as const),
  ...(['others', 'passed', 'sail', 'bonus', 'supply', 'end'] as const),
] as const;
export type LessonName = (typeof kLessons)[number];

interface Sight {
  readonly view: View;
  readonly legal: readonly Legal[];
  readonly places: ReadonlySet<Area>; // where a diamond may be placed now
  readonly story: readonly Step[];
  readonly foreseen: boolean; // one of the actions earns a bonus
}

const kFewDiamonds = 9;
const kFewCards = 20;
const kLateRound = 3;

const happened = ({ story }: Sight, kind: string): boolean =>
  story.some(({ events }) => events.some((event) => event.kind === kind));

/** A move has brought points to somebody who did not make it. */
const shared = ({ story }: Sight): boolean =>
  story.some(({ seat, events }) =>
    events.some((event) => event.kind === 'scored' && event.points && seat > 0 && event.seat !== seat),
  );

const isScarce = ({ view }: Sight): boolean =>
  view.pile <= kFewCards || view.stock.some((left) => left - kInTheBox <= kFewDiamonds);

const kFits: Readonly<Record<LessonName, (sight: Sight) => boolean>> = {
  welcome: ({ legal }) => can(legal, 'pick'),
  pick: ({ legal }) => can(legal, 'pick'),
  extra: ({ legal }) => can(legal, 'take'),
  workshops: ({ places }) => places.has('workshops'),
  residences: ({ places }) => places.has('residences'),
  townspeople: ({ places }) => places.has('nobili') || places.has('populi'),
  trade: ({ places }) => places.has('trade'),
  harbor: ({ places }) => places.has('harbor'),
  others: shared,
  passed: (sight) => can(sight.legal, 'pick') && happened(sight, 'passed'),
  sail: ({ legal, story, view }) => can(legal, 'sail') && hasDone(story, view.viewer, 'played'),
  bonus: ({ view, foreseen }) =>
    foreseen || view.round >= kLateRound || Object.values(view.bonuses).flat().some(Boolean),
  supply: isScarce,
  end: ({ view }) => view.phase === 'over',
};

function look({ view, legal, story }: Situation): Sight {
  const actions = legal.map(({ action }) => action);
  return {
    view: view as View,
    legal,
    places: new Set(actions.flatMap((action) => readSpace(action.split(' ')[1] ?? '')?.area ?? [])),
    story,
    foreseen: legal.some(({ preview }) => preview.some(({ rule = '' }) => kBonusRules.includes(rule))),
  };
}

export const coach = coachOf<LessonName, Sight>({
  names: kLessons,
  end: 'end',
  look,
  fits: kFits,
  topics: {
    welcome: { rule: '', areas: [] },
    pick: { rule: 'MF-D2', areas: [] },
    extra: { rule: 'MF-P3', areas: [] },
    workshops: { rule: 'MF-W2', areas: ['workshops'] },
    residences: { rule: 'MF-R2', areas: ['residences'] },
    townspeople: { rule: 'MF-T2', areas: ['nobili', 'populi'] },
    trade: { rule: 'MF-C2', areas: ['trade'] },
    harbor: { rule: 'MF-H2', areas: ['harbor'] },
    others: { rule: 'MF-P4', areas: [] },
    passed: { rule: 'MF-D4', areas: [] },
    sail: { rule: 'MF-N1', areas: ['route'] },
    bonus: { rule: 'MF-P2', areas: [] },
    supply: { rule: 'MF-E2', areas: [] },
    end: { rule: 'MF-E3', areas: [] },
  },
});
