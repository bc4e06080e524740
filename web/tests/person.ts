// Somebody who plays: looks at the page, and does the next thing that it asks for.

import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import type { FromServer, ToServer } from '../src/wire';
import { de } from '../src/words/de';
import { en } from '../src/words/en';

/** What the page wants of the person in front of it. */
export interface Sight {
  readonly wants: 'turn' | 'handover' | 'end';
  readonly version: number;
  readonly targets: readonly string[]; // what glows, as `data-at` names it
}

/** How a person does things. */
export interface Hand {
  /** Does one of the things that glow, or opens the choice if it can mean several actions. */
  press(page: Page, sight: Sight): Promise<void>;
  /** Takes one of several actions. */
  choose(page: Page): Promise<void>;
  /** Looks at the own cards after the screen was passed on. */
  uncover(page: Page): Promise<void>;
}

export const placeAt = (page: Page, at: string): Locator => page.locator(`[data-at="${at}"]`);
export const chooseButton = (page: Page): Locator =>
  page.getByTestId('preview').locator('.choice button.primary').first();
export const uncoverButton = (page: Page): Locator => page.getByTestId('handover').locator('button.primary');

/** Any of the things that glow; which, depends on how far the game is. */
export function anyOf({ targets, version }: Sight): string {
  return targets[(7 * version) % targets.length] ?? '';
}

/** A click in the middle, wherever that is by then: whoever moves things away from under the pointer is found out. */
export async function click(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await thing.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
}

export const mouse: Hand = {
  press: (page, sight) => click(page, placeAt(page, anyOf(sight))),
  choose: (page) => chooseButton(page).click(),
  uncover: (page) => uncoverButton(page).click(),
};

const orders = new WeakMap<Page, Set<number>>(); // that were not answered yet

/** Keeps count of what a page asks of the server, so that nobody hurries it. */
export function attend(page: Page): void {
  const open = new Set<number>();
  orders.set(page, open);
  page.on('websocket', (socket) => {
    const read = (payload: string | Buffer) => JSON.parse(String(payload)) as ToServer | FromServer;
    socket.on('close', () => open.clear());
    socket.on('framesent', ({ payload }) => {
      const message = read(payload);
      if ('id' in message) open.add(message.id);
    });
    socket.on('framereceived', ({ payload }) => {
      const message = read(payload);
      if ('id' in message) open.delete(message.id);
    });
  });
}

/** Waits until the page wants something. */
export async function look(page: Page): Promise<Sight> {
  const seen = await page.waitForFunction((): Sight | null => {
    const table = document.querySelector<HTMLElement>('[data-testid=table]');
    if (!table) return null;
    const version = Number(table.dataset['version']);
    if (document.querySelector('[data-testid=end]')) return { wants: 'end', version, targets: [] };
    if (document.querySelector('[data-testid=handover]')) return { wants: 'handover', version, targets: [] };
    const targets = [...document.querySelectorAll<HTMLElement>('[data-target]')].map(
      (one) => one.dataset['at'] ?? '',
    );
    return table.dataset['myTurn'] === 'true' && targets.length > 0
      ? { wants: 'turn', version, targets }
      : null;
  });
  return (await seen.jsonValue()) ?? { wants: 'end', version: 0, targets: [] };
}

export function versionOf(page: Page): Promise<number> {
  return page.getByTestId('table').evaluate((table) => Number(table.getAttribute('data-version')));
}

/** The cards of the hand that the page shows, as they are called on the wire. */
export function handOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-at^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => (card.getAttribute('data-at') ?? '').slice('hand:'.length)));
}

/** Waits until what was pressed is done, or several actions are offered. Others may have moved in the meantime. */
async function answer(page: Page, version: number): Promise<'done' | 'choice'> {
  const given = await page.waitForFunction(
    ({ before, sending }) => {
      const table = document.querySelector('[data-testid=table]');
      const preview = document.querySelector('[data-testid=preview]');
      if (sending.some((words) => preview?.textContent.includes(words))) return null;
      if (!table || Number(table.getAttribute('data-version')) > before) return 'done';
      return preview?.matches('.several:has(button.primary)') ? 'choice' : null;
    },
    { before: version, sending: [en.table.sending, de.table.sending] },
  );
  return (await given.jsonValue()) ?? 'done';
}

/** Waits until the table has changed since `version`. */
export async function changed(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-version')) > before,
    version,
  );
}

/** Presses something and sees it through. */
export async function takeTurn(page: Page, hand: Hand, sight: Sight): Promise<void> {
  await hand.press(page, sight);
  if ((await answer(page, sight.version)) === 'choice') {
    await hand.choose(page);
    await answer(page, sight.version);
  }
  await settle(page);
}

/** Waits until nothing is on its way any more. A course sends its next order when the one before is answered. */
export async function settle(page: Page): Promise<void> {
  const open = (): number => orders.get(page)?.size ?? 0;
  do {
    await vi.waitUntil(() => open() === 0, { interval: 5, timeout: 10_000 });
    await page.evaluate(() => new Promise((found) => setTimeout(found)));
  } while (open() > 0);
}

/** Does this, and no other thing. */
export async function act(page: Page, at: string): Promise<void> {
  const { wants, version } = await look(page);
  await takeTurn(page, mouse, { wants, version, targets: [at] });
}

/** Does whatever is asked next; false when the game is over. */
export async function goOn(page: Page, hand: Hand): Promise<boolean> {
  const sight = await look(page);
  if (sight.wants === 'handover') await hand.uncover(page);
  if (sight.wants === 'turn') await takeTurn(page, hand, sight);
  return sight.wants !== 'end';
}

export async function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  while (await goOn(page, hand));
}
