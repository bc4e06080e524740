// Which thing on the table each legal action belongs to.

import { grouped, type Target } from '../game';
import type { Legal } from '../../wire';
import { kLastRouteSpace } from './box';
import type { View } from './view';

function placeOf({ action, preview }: Legal): string {
  const [verb, what = ''] = action.split(' ');
  switch (verb) {
    case 'place':
      return what;
    case 'pick':
      return `hand:${what}`;
    case 'take':
      return `face-up:${what}`;
    case 'sail': {
      const sailed = preview.find((event) => event.kind === 'sailed');
      return `route-${sailed?.count ?? kLastRouteSpace}`; // without the event the ship is at the end already
    }
    default:
      return action;
  }
}

export function targets(legal: readonly Legal[]): readonly Target[] {
  return grouped(legal, (one) => [placeOf(one)]);
}

/** While the own pick is still hidden, another card of the hand may take its place. */
export function rechoose(view: View): readonly Legal[] {
  if (view.phase !== 'pick' || view.pick === '') return [];
  const cards = new Set(view.hand.filter((card) => card !== view.pick));
  return [...cards].map((card) => ({ action: `pick ${card}`, preview: [] }));
}
