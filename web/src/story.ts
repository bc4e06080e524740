// The story of a game as one seat was told it.

import type { Event, Step, Story } from './wire';

export interface Merged {
  readonly steps: readonly Step[];
  readonly fresh: readonly Event[]; // what was not known before
}

/** Cut at `from` and continued; null if something between is missing. Who knew nothing gets no news. */
export function merge(known: readonly Step[], story: Story, first: boolean): Merged | null {
  if (story.from > known.length) return null;
  const steps = [...known.slice(0, story.from), ...story.steps];
  const old = story.from < known.length ? commonLength(known, steps) : known.length;
  return { steps, fresh: first ? [] : steps.slice(old).flatMap((step) => step.events) };
}

function commonLength(a: readonly Step[], b: readonly Step[]): number {
  let i = 0;
  while (i < a.length && i < b.length && same(a[i], b[i])) i++;
  return i;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether there is something to look at. A secret choice of another is none. */
export function visible(event: Event): boolean {
  return changesTheBoard(event) || Boolean(event.card || event.tile || event.beads || event.gold);
}

function changesTheBoard(event: Event): boolean {
  return Boolean(event.space || event.points || event.count);
}

/** For every seat the events of its last step that changed the board. */
export function lastMoves(steps: readonly Step[], seats: number): readonly Event[] {
  const found = new Map<number, readonly Event[]>();
  for (let i = steps.length - 1; i >= 0 && found.size < seats; i--) {
    const step = steps[i];
    if (!step || step.seat === 0 || found.has(step.seat)) continue;
    if (step.events.some((event) => event.seat === step.seat && changesTheBoard(event)))
      found.set(step.seat, step.events);
  }
  return [...found.values()].flat();
}

/** What all of these were told alike: fit for everybody's eyes at a shared screen. */
export function shared(stories: readonly (readonly Step[])[]): readonly Step[] {
  const [mine, ...others] = stories;
  if (!mine || others.length === 0) return mine ?? [];
  return mine.map((step, i) => ({
    seat: step.seat,
    events: step.events.filter((event) =>
      others.every((story) => story[i]?.events.some((told) => same(told, event))),
    ),
  }));
}
