// Who shall sit where, before there is a table.

import type { SeatOrder } from './wire';

export interface Place {
  kind: 'person' | 'open' | 'bot';
  name: string;
  bot: string;
}

/** You in the first seat, bots everywhere else. */
export function usualPlaces(name: string, bots: readonly string[]): Place[] {
  const you: Place = { kind: 'person', name, bot: bots[0] ?? '' };
  return [you, ...bots.map((bot): Place => ({ kind: 'bot', name: '', bot }))];
}

/** Whoever tells no name is called by the colour of the seat; every person's browser adds luck. */
export function seatOrders(places: readonly Place[], colour: (seat: number) => string): readonly SeatOrder[] {
  return places.map((place, i): SeatOrder => {
    if (place.kind === 'open') return { kind: 'open', luck: true };
    if (place.kind === 'bot') return { kind: 'bot', bot: place.bot };
    return { kind: 'person', name: place.name.trim() || colour(i + 1), luck: true };
  });
}
