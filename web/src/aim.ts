// From pointing at something to doing it.

import type { Choice, Pointer, Target } from './games/game';

export interface Aim {
  readonly at: string;
  readonly action: string; // the one whose preview is shown; of several, the first until another is chosen
  readonly held: boolean; // stays when the pointer goes elsewhere
}

export interface Pressed {
  readonly aim: Aim | null;
  readonly commit: Choice | null; // what is to be done, null if nothing yet
}

function aimAt(target: Target, held: boolean): Aim | null {
  const first = target.actions[0];
  return first ? { at: target.at, action: first.action, held } : null;
}

/** Hover or focus: shows a preview unless another is being held. */
export function hover(aim: Aim | null, target: Target | null): Aim | null {
  if (aim?.held) return aim;
  if (target && aim?.at === target.at) return aim;
  return target ? aimAt(target, false) : null;
}

/** A press on a target. A finger aims first; so does everything else if that was asked for. */
export function press(aim: Aim | null, target: Target, pointer: Pointer, confirm: boolean): Pressed {
  const [only, other] = target.actions;
  if (!only) return { aim, commit: null };
  if (other) return { aim: aim?.held && aim.at === target.at ? aim : aimAt(target, true), commit: null };
  const again = aim?.held === true && aim.at === target.at;
  if (again || (pointer !== 'touch' && !confirm)) return { aim: null, commit: only };
  return { aim: aimAt(target, true), commit: null };
}

/** One of several actions, in the chooser. */
export function choose(target: Target, action: string): Aim {
  return { at: target.at, action, held: true };
}

export function find(targets: readonly Target[], at: string | null): Target | null {
  return targets.find((target) => target.at === at) ?? null;
}

export function aimedAction(targets: readonly Target[], aim: Aim | null): Choice | null {
  if (!aim) return null;
  return find(targets, aim.at)?.actions.find((one) => one.action === aim.action) ?? null;
}

/** What is no longer there cannot be aimed at. */
export function keep(aim: Aim | null, targets: readonly Target[]): Aim | null {
  return aimedAction(targets, aim) ? aim : null;
}
