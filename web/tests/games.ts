// What differs between the games, for tests that are the same for all.

import type { Page } from 'playwright-core';
import type { View as MilleFiori } from '../src/games/mille_fiori/view';
import type { View as Murano } from '../src/games/murano/view';
import type { Event } from '../src/wire';
import type { Sight } from './person';

export interface Kind<View = unknown> {
  readonly name: string;
  readonly title: string;
  readonly own: string; // selects what only its owner may see
  /** Seat 1 can do something that ends its turn at once, and has something to hide. */
  begins(view: View): boolean;
  /** That thing. */
  quick(sight: Sight): string;
  /** Seat 1 has little left to do. */
  nearlyOver(view: View, next: readonly string[]): boolean;
  readonly outside: object; // what a view has that belongs to nobody
  /** Whether an event shows what only its seat may know. */
  tells(event: Event): boolean;
}

export const milleFiori: Kind<MilleFiori> = {
  name: 'mille-fiori',
  title: 'Mille Fiori',
  own: '[data-at^="hand:"]',
  begins: ({ phase, round, cycle, committed }) =>
    phase === 'pick' && round === 1 && cycle === 1 && committed.length === 0,
  quick: ({ targets }) => targets[0] ?? '',
  nearlyOver: (_, next) => next.length === 16,
  outside: { viewer: 0, hand: [], pick: '', known: {} },
  tells: ({ kind, card }) => kind === 'picked' && card !== undefined,
};

export const murano: Kind<Murano> = {
  name: 'murano',
  title: 'Murano',
  own: '[data-at^="tile:shop-"], [data-at^="tile:palace-"], [data-at^="drawn:"], tr .name',
  begins: ({ phase, acting, hands }) =>
    phase === 'sail' && acting === 1 && (hands['1']?.characters.length ?? 0) > 1,
  quick: () => 'pass',
  nearlyOver: ({ phase, acting, ending }) => phase === 'sail' && acting === 1 && ending > 1,
  outside: { viewer: 0, hands: {}, drawn: [], found: {} },
  tells: (event) =>
    (event.kind === 'got' && /-/.test(event.tile ?? '')) ||
    (event.kind === 'drew' && event.card !== undefined) ||
    (event.kind === 'kept' && /^\d/.test(event.card ?? '')) ||
    (event.kind === 'found' && 'tiles' in event),
};

export const kGames: readonly Kind<never>[] = [milleFiori, murano];

/** From the lobby to a table with three bots. */
export async function playNow(page: Page, { title }: Pick<Kind, 'title'>): Promise<void> {
  await page.getByRole('radiogroup').getByText(title, { exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
}

/** What only the viewer may see, as the page shows it. */
export function ownOf(page: Page, { own }: Pick<Kind, 'own'>): Promise<readonly string[]> {
  return page
    .locator(own)
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-at') ?? one.textContent));
}
