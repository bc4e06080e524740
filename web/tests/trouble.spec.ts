// What a person sees while something is wrong, and that it mends itself.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/words/en';
import { openStage } from './browser';
import { goOn, look, mouse, versionOf } from './person';

const stage = openStage();
const kNoConnection = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/;

/** Sits down and plays until nobody is waited for but the person, who is to pick a card. */
async function sitDown(): Promise<Page> {
  const page = await stage.visit('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  do await goOn(page, mouse);
  while (!(await look(page)).targets[0]?.startsWith('hand:'));
  await page.getByText(en.table.choosing, { exact: true }).first().waitFor({ state: 'hidden' });
  return page;
}

const banner = (page: Page) => page.getByTestId('connection');
const mended = (page: Page) =>
  page.locator('[data-testid=connection][data-status=open]').waitFor({ state: 'attached' });

test('a server that was killed is missed; when it is back the game goes on where it was', async () => {
  stage.forgive(kNoConnection);
  const page = await sitDown();
  const before = await look(page);
  await stage.stopServer();
  await banner(page).getByText('Connection lost').waitFor();
  await page.locator('[data-target]').first().click();
  await page.getByRole('alert').waitFor();
  expect(await versionOf(page)).toBe(before.version);

  await stage.restartServer();
  await mended(page);
  expect(await look(page)).toEqual(before);
  expect(await page.getByRole('alert').count()).toBe(0);
  for (let i = 0; i < 3; ++i) expect(await goOn(page, mouse)).toBe(true);
});

test('a server that stops says so', async () => {
  stage.forgive(kNoConnection);
  const page = await sitDown();
  await stage.stopServer('SIGTERM');
  await banner(page).getByText('The server is being stopped').waitFor();
  await stage.restartServer();
  await mended(page);
  expect(await goOn(page, mouse)).toBe(true);
});

test('a network that goes away and comes back', async () => {
  stage.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const page = await sitDown();
  await page.context().setOffline(true);
  await banner(page).getByText('Connection lost').waitFor();
  await page.context().setOffline(false);
  await mended(page);
  expect(await goOn(page, mouse)).toBe(true);
});

test('the lobby without a server', async () => {
  stage.forgive(kNoConnection);
  const page = await stage.visit('/');
  await stage.stopServer();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('The server cannot be reached.').first().waitFor();
  await stage.restartServer();
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await goOn(page, mouse)).toBe(true);
});

test('a table that does not exist', async () => {
  stage.forgive(/404|WebSocket connection/);
  const page = await stage.visit('/table/nosuchtable12345');
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await page.getByRole('link', { name: 'To the lobby', exact: true }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});

test('an address that leads nowhere', async () => {
  stage.forgive(/404/);
  const page = await stage.visit('/');
  for (const path of ['/nowhere', '/table', '/a/b/c', '/rules/no-such-game']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  }
});

test('a key that fits no seat', async () => {
  const page = await sitDown();
  const stranger = await stage.visit(`${new URL(page.url()).pathname}#seat=${'A'.repeat(22)}`);
  await stranger.getByText('You are watching.').waitFor();
});
