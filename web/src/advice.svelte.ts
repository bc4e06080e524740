// The adviser at a table: asked by the person in front of it, or on every turn where the table has a coach.

import { decisionOf, type Counsel } from './advice';
import { kOfConnection } from './link';
import type { OpenTable } from './store.svelte';
import { versionOf } from './table';

export type Adviser = ReturnType<typeof openAdviser>;

/** To be called where effects live. */
export function openAdviser(table: Pick<OpenTable, 'state' | 'scene' | 'advise'>) {
  let counsel = $state.raw<Counsel | null>(null);
  const { state } = $derived(table);
  const decision = $derived.by(() => {
    const { scene } = table;
    if (!scene || state.past || !state.front.open || state.front.seat !== scene.seat) return '';
    return decisionOf(scene, state.shown?.stories[scene.seat] ?? []);
  });
  const now = $derived(counsel?.on === decision ? counsel : null);
  const coached = $derived(state.shown?.summary.coach === true && state.front.seat > 0);

  $effect(() => {
    if (coached && decision !== '' && !now && state.status === 'open') void ask();
  });

  async function ask(): Promise<void> {
    const on = decision;
    if (on === '' || now?.kind === 'asked') return;
    counsel = { on, kind: 'asked' };
    const answer = await table.advise(state.front.seat, versionOf(state));
    if (counsel.on !== on || counsel.kind !== 'asked') return; // too late, or no longer wanted
    if (answer.ok) counsel = answer.value && { on, kind: 'given', advice: answer.value };
    else if (coached && kOfConnection.includes(answer.problem.code))
      counsel = null; // asked again when it is mended
    else counsel = { on, kind: 'refused', problem: answer.problem };
  }

  return {
    /** What is shown now, null if nothing. */
    get counsel() {
      return now?.kind === 'closed' ? null : now;
    },
    get coached() {
      return coached;
    },
    /** There is something to advise on. */
    get can() {
      return decision !== '';
    },
    ask,
    close() {
      if (decision !== '') counsel = { on: decision, kind: 'closed' };
    },
  };
}
