// Friends by link: everyone in a browser of their own, and somebody who only watches.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Event, FromServer, Scene } from '../src/wire';
import { openStage } from './browser';
import { kGames, ownOf, type Kind } from './games';
import { changed, goOn, handOf, look, mouse, takeTurn, versionOf } from './person';
import { kAlone, pointWhere, tableFrom, wayTo } from './server';

const stage = openStage();

/** Everything that a page is told from now on, as the scenes of its viewer. */
function overhear(page: Page): readonly Scene[] {
  const scenes: Scene[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as FromServer;
      if (message.tell === 'table') scenes.push(...message.scenes);
    }),
  );
  return scenes;
}

function eventsOf(scenes: readonly Scene[]): readonly Event[] {
  return scenes.flatMap(({ story }) => story.steps.flatMap(({ events }) => events));
}

/** Ann opens a table for two; the address that she gives on. */
async function openTable(ann: Page, name = 'Ann'): Promise<string> {
  await ann.getByLabel('Seats').selectOption('2');
  await ann.getByLabel('Name at seat 1').fill(name);
  await ann.getByLabel('Who sits at seat 2?').selectOption('open');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  return ann.getByRole('textbox', { name: 'Invite a friend' }).first().inputValue();
}

/** How the table is for somebody who may have nothing to do. */
function glance(page: Page): Promise<{ version: number; mine: boolean; over: boolean }> {
  return page.getByTestId('table').evaluate((table) => ({
    version: Number(table.getAttribute('data-version')),
    mine: table.getAttribute('data-my-turn') === 'true',
    over: document.querySelector('[data-testid=end]') !== null,
  }));
}

interface Friends {
  readonly ann: Page;
  readonly ben: Page;
  readonly heard: readonly Scene[]; // by Ben
  readonly link: string;
}

async function join(ann: Page, link: string): Promise<Friends> {
  const ben = await stage.visit('/');
  const heard = overhear(ben);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  await ben.getByText('you', { exact: true }).waitFor();
  await changed(ann, (await versionOf(ben)) - 1);
  return { ann, ben, heard, link };
}

async function twoFriends(): Promise<Friends> {
  const ann = await stage.visit('/');
  return join(ann, await openTable(ann));
}

async function twoFriendsAtTheEnd(kind: Kind<never>): Promise<Friends> {
  const made = await tableFrom(stage.address, await pointWhere(stage, kind.name, kind.nearlyOver), kAlone);
  return join(await stage.visit(wayTo(made)), `/table/${made.table}`);
}

describe.each(kGames)('$title', (kind) => {
  test('two friends play to the end by link; one loads the page again in the middle', async () => {
    const { ann, ben, heard } = await twoFriendsAtTheEnd(kind);
    let turns = 0;
    for (;;) {
      const [a, b] = [await glance(ann), await glance(ben)];
      if (a.over && b.over) break;
      if (a.version !== b.version)
        await Promise.all([changed(ann, b.version - 1), changed(ben, a.version - 1)]);
      else await goOn(a.mine ? ann : ben, mouse);
      if (++turns !== 5) continue;
      const own = await ownOf(ben, kind);
      await ben.reload();
      await ben.getByTestId('table').waitFor();
      expect(await ownOf(ben, kind)).toEqual(own);
    }
    expect(turns).toBeGreaterThan(5);
    const result = (page: Page) => page.getByTestId('end').getByTestId('scores').textContent();
    expect(await result(ben)).toBe(await result(ann));

    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every((scene) => scene.seat !== 1)).toBe(true);
    expect(eventsOf(heard).filter((event) => event.seat === 1 && kind.tells(event))).toEqual([]);

    const finished = ann.url();
    await ann.getByRole('button', { name: 'Play again' }).click();
    await ann.waitForURL((url) => url.href !== finished);
    await ben.getByRole('button', { name: 'Close' }).click();
    await ben.getByRole('button', { name: 'To the next game' }).click();
    await ben.waitForURL(ann.url());
    await Promise.all([ann, ben].map((page) => page.locator('[data-my-turn]').waitFor()));
  });

  test('who only watches sees nothing that is hidden and can do nothing', async () => {
    const { ann, ben, link } = await twoFriendsAtTheEnd(kind);
    const watcher = await stage.visit('/');
    const heard = overhear(watcher);
    await watcher.goto(link);
    await watcher.getByText('You are watching.').waitFor();
    for (let i = 0; i < 4; ++i) {
      for (const page of [ann, ben])
        if ((await glance(page)).mine) await takeTurn(page, mouse, await look(page));
      await changed(watcher, (await versionOf(ann)) - 1);
      expect(await ownOf(watcher, kind)).toEqual([]);
      expect(await watcher.locator('[data-target]').count()).toBe(0);
    }
    expect(heard.length).toBeGreaterThan(1);
    for (const { seat, view, legal } of heard) {
      expect({ seat, legal }).toEqual({ seat: 0, legal: [] });
      expect(view).toMatchObject(kind.outside);
    }
    expect(eventsOf(heard).filter((event) => kind.tells(event))).toEqual([]);
  });
});

