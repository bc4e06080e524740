// Opponents of every level, a hint when it is wanted, and a coach that everybody sees.

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openStage } from './browser';
import { kGames, murano, playNow } from './games';
import { act, changed, chooseButton, look, uncoverButton } from './person';
import { kAlone, kTwo, makeTable, pointWhere, tableFrom, wayTo } from './server';

const stage = openStage();
const kSentence = /\p{Lu}.*\./u;
const kFigures = /wins \d+ % · ends at about \d+ ± \d+/;

const adviceOf = (page: Page): Locator => page.getByTestId('advice');
const entriesOf = (page: Page): Locator => adviceOf(page).getByRole('listitem').getByRole('button');
const hintOf = (page: Page): Locator => page.getByRole('button', { name: 'Hint' });

async function expectAdvice(page: Page): Promise<void> {
  await entriesOf(page).first().waitFor();
  const entries = await entriesOf(page).allInnerTexts();
  expect(entries.length).toBeLessThanOrEqual(3);
  for (const text of entries) {
    expect(text).toMatch(kSentence);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(kFigures);
    expect(text).not.toMatch(/undefined|NaN|null/);
  }
}

describe.each(kGames)('$title', (kind) => {
  test('a hint shows what it means, and is played as everything else', async () => {
    const point = await pointWhere(stage, kind.name, kind.begins);
    const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kAlone)));
    const { version } = await look(page);
    await hintOf(page).click();
    await expectAdvice(page);
    const second = entriesOf(page).nth(1);
    const what = (await second.locator('b').innerText()).trim();
    await second.hover();
    await page.getByTestId('preview').getByText(what).first().waitFor();
    expect(await page.locator('.aimed, .way').count()).toBeGreaterThan(1); // the entry, and its place or way on the table

    await entriesOf(page).first().click();
    await page.getByTestId('preview').locator('.choice button.primary').first().waitFor();
    expect((await look(page)).version).toBe(version);
    await page.keyboard.press('Enter'); // the focus is where one confirms
    await changed(page, version);
  });

  test('a hint by keyboard, put away by Escape', async () => {
    const point = await pointWhere(stage, kind.name, kind.begins);
    const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kAlone)));
    const { version } = await look(page);
    await page.keyboard.press('h');
    await expectAdvice(page);
    await page.keyboard.press('Escape');
    await adviceOf(page).waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await expectAdvice(page);
    for (let i = 0; i < 40 && !(await isOnEntry(page)); ++i) await page.keyboard.press('Tab');
    expect(await isOnEntry(page)).toBe(true);
    await page.keyboard.press('Enter');
    await chooseButton(page).waitFor();
    await page.keyboard.press('Enter');
    await changed(page, version);
  });
});

const isOnEntry = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-testid=advice] li button') === true);

test('the keyboard help names the hint', async () => {
  const page = await stage.visit(wayTo(await makeTable(stage.address, kTwo)));
  await look(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('hint: the best actions').waitFor();
});

test('a table with a coach: everybody sees it, and is advised without asking', async () => {
  const ann = await stage.visit('/');
  await ann.getByLabel('Seats').selectOption('2');
  await ann.getByLabel('Name at seat 1').fill('Ann');
  await ann.getByLabel('Who sits at seat 2?').selectOption('open');
  expect(await ann.getByLabel('Coach').isChecked()).toBe(false);
  await ann.getByLabel('Coach').check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Invite a friend' }).first().inputValue();
  await ann.getByRole('button', { name: /^Coach: Everybody at the table/ }).waitFor();

  const ben = await stage.visit(link);
  await ben.getByRole('button', { name: /^Coach: Everybody at the table/ }).waitFor();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  await expectAdvice(ann);
  await expectAdvice(ben);
  const { targets } = await look(ann);
  await act(ann, targets[0] ?? '');
  await adviceOf(ann).getByText('Advice comes when it is your turn.').waitFor();
  await expectAdvice(ben); // nothing has changed for him
});

test('without a coach nothing is said unasked, and to who watches never', async () => {
  const made = await makeTable(stage.address, { ...kTwo, seats: kAlone });
  const page = await stage.visit(wayTo(made));
  await look(page);
  expect(await adviceOf(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Coach/ }).count()).toBe(0);
  const other = await stage.visit(`/table/${made.table}`);
  await other.getByRole('button', { name: 'Watch' }).click();
  await other.getByText('You are watching.').waitFor();
  expect(await hintOf(other).count()).toBe(0);
  await other.keyboard.press('h');
  expect(await adviceOf(other).count()).toBe(0);
});

test('at a shared screen only the one who acts is advised', async () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
  const page = await stage.visit('/');
  const made = await makeTable(stage.address, { ...kTwo, seats, coach: true });
  await page.evaluate(
    ([table, keys]) => localStorage.setItem('laguna.keys', JSON.stringify({ [table]: { keys, since: 1 } })),
    [made.table, made.keys] as const,
  );
  await page.goto(`/table/${made.table}`);
  await uncoverButton(page).click();
  await expectAdvice(page);
  const { targets } = await look(page);
  await act(page, targets[0] ?? '');
  await page.getByTestId('handover').waitFor();
  expect(await adviceOf(page).count()).toBe(0);
  await uncoverButton(page).click();
  await expectAdvice(page);
});

test('levels and styles are chosen, remembered, and shown at the table', async () => {
  const page = await stage.visit('/');
  const levels = page.getByLabel('Opponents', { exact: true });
  expect(await levels.inputValue()).toBe('garzone');
  expect((await levels.locator('option').allInnerTexts()).map((text) => text.split(' ')[0])).toEqual([
    ...['Garzonetto', 'Garzone', 'Serventino', 'Servente', 'Maestro', 'Doge'],
  ]);
  await levels.selectOption('maestro');
  await page.getByText('Hard to beat.').first().waitFor();
  await page.getByLabel('Opponents: Style').selectOption('mixed');
  await page.reload();
  expect(await levels.inputValue()).toBe('maestro');
  expect(await page.getByLabel('Opponents: Style').inputValue()).toBe('mixed');
  await playNow(page, { title: 'Mille Fiori' });
  await look(page);
  for (const style of ['collector', 'rival', 'sailor'])
    await page.getByText(`Bot, Maestro (${style})`, { exact: true }).waitFor();
});

test('a bot of any level takes an open seat', async () => {
  const made = await makeTable(stage.address, { ...kTwo, seats: kAlone });
  const page = await stage.visit(wayTo(made));
  const seats = page.getByTestId('open-seats');
  await seats.getByLabel('Level', { exact: true }).selectOption('servente');
  await seats.getByRole('button', { name: 'Seat a bot' }).click();
  await page.getByText('Bot, Servente', { exact: true }).waitFor();
});

test('who keeps the others waiting is named', async () => {
  const point = await pointWhere(stage, murano.name, murano.begins);
  const seats = [kAlone[0] ?? { kind: 'open' }, { kind: 'bot' as const, bot: 'doge@2' }];
  const page = await stage.visit(wayTo(await tableFrom(stage.address, point, seats)));
  await look(page);
  await act(page, 'pass');
  await page.getByText('Brown is thinking …').waitFor();
  await look(page);
  expect(await page.getByText('Brown is thinking …').count()).toBe(0);
});
