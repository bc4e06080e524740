// What whoever runs the server sees of it.

import axe, { type AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { openStage } from './browser';
import { kTwo, makeTable, wayTo } from './server';

const stage = openStage();

test('the host sees what is played, wide and narrow, light and dark', async () => {
  const player = await stage.visit(wayTo(await makeTable(stage.address, kTwo)));
  await player.locator('[data-target]').first().waitFor();
  const page = await stage.visit('/host', { script: axe.source });
  const tile = (name: string) => page.locator('.tiles div', { hasText: name }).locator('dd');
  await page.getByText('Ready: everything').waitFor();
  expect(await tile('tables in play').textContent()).toBe('1');
  expect(await tile('connections').textContent()).toBe('1');
  expect(await tile('memory').textContent()).toMatch(/^\d+(\.\d)? MB$/);

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    const faults = await page.evaluate(async () => {
      const tool = (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe;
      return (await tool.run()).violations.map(({ id }) => id);
    });
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('whoever may not see the numbers is told so, in German too', async () => {
  stage.forgive(/403/);
  const page = await stage.visit('/host', { settings: { language: 'de' } });
  await page.getByText('Bereit: Alles').waitFor();
  await page.route('**/metrics', (route) => route.fulfill({ status: 403, body: '' }));
  await page.reload();
  await page.getByText('werden hier nicht gezeigt').waitFor();
  expect(await page.locator('.tiles').count()).toBe(0);
});
