// A coach made of lessons: when each fits, and what it is about.

import type { Legal } from '../../wire';
import type { Coach, Situation, Topic } from '../game';

export interface Lessons<Name extends string, Sight> {
  readonly names: readonly Name[]; // in the order in which they are told if several fit
  readonly end: Name; // the only one when it fits
  look(situation: Situation): Sight;
  readonly fits: Readonly<Record<Name, (sight: Sight) => boolean>>;
  readonly topics: Readonly<Record<Name, Topic>>;
}

export function coachOf<Name extends string, Sight>(lessons: Lessons<Name, Sight>): Coach {
  const { names, end, look, fits } = lessons;
  const topics: Readonly<Record<string, Topic>> = lessons.topics;
  return {
    lessons: names,
    fitting(situation) {
      const sight = look(situation);
      return fits[end](sight) ? [end] : names.filter((name) => fits[name](sight));
    },
    topic: (lesson) => topics[lesson] ?? { rule: '', areas: [] },
  };
}

export const can = (legal: readonly Legal[], verb: string): boolean =>
  legal.some(({ action }) => action.split(' ')[0] === verb);

/** Whether a seat has done such a thing. */
export const hasDone = (story: Situation['story'], seat: number, kind: string): boolean =>
  story.some(({ events }) => events.some((event) => event.kind === kind && event.seat === seat));
