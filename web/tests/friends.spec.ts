// Friends by link: everyone in a browser of their own, and somebody who only watches.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Event, FromServer, Scene } from '../src/wire';
import { openStage, type Stage } from './browser';
import { changed, goOn, handOf, look, mouse, takeTurn, versionOf } from './person';

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
async function openTable(ann: Page): Promise<string> {
  await ann.getByLabel('Seats').selectOption('2');
  await ann.getByLabel('Name at seat 1').fill('Ann');
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

async function twoFriends(
  stage: Stage,
): Promise<{ ann: Page; ben: Page; heard: readonly Scene[]; link: string }> {
  const ann = await stage.visit('/');
  const link = await openTable(ann);
  const ben = await stage.visit('/');
  const heard = overhear(ben);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  await look(ben);
  return { ann, ben, heard, link };
}

test('two friends play a whole game by link; one loads the page again in the middle', async () => {
  const { ann, ben, heard } = await twoFriends(stage);
  let turns = 0;
  for (;;) {
    const [a, b] = [await glance(ann), await glance(ben)];
    if (a.over && b.over) break;
    if (a.version !== b.version)
      await Promise.all([changed(ann, b.version - 1), changed(ben, a.version - 1)]);
    else await takeTurn(a.mine ? ann : ben, mouse, await look(a.mine ? ann : ben));
    if (++turns !== 20) continue;
    const hand = await handOf(ben);
    await ben.reload();
    await ben.getByTestId('table').waitFor();
    expect(await handOf(ben)).toEqual(hand);
  }
  expect(turns).toBeGreaterThan(20);
  const result = (page: Page) => page.getByTestId('end').getByTestId('scores').textContent();
  expect(await result(ben)).toBe(await result(ann));

  expect(heard.length).toBeGreaterThan(0);
  expect(heard.every((scene) => scene.seat !== 1)).toBe(true);
  const picks = eventsOf(heard).filter(({ kind, seat }) => kind === 'picked' && seat === 1);
  expect(picks.length).toBeGreaterThan(0);
  expect(picks.every((event) => event.card === undefined)).toBe(true);

  const finished = ann.url();
  await ann.getByRole('button', { name: 'Play again' }).click();
  await ann.waitForURL((url) => url.href !== finished);
  await ben.getByRole('button', { name: 'Close' }).click();
  await ben.getByRole('button', { name: 'To the next game' }).click();
  await ben.waitForURL(ann.url());
  await Promise.all([goOn(ann, mouse), goOn(ben, mouse)]);
});

test('a pick is hidden from the other until all have picked', async () => {
  const { ann, ben } = await twoFriends(stage);
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

test('who only watches sees no hand and can do nothing', async () => {
  const { ann, ben, link } = await twoFriends(stage);
  const watcher = await stage.visit('/');
  const heard = overhear(watcher);
  await watcher.goto(link);
  await watcher.getByText('You are watching.').waitFor();
  for (let i = 0; i < 4; ++i) {
    for (const page of [ann, ben])
      if ((await glance(page)).mine) await takeTurn(page, mouse, await look(page));
    await changed(watcher, (await versionOf(ann)) - 1);
    expect(await handOf(watcher)).toEqual([]);
    expect(await watcher.locator('[data-target]').count()).toBe(0);
  }
  expect(heard.length).toBeGreaterThan(1);
  for (const { seat, view, legal } of heard) {
    expect({ seat, legal }).toEqual({ seat: 0, legal: [] });
    expect(view).toMatchObject({ viewer: 0, hand: [], pick: '', known: {} });
  }
  expect(eventsOf(heard).filter(({ kind, card }) => kind === 'picked' && card !== undefined)).toEqual([]);
});

test('two windows of the same seat agree', async () => {
  const { ann, ben } = await twoFriends(stage);
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
