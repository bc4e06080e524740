// A whole game by finger on a telephone, 360 pixels wide.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStage } from './browser';
import { murano } from './games';
import { anyOf, chooseButton, placeAt, playToTheEnd, uncoverButton, type Hand } from './person';
import { kAgainstBot, kTwo, makeTable, pointWhere, tableFrom, wayTo } from './server';

const stage = openStage();
const kPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const kFinger = 44; // css pixels

async function sizeOf(thing: Locator): Promise<number> {
  const box = await thing.boundingBox();
  return Math.min(box?.width ?? 0, box?.height ?? 0);
}

async function noSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { excess: scrollWidth - clientWidth, scrolled: window.scrollX };
  });
  expect(excess).toEqual({ excess: 0, scrolled: 0 });
}

/** Large enough for a finger. Half a pixel is lost to rounding. */
async function tap(page: Page, thing: Locator): Promise<void> {
  expect(
    await sizeOf(thing),
    await thing.evaluate((one) => one.outerHTML.slice(0, 120)),
  ).toBeGreaterThanOrEqual(kFinger - 0.5);
  await thing.tap();
  await noSidewaysScrolling(page);
}

const preview = (page: Page): Locator => page.getByTestId('preview');

/** The first tap aims, and looks closer where things are small; the second does it. */
const finger: Hand = {
  async press(page, sight) {
    const thing = placeAt(page, anyOf(sight));
    if ((await sizeOf(thing)) < kFinger) {
      await thing.tap();
      await noSidewaysScrolling(page);
    } else await tap(page, thing);
    const button = chooseButton(page);
    await button.waitFor();
    expect(await isInSight(preview(page))).toBe(true);
    if ((await preview(page).locator('.choice').count()) > 1) return;
    await tap(page, sight.version % 2 === 0 ? button : thing);
  },
  choose: (page) => tap(page, chooseButton(page)),
  uncover: (page) => tap(page, uncoverButton(page)),
};

function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < window.innerHeight - 40 && bottom > 40;
  });
}

test('a whole game by finger', async () => {
  const page = await stage.visit(wayTo(await makeTable(stage.address, kTwo)), kPhone);
  await playToTheEnd(page, finger);
  await noSidewaysScrolling(page);
  await tap(page, page.getByRole('button', { name: 'Close' }));
  await tap(page, page.getByTestId('table').getByRole('button', { name: 'Replay' }));
  await page.getByTestId('replay').waitFor();
  await noSidewaysScrolling(page);
});

test('the end of Murano by finger', async () => {
  const point = await pointWhere(stage, murano.name, murano.nearlyOver);
  const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kAgainstBot)), kPhone);
  await playToTheEnd(page, finger);
  await noSidewaysScrolling(page);
});

test('the first tap shows what a place brings and does nothing yet', async () => {
  const page = await stage.visit('/', kPhone);
  await tap(page, page.getByRole('button', { name: 'Play now' }));
  const card = page.locator('[data-at^="hand:"][data-target]').first();
  await card.waitFor();
  const version = await page.getByTestId('table').getAttribute('data-version');
  await card.tap();
  await preview(page).getByText('Pick').first().waitFor();
  await preview(page).getByRole('button', { name: 'Cancel' }).tap();
  await preview(page).getByText('Pick').first().waitFor({ state: 'detached' });
  expect(await page.getByTestId('table').getAttribute('data-my-turn')).toBe('true');
  expect(Number(await page.getByTestId('table').getAttribute('data-version'))).toBeGreaterThanOrEqual(
    Number(version),
  );
  await noSidewaysScrolling(page);
});

for (const path of ['/', '/rules/mille-fiori', '/rules/murano', '/nowhere'])
  test(`${path} needs no sideways scrolling`, async () => {
    if (path === '/nowhere') stage.forgive(/404/);
    const page = await stage.visit(path, kPhone);
    await page.locator('h1').first().waitFor();
    await noSidewaysScrolling(page);
  });
