// The page in German.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de as milleFioriInGerman } from '../src/games/mille_fiori/words/de';
import { en as milleFioriInEnglish } from '../src/games/mille_fiori/words/en';
import { labels } from '../src/games/murano/labels';
import { de as muranoInGerman } from '../src/games/murano/words/de';
import { en as muranoInEnglish } from '../src/games/murano/words/en';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { openStage } from './browser';
import { milleFiori, murano } from './games';
import { goOn, look, mouse } from './person';
import { kAgainstBot, pointWhere, recordOf, tableFrom, uploadRecord, wayTo } from './server';

const stage = openStage();

/** All that is said without gaps. */
function strings(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? strings(value) : [];
  });
}

const german = new Set([de, milleFioriInGerman, muranoInGerman, labels.de].flatMap(strings));
const onlyEnglish = new Set(
  [en, milleFioriInEnglish, muranoInEnglish, labels.en]
    .flatMap(strings)
    .filter((text) => text.length > 2 && !german.has(text)),
);

/** Texts, names and titles in the page that are English and not German. */
async function leftovers(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      texts.push(...['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''));
    return texts.map((text) => text.trim());
  });
  return said.filter((text) => onlyEnglish.has(text));
}

test('the language is switched in the settings and stays', async () => {
  const page = await stage.visit('/', { settings: { language: 'en' } });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await leftovers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await page.reload();
  await page.getByRole('button', { name: de.lobby.playNow }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await leftovers(page)).toEqual([]);
});

/** Whatever can be opened from a table. */
async function expectGermanDialogs(page: Page): Promise<void> {
  for (const name of [de.app.rules, de.table.text, de.app.help, de.table.more]) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await leftovers(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

test('who comes with a German browser plays in German', async () => {
  const page = await stage.visit('/', { locale: 'de-AT' });
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: de.lobby.playNow }).click();
  for (let i = 0; i < 6; ++i) {
    const { targets } = await look(page);
    await page.locator(`[data-at="${targets[0]}"]`).hover();
    expect(await leftovers(page)).toEqual([]);
    await goOn(page, mouse);
  }
  await expectGermanDialogs(page);
  await look(page);
  await page.keyboard.press('h');
  await page.getByTestId('advice').locator('li').first().waitFor();
  expect(await leftovers(page)).toEqual([]);
});

test('the end of Murano in German', async () => {
  const point = await pointWhere(stage, murano.name, murano.nearlyOver);
  const made = await tableFrom(stage.address, point, kAgainstBot);
  const page = await stage.visit(wayTo(made), { settings: { language: 'de' } });
  await look(page);
  await expectGermanDialogs(page);
  do {
    const { targets } = await look(page);
    if (targets[0]) await page.locator(`[data-at="${targets[0]}"]`).hover();
    expect(await leftovers(page)).toEqual([]);
  } while (await goOn(page, mouse));
});

test('a replay in German', async () => {
  const { table } = await uploadRecord(stage.address, recordOf(milleFiori.name, 2));
  const page = await stage.visit(`/table/${table}`, { settings: { language: 'de' } });
  await page.getByTestId('replay').waitFor();
  await page.getByRole('button', { name: de.replay.last }).click();
  await page.getByRole('tab', { name: de.table.scores }).click();
  await page.getByTestId('scores').waitFor();
  expect(await leftovers(page)).toEqual([]);
});
