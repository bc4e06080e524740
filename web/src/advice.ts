// Advice on one decision: which decision that is, and what of the answer is shown.

import type { Target } from './games/game';
import { visible } from './story';
import type { Advice, Advised, Problem, Scene, Step } from './wire';

/** How far the advice on a decision is. */
export type Counsel = { readonly on: string } & (
  | { readonly kind: 'asked' }
  | { readonly kind: 'given'; readonly advice: Advice }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'closed' }
);

const kShown = 3;

/** Stays the same as long as nothing happens but secret choices of others; empty if there is nothing to decide. */
export function decisionOf(scene: Scene | null, story: readonly Step[]): string {
  if (!scene || scene.seat === 0 || scene.legal.length === 0) return '';
  const seen = story.filter(({ seat, events }) => seat === scene.seat || events.some(visible)).length;
  return [scene.seat, seen, ...scene.legal.map(({ action }) => action)].join('|');
}

export function bestOf({ actions }: Advice, { legal }: Scene): readonly Advised[] {
  return actions.filter(({ action }) => legal.some((one) => one.action === action)).slice(0, kShown);
}

/** Where an action is on the table: of several places, the one that stands for the fewest others. */
export function targetOf(targets: readonly Target[], action: string): Target | null {
  const is = ({ actions }: Target): boolean =>
    actions.some((one) => one.action === action && one.then === undefined);
  return targets.filter(is).sort((a, b) => a.actions.length - b.actions.length)[0] ?? null;
}