test('the first card waits for everybody, and for words of their own', async () => {
  const ann = await stage.visit('/');
  const link = await openTable(ann);
  expect(await ann.getByTestId('prompt').textContent()).toContain(
    'The first card is dealt when everybody is there',
  );
  expect(await handOf(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'This table' }).click();
  const promise = await ann.getByTestId('commitment').textContent();
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  await ann.getByLabel('Ann: own luck').fill('Viva Venezia');
  await ann.getByRole('button', { name: 'Take these words' }).click();
  await ann.getByText('Taken.').waitFor();
  await ann.getByRole('button', { name: 'Close' }).click();

  const { ben } = await join(ann, link);
  await expect.poll(() => handOf(ann), { timeout: 10_000 }).not.toEqual([]);
  await ben.getByRole('button', { name: 'This table' }).click();
  expect(await ben.getByTestId('commitment').textContent()).toBe(promise);
  const words = await ben.getByTestId('fair').getByRole('listitem').allTextContents();
  expect(words[0]).toContain('Ann: Viva Venezia');
  expect(words[1]).toMatch(/Ben: [0-9a-f]{32}/);
  expect(await ben.getByLabel('Ben: own luck').count()).toBe(0);
});

test('a name is text, whatever it says', async () => {
  const tag = '<img src=x onerror=alert(1)>';
  const ann = await stage.visit('/');
  const dialogs: string[] = [];
  ann.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await ann.goto(await openTable(ann, tag));
  await ann.getByText(tag).first().waitFor();
  await ann.getByRole('button', { name: 'This table' }).click();
  await ann.getByLabel(`${tag}: own luck`).fill(tag);
  await ann.getByRole('button', { name: 'Take these words' }).click();
  await ann.getByText('Taken.').waitFor();
  await ann.getByText(`${tag}: ${tag}`).waitFor();
  expect(await ann.locator('img[src=x]').count()).toBe(0);
  expect(dialogs).toEqual([]);
});

test('a pick is hidden from the other until all have picked', async () => {
  const { ann, ben } = await twoFriends();
  const [card] = await handOf(ann);
  const hand = await handOf(ben);
  const before = await versionOf(ben);
  await takeTurn(ann, mouse, { ...(await look(ann)), targets: [`hand:${card}`] });
  await ann.getByText('You have picked').first().waitFor();
  await changed(ben, before);
  expect(await ben.getByTestId('log').textContent()).toContain('Ann picks a card.');
  expect(await ben.getByText('Your pick').count()).toBe(0);
  expect(await handOf(ben)).toEqual(hand);
  const [theirs] = await handOf(ben);
  await takeTurn(ben, mouse, { ...(await look(ben)), targets: [`hand:${theirs}`] });
  await ben.getByText('Being played').first().waitFor();
});

test('two windows of the same seat agree', async () => {
  const { ann, ben } = await twoFriends();
  const other = await stage.again(ann, ann.url());
  expect((await look(other)).targets).toEqual((await look(ann)).targets);
  await goOn(ann, mouse);
  const version = await versionOf(ann);
  await changed(other, version - 1);
  expect(await other.getByTestId('prompt').textContent()).toBe(await ann.getByTestId('prompt').textContent());
  await goOn(ben, mouse);
  await changed(ann, version);
  await changed(other, version);
  expect(await handOf(other)).toEqual(await handOf(ann));
});
