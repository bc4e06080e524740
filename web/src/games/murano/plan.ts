// The best assignment at the end, line by line.

import type { Target } from '../game';
import type { Plan } from './view';

export interface PlanLine {
  readonly card: string;
  readonly island: string;
  readonly points: number; // 0 if it cannot be told now
}

export function planLines(plan: Plan, targets: readonly Target[]): readonly PlanLine[] {
  const all = targets.filter(({ at }) => at !== 'plan').flatMap(({ actions }) => actions);
  return plan.steps.map((step) => {
    const [, card = '', island = ''] = step.split(' ');
    const events = all.find(({ action }) => action === step)?.preview ?? [];
    return { card, island, points: events.reduce((sum, { points = 0 }) => sum + points, 0) };
  });
}
