// What the drawing makes of events: ghosts of what would come, marks of what was, captions of what is being scored.

import type { Event } from '../../wire';
import { kBonusPoints } from './box';
import { kBonuses, placeAt, type Point } from './layout';
import type { BonusArea } from './view';

/** Where diamonds are placed, and by whom. */
export const placedIn = (events: readonly Event[]): ReadonlyMap<string, number> =>
  new Map(
    events.flatMap(({ kind, space, seat }) => (kind === 'placed' && space && seat ? [[space, seat]] : [])),
  );

/** Where ships arrive, and whose. */
export const sailedIn = (
  events: readonly Event[],
): readonly { readonly seat: number; readonly to: number }[] =>
  events.flatMap(({ kind, seat, count }) =>
    kind === 'sailed' && seat && count !== undefined ? [{ seat, to: count }] : [],
  );

/** The spaces that the last moves touched; the route is a space too. */
export const touchedIn = (events: readonly Event[]): ReadonlyMap<string, number> =>
  new Map([...placedIn(events), ...sailedIn(events).map(({ seat, to }) => [`route-${to}`, seat] as const)]);

const kBonusOf: Readonly<Record<string, readonly BonusArea[]>> = {
  'MF-W3': ['workshops'],
  'MF-R3': ['residences'],
  'MF-T4': ['nobili', 'populi'],
  'MF-C3': ['trade'],
};

/** The bonus that an event earns, as 'trade 20'; of the pyramids, the one where the diamond was placed. */
function bonusOf(event: Event, placed: string): { readonly area: BonusArea; readonly points: number } | null {
  const areas = kBonusOf[event.rule ?? ''];
  const area = areas?.find((one) => placed.startsWith(one)) ?? areas?.[0];
  return area === undefined ? null : { area, points: event.points ?? 0 };
}

export interface Gain extends Point {
  readonly id: string;
  readonly seat: number;
  readonly points: number;
  readonly bonus: string; // 'trade 20', empty if it is none
}

interface Where extends Point {
  readonly at: string;
  readonly bonus: string;
}

/** Points where they were earned: at a bonus space, at the space named, where the ship arrived or the diamond came. */
function whereOf(event: Event, placed: string, arrived: string): Where | null {
  const bonus = bonusOf(event, placed);
  if (bonus !== null) {
    const middle = kBonuses[bonus.area][kBonusPoints.findIndex((points) => points === bonus.points)];
    const name = `${bonus.area} ${bonus.points}`;
    return middle === undefined ? null : { at: name, bonus: name, x: middle.x, y: middle.y };
  }
  const at = event.space || (event.rule === 'MF-N2' ? arrived : placed);
  const place = placeAt(at);
  return place === undefined ? null : { at, bonus: '', x: place.x, y: place.y };
}

/** The gains of each seat at each place, added up; several at one place stand above each other. */
export function gainsOf(events: readonly Event[]): readonly Gain[] {
  const found = new Map<string, Gain>();
  const heights = new Map<string, number>();
  let [placed, arrived] = ['', ''];
  for (const event of events) {
    if (event.kind === 'placed') placed = event.space ?? '';
    if (event.kind === 'sailed') arrived = `route-${event.count ?? 0}`;
    if (event.kind !== 'scored' || !event.points || !event.seat) continue;
    const where = whereOf(event, placed, arrived);
    if (where === null) continue;
    const id = `${where.at} ${event.seat}`;
    const before = found.get(id);
    const height = heights.get(where.at) ?? 0;
    if (before === undefined) heights.set(where.at, height + 1);
    found.set(id, {
      id,
      seat: event.seat,
      points: (before?.points ?? 0) + event.points,
      bonus: where.bonus,
      x: where.x,
      y: before?.y ?? where.y - height * 30,
    });
  }
  return [...found.values()];
}

/** The bonuses among the gains, and whose they are. */
export const bonusesIn = (gains: readonly Gain[]): ReadonlyMap<string, number> =>
  new Map(gains.flatMap(({ bonus, seat }) => (bonus === '' ? [] : [[bonus, seat]])));
