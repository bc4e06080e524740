// Points by player and source, counted from the story.

import type { Event, GameFacts, Step } from './wire';

/** By seat (from 0) and source; the sum of a row is the seat's score. */
export type Breakdown = readonly (readonly number[])[];

export function breakdown(steps: readonly Step[], facts: GameFacts, seats: number): Breakdown {
  const sourceOf = new Map(facts.rules.map((rule) => [rule.id, rule.source]));
  const rows = Array.from({ length: seats }, () => facts.sources.map(() => 0));
  for (const event of steps.flatMap((step) => step.events)) {
    if (!event.points || !event.seat || !event.rule) continue;
    const row = rows[event.seat - 1];
    const source = sourceOf.get(event.rule) ?? 0;
    if (row) row[source] = (row[source] ?? 0) + event.points;
  }
  return rows;
}

/** The columns worth showing: all but the nameless first, which only appears if it holds something. */
export function columns(rows: Breakdown, sources: number): readonly number[] {
  const all = Array.from({ length: sources }, (_, i) => i);
  return all.filter((i) => i > 0 || rows.some((row) => (row[0] ?? 0) !== 0));
}

/** As it is printed: with a minus sign, not a hyphen. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** What a preview brings to one seat. */
export function pointsFor(events: readonly Event[], seat: number): number {
  return sum(events.filter((event) => event.seat === seat).map((event) => event.points ?? 0));
}
