// Going through a game that is over.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStage } from './browser';
import { kGames, milleFiori, ownOf } from './games';
import { pointWhere, recordOf, stepsOf, uploadRecord } from './server';

const stage = openStage();
let path = '';
let steps = 0;

beforeAll(async () => {
  const record = recordOf(milleFiori.name, 3);
  steps = stepsOf(record).length;
  path = `/table/${(await uploadRecord(stage.address, record)).table}`;
});

/** Waits until the moment after so many steps is shown. */
async function isAt(page: Page, step: number): Promise<void> {
  await page.locator(`[data-testid=replay][data-step="${step}"]`).waitFor();
  expect(await page.getByTestId('replay-step').textContent()).toBe(`Step ${step} of ${steps}`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('step by step, by button and by key, to the ends and to any moment', async () => {
  const page = await stage.visit(path);
  await isAt(page, 0);
  await button(page, 'One step on').click();
  await isAt(page, 1);
  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 1);
  await button(page, 'One step back').click();
  await isAt(page, 0);
  expect(await button(page, 'One step back').isDisabled()).toBe(true);
  await page.keyboard.press('End');
  await isAt(page, steps);
  await page.keyboard.press('Home');
  await isAt(page, 0);
  await button(page, 'To the end').click();
  await isAt(page, steps);
  await page.getByRole('slider', { name: 'Moment' }).fill('100');
  await isAt(page, 100);
  await page
    .getByTestId('log')
    .getByRole('button', { name: / plays / })
    .first()
    .click();
  await expect.poll(() => page.getByTestId('replay').getAttribute('data-step')).not.toBe('100');
});

test('it plays by itself, faster if asked, and pauses', async () => {
  const page = await stage.visit(path);
  await isAt(page, 0);
  await page.getByLabel('Speed').selectOption('4');
  const step = async () => Number(await page.getByTestId('replay').getAttribute('data-step'));
  await button(page, 'Play').click();
  await expect.poll(step, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  await page.keyboard.press(' ');
  await button(page, 'Play').waitFor();
  const paused = await step();
  await button(page, 'One step on').click();
  await isAt(page, paused + 1);
});

describe.each(kGames)('$title', (kind) => {
  test('through the eyes of a spectator, of a player, and with all cards open', async () => {
    const { record, step } = await pointWhere(stage, kind.name, kind.begins, 3);
    const { table } = await uploadRecord(stage.address, record);
    const page = await stage.visit(`/table/${table}`);
    await page.getByRole('slider', { name: 'Moment' }).fill(String(step));
    await page.locator(`[data-testid=replay][data-step="${step}"]`).waitFor();
    expect(await ownOf(page, kind)).toEqual([]);
    const cards = () => page.locator('.card, tr .name').count();
    const asSpectator = await cards();
    await page.getByLabel('Seen by').selectOption('1');
    await expect.poll(async () => (await ownOf(page, kind)).length).toBeGreaterThan(0);
    const asPlayer = await cards();
    await page.getByLabel('Seen by').selectOption('all');
    await expect.poll(cards).toBeGreaterThan(Math.max(asSpectator, asPlayer));
  });
});

test('a file that is no record is refused in words', async () => {
  stage.forgive(/400|422/);
  const page = await stage.visit('/');
  const file = {
    name: 'game.laguna',
    mimeType: 'text/plain',
    buffer: Buffer.from('laguna 1 mille-fiori\nseats 9\n'),
  };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/line 2/i);
});
