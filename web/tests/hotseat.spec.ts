// Two people at one screen: between their turns nobody's cards are there, not even hidden ones.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStage } from './browser';
import { changed, goOn, handOf, look, mouse, takeTurn, uncoverButton, versionOf } from './person';
import { botGame, stepsOf, tableFrom, wayTo } from './server';

const stage = openStage();

async function openTable(page: Page): Promise<void> {
  await page.getByLabel('Seats').selectOption('2');
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Who sits at seat 2?').selectOption('person');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** Neither hand nor pick is anywhere in the page. */
async function expectCovered(page: Page): Promise<void> {
  expect(await handOf(page)).toEqual([]);
  expect(await page.locator('[data-at], .card').count()).toBe(0);
  expect(await page.getByText('Your pick').count()).toBe(0);
}

const curtainOf = (page: Page, name: string) => page.getByRole('heading', { name: `Pass to ${name}` });

test('a hand is there only after its owner has asked for it', async () => {
  const page = await stage.visit('/');
  await openTable(page);
  await curtainOf(page, 'Ann').waitFor();
  await expectCovered(page);
  await page.keyboard.press('t');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await uncoverButton(page).click();
  const anns = await handOf(page);
  expect(anns.length).toBeGreaterThan(0);
  await goOn(page, mouse);
  await curtainOf(page, 'Ben').waitFor();
  await expectCovered(page);
  expect(await page.getByTestId('announcer').textContent()).not.toContain('You have picked');

  await page.reload();
  await page.getByTestId('handover').waitFor();
  await expectCovered(page);
  await uncoverButton(page).click();
  await look(page);
  expect(await page.getByTestId('log').textContent()).toContain('Ann picks a card.');
});

test('who passed the screen on too early takes the action back', async () => {
  const page = await stage.visit('/');
  await openTable(page);
  await uncoverButton(page).click();
  const hand = await handOf(page);
  await goOn(page, mouse);
  const version = await versionOf(page);
  await page.getByRole('button', { name: 'Ann: take back' }).click();
  await changed(page, version);
  await curtainOf(page, 'Ann').waitFor();
  await uncoverButton(page).click();
  expect(await handOf(page)).toEqual(hand);
});

test('two people at one screen play to the end', async () => {
  const record = botGame(stage.folder, 2);
  const people = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
  const made = await tableFrom(stage.address, record, stepsOf(record).length - 16, people);
  const page = await stage.visit(wayTo(made));
  const second = made.keys[1]?.token ?? '';
  await page.goto('/');
  await page.goto(`/table/${made.table}#seat=${second}`);
  let curtains = 0;
  for (;;) {
    const sight = await look(page);
    if (sight.wants === 'end') break;
    if (sight.wants === 'turn') {
      await takeTurn(page, mouse, sight);
      continue;
    }
    ++curtains;
    await expectCovered(page);
    await uncoverButton(page).click();
  }
  expect(curtains).toBeGreaterThan(2);
});
