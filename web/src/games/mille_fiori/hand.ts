// Cards as they lie on the table.

import { areaOfSymbol, kAreas, readCard } from './box';

export interface Stack {
  readonly card: string;
  readonly count: number;
}

function order(card: string): number {
  const area = areaOfSymbol(readCard(card)?.symbol ?? '');
  return area === null ? kAreas.length : kAreas.indexOf(area);
}

/** Equal cards as one, in the order of the areas and then by name. */
export function stacked(cards: readonly string[]): readonly Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => order(a.card) - order(b.card) || (a.card < b.card ? -1 : 1));
}
