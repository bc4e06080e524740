// What the drawing makes of events: ghosts of what would come, marks of what was, captions of what is being scored.

import type { Point } from '../../board/geometry';
import type { Event } from '../../wire';

export interface Sail {
  readonly from: string; // empty if it is not told
  readonly to: string;
  readonly red: boolean;
  readonly seat: number;
}

/** The moves of ships, in order. */
export const sailsIn = (events: readonly Event[]): readonly Sail[] =>
  events.flatMap(({ kind, from = '', space, red = 0, seat = 0 }) =>
    (kind === 'sailed' || kind === 'passed') && space ? [{ from, to: space, red: red === 1, seat }] : [],
  );

/** Tiles that come to the islands: space → tile. */
export const tilesIn = (events: readonly Event[]): ReadonlyMap<string, { tile: string; seat: number }> =>
  new Map(
    events.flatMap(({ kind, space, tile = '', seat = 0 }) =>
      (kind === 'laid' || kind === 'built') && space ? [[space, { tile, seat }] as const] : [],
    ),
  );

/** Gondoliers that come to docks: place of the dock → seat. */
export const docksIn = (events: readonly Event[]): ReadonlyMap<string, number> =>
  new Map(
    events.flatMap(({ kind, space, dock, seat = 0 }) =>
      kind === 'docked' && space && dock ? [[`dock:${space}:${dock}`, seat] as const] : [],
    ),
  );

/** The places that the last moves touched, and who did. */
export const touchedIn = (events: readonly Event[]): ReadonlyMap<string, number> =>
  new Map([
    ...sailsIn(events).map(({ to, seat }) => [to, seat] as const),
    ...[...tilesIn(events)].map(([space, { seat }]) => [space, seat] as const),
    ...docksIn(events),
  ]);

export interface Gain extends Point {
  readonly id: string;
  readonly seat: number;
  readonly points: number;
}

/** Where an event takes place, as far as it tells. */
function placeOf({ kind, space, dock }: Event): string {
  if (kind === 'docked' && space && dock) return `dock:${space}:${dock}`;
  return space ?? '';
}

/** The points of each seat at each place, added up; what names no place is told where something happened before. */
export function gainsOf(
  events: readonly Event[],
  home: string,
  where: (at: string) => Point | undefined,
): readonly Gain[] {
  const found = new Map<string, Gain>();
  let before = home;
  for (const event of events) {
    before = placeOf(event) || before;
    const middle = where(before);
    if (event.kind !== 'scored' || !event.points || !event.seat || !middle) continue;
    const id = `${before} ${event.seat}`;
    const points = (found.get(id)?.points ?? 0) + event.points;
    found.set(id, { id, seat: event.seat, points, x: middle.x, y: middle.y });
  }
  return [...found.values()];
}
