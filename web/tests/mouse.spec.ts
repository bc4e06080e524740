// A game against bots with the mouse, and all that one may do with it afterwards.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openStage } from './browser';
import { kGames, playNow } from './games';
import { changed, goOn, look, mouse, placeAt, playToTheEnd } from './person';
import { kProgram } from './server';

const stage = openStage();

/** The score table as numbers: a row for each source, the totals last. */
function sums(page: Page): Promise<readonly (readonly number[])[]> {
  return page
    .getByTestId('end')
    .getByTestId('scores')
    .locator('tbody tr, tfoot tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-'))),
      ),
    );
}

async function download(page: Page, name: string): Promise<string> {
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  const file = join(stage.folder, record.suggestedFilename());
  await record.saveAs(file);
  return file;
}

/** The browser draws every card once more, and has seen the promise in time. */
async function sawFairLuck(page: Page): Promise<void> {
  const end = page.getByTestId('end');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'This table' }).click();
  const verdict = await page.getByTestId('verdict').textContent();
  expect(verdict).toContain('Checked in this browser');
  expect(verdict).toContain('before the first card');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Result' }).click();
  await end.waitFor();
}

describe.each(kGames)('$title', (kind) => {
  test('from the first page to the first move it takes at most three clicks', async () => {
    const page = await stage.visit('/');
    let clicks = 0;
    const click = async (thing: Locator) => {
      await thing.click();
      ++clicks;
    };
    await click(page.getByRole('radiogroup').getByText(kind.title, { exact: true }));
    await click(page.getByRole('button', { name: 'Play now' }));
    const { version } = await look(page);
    await click(page.locator('[data-target]').first());
    await changed(page, version);
    expect(clicks).toBeLessThanOrEqual(3);
  });

  test('nothing moves away from under the pointer', async () => {
    const page = await stage.visit('/');
    await playNow(page, kind);
    const tops = () =>
      page.locator('h3').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    for (let i = 0; i < 8; ++i) {
      const { targets } = await look(page);
      await page.mouse.move(0, 0);
      const before = await tops();
      for (const at of targets.slice(0, 4)) {
        await placeAt(page, at).hover({ force: true });
        expect(await tops(), at).toEqual(before);
      }
      await goOn(page, mouse);
    }
  });

  test('a whole game by mouse, its record, its replay, and another game', async () => {
    const page = await stage.visit('/', { acceptDownloads: true });
    await playNow(page, kind);
    await playToTheEnd(page, mouse);

    const rows = await sums(page);
    const totals = rows.at(-1) ?? [];
    expect(totals).toHaveLength(4);
    for (const [i, total] of totals.entries())
      expect(rows.slice(0, -1).reduce((sum, row) => sum + (row[i] ?? 0), 0)).toBe(total);
    expect(await page.getByTestId('end').textContent()).toContain(`with ${Math.max(...totals)} points`);

    const text = await download(page, 'Record as text');
    const json = await download(page, 'Record as JSON');
    for (const file of [text, json]) {
      const told: unknown = JSON.parse(
        execFileSync(kProgram, ['replay', '--json', file], { encoding: 'utf8' }),
      );
      expect(told).toMatchObject({ scores: totals });
    }
    expect(execFileSync(kProgram, ['verify', text], { encoding: 'utf8' })).toContain(
      'follows from secret and luck',
    );
    await sawFairLuck(page);

    const finished = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.href !== finished);
    expect(await goOn(page, mouse)).toBe(true);

    await page.goto('/');
    await page.getByLabel('Choose a file').setInputFiles(text);
    await page.getByTestId('replay').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    const shown = () =>
      page
        .locator('[data-seat-score]')
        .evaluateAll((all) => all.map((one) => parseInt(one.firstChild?.textContent ?? '')));
    await expect.poll(shown).toEqual(totals);

    await page.getByRole('slider', { name: 'Moment' }).fill('60');
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
    expect(await goOn(page, mouse)).toBe(true);
  });
});
