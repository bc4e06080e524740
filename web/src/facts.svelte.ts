// What the server offers: asked once, kept for the whole visit.

import { getFacts } from './api';
import type { Facts, GameFacts, Problem } from './wire';

let facts: Facts | null = $state.raw(null);
let trouble: Problem | null = $state.raw(null);
let asking = false;

export async function fetchFacts(): Promise<void> {
  if (facts || asking) return;
  asking = true;
  const answer = await getFacts();
  asking = false;
  if (answer.ok) facts = answer.value;
  trouble = answer.ok ? null : answer.problem;
}

export function factsTrouble(): Problem | null {
  return trouble;
}
/** The levels of the bots, the weakest first; empty as long as they are not known. */
export function levels(): readonly string[] {
  return facts?.levels ?? [];
}
export function personasOf(game: string): readonly string[] {
  return factsOf(game)?.personas ?? [];
}
export function factsOf(game: string): GameFacts | null {
  return facts?.games.find((one) => one.name === game) ?? null;
}
