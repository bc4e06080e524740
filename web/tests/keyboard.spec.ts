// A whole game without a mouse: Tab between areas, arrows inside, Enter.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openStage } from './browser';
import { kGames, milleFiori, murano } from './games';
import { changed, goOn, look, playToTheEnd, settle, versionOf, type Hand } from './person';
import { kAgainstBot, kAlone, kTwo, makeTable, pointWhere, tableFrom, wayTo } from './server';

const stage = openStage();
const kMostStops = 60; // on one page
const kTarget = '[data-target]';
const kChoice = '[data-testid=preview] .choice button.primary';

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches(':focus-visible') === true);

/** Goes on with Tab until the focus is on something that matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < kMostStops; ++stops) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not to be reached by Tab: ${selector}`);
}

/** Once in a while to a neighbour and, unless it glows too, back again. */
async function lookAround(page: Page, version: number): Promise<void> {
  const [away, back] = version % 2 === 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  await page.keyboard.press(away);
  if (await isOn(page, kTarget)) return;
  await page.keyboard.press(back);
  if (!(await isOn(page, kTarget))) await tabTo(page, kTarget);
}

const keyboard: Hand = {
  async press(page, { version }) {
    if (version % 3 === 0) await page.keyboard.press('n');
    else await tabTo(page, kTarget);
    if (version % 3 === 1) await lookAround(page, version);
    expect(await isOn(page, kTarget)).toBe(true);
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
  },
  async choose(page) {
    await tabTo(page, kChoice);
    await page.keyboard.press('Enter');
  },
  async uncover(page) {
    await page.keyboard.press('Enter');
  },
};

test('a whole game by keyboard alone', async () => {
  const page = await stage.visit(wayTo(await makeTable(stage.address, kTwo)));
  await playToTheEnd(page, keyboard);
  await page.keyboard.press('Escape');
  await page.getByTestId('end').waitFor({ state: 'detached' });
});

test('the end of Murano by keyboard alone', async () => {
  const point = await pointWhere(stage, murano.name, murano.nearlyOver);
  const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kAgainstBot)));
  await playToTheEnd(page, keyboard);
});

test('from the lobby to the first moves by keyboard', async () => {
  const page = await stage.visit('/');
  await tabTo(page, '.start button:first-child');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 3; ++i) expect(await goOn(page, keyboard)).toBe(true);
});

test('an action is taken back by key, and a whole turn', async () => {
  let place = '';
  const point = await pointWhere(stage, milleFiori.name, (_, next) => {
    [, place = ''] = /^1 place (\S+)\n1 take/.exec(next.slice(0, 2).join('\n')) ?? [];
    return place !== '';
  });
  const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kAlone)));
  const before = await look(page);

  while (!(await isOn(page, `[data-at="${place}"]`))) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await changed(page, before.version);
  const extra = await look(page);
  await tabTo(page, '[data-at^="face-up:"][data-target]');
  await page.keyboard.press('Enter');
  await changed(page, extra.version);

  let version = await versionOf(page);
  await page.keyboard.press('u');
  await changed(page, version);
  expect((await look(page)).targets).toEqual(extra.targets);
  await settle(page); // the answer may come after the change
  version = await versionOf(page);
  await page.keyboard.press('Shift+U');
  await changed(page, version);
  expect((await look(page)).targets).toEqual(before.targets);
});

describe.each(kGames)('$title', (kind) => {
  test('an area is one stop; Escape stops aiming; every dialog gives the focus back', async () => {
    const point = await pointWhere(stage, kind.name, kind.begins);
    const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kAlone)));
    await look(page);
    const stops = await page.locator('[data-at][tabindex="0"]').evaluateAll((all) => {
      const areas = all.map((one) => one.closest('[role=group]'));
      return { stops: areas.length, areas: new Set(areas).size };
    });
    expect(stops.stops).toBe(stops.areas);

    const dialog = page.getByRole('dialog');
    for (const key of ['r', 't', '?']) {
      await tabTo(page, kTarget);
      const place = await page.evaluate(() => document.activeElement?.getAttribute('data-at'));
      await page.keyboard.press(key);
      await dialog.waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-at'))).toBe(place);
    }
    await page.keyboard.press('l');
    expect(await page.evaluate(() => document.activeElement?.closest('#log') !== null)).toBe(true);
  });
});

test('a key pressed right after Escape opens the next dialog', async () => {
  const page = await stage.visit(wayTo(await makeTable(stage.address, kTwo)));
  await look(page);
  const { keyboard } = page;
  await keyboard.press('t');
  await page.getByRole('dialog').waitFor();
  for (let i = 0; i < 20; ++i) {
    const [key, name] = i % 2 === 0 ? ['?', 'Keyboard'] : ['t', 'The table in words'];
    await Promise.all([keyboard.press('Escape'), keyboard.press(key)]);
    await page.getByRole('dialog', { name }).waitFor();
  }
});
