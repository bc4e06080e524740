// Messages are shown one after another, slowly enough to be followed.

import { visible } from './story';
import type { FromServer, Step } from './wire';

export type TableMessage = Extract<FromServer, { tell: 'table' }>;

/** How long a message wants to be looked at before the next: only what others did takes time. */
export function holdFor(message: TableMessage, known: number, mine: readonly number[], pace: number): number {
  const steps = newSteps(message, known);
  return steps.some((step) => isNews(step, mine)) ? pace : 0;
}

function newSteps(message: TableMessage, known: number): readonly Step[] {
  const story = message.scenes[0]?.story;
  return story ? story.steps.slice(Math.max(0, known - story.from)) : [];
}

function isNews(step: Step, mine: readonly number[]): boolean {
  return step.seat !== 0 && !mine.includes(step.seat) && step.events.some(visible);
}
