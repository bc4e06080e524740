// Two people at one screen: between their turns nobody's cards are there, not even hidden ones.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openStage } from './browser';
import { kGames, ownOf, type Kind } from './games';
import { act, changed, goOn, handOf, look, mouse, takeTurn, uncoverButton, versionOf } from './person';
import { pointWhere, tableFrom, wayTo, type Point } from './server';

const stage = openStage();

async function openTable(page: Page): Promise<void> {
  await page.getByLabel('Seats').selectOption('2');
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Who sits at seat 2?').selectOption('person');
  await page.getByLabel('Name at seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** Nothing that somebody hides is anywhere in the page. */
async function expectCovered(page: Page): Promise<void> {
  expect(await page.locator('[data-at], .card, .name').count()).toBe(0);
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

/** Ann and Ben at one screen, from a moment of a game on. */
async function goOnFrom(point: Point): Promise<Page> {
  const people = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
  const made = await tableFrom(stage.address, point, people);
  const page = await stage.visit(wayTo(made));
  await page.goto('/');
  await page.goto(`/table/${made.table}#seat=${made.keys[1]?.token ?? ''}`);
  return page;
}

describe.each(kGames)('$title', (kind: Kind<never>) => {
  test('who passed the screen on too early takes the action back', async () => {
    const page = await goOnFrom(await pointWhere(stage, kind.name, kind.begins));
    await curtainOf(page, 'Ann').waitFor();
    await uncoverButton(page).click();
    const own = await ownOf(page, kind);
    expect(own.length).toBeGreaterThan(0);
    await act(page, kind.quick(await look(page)));
    await curtainOf(page, 'Ben').waitFor();
    await expectCovered(page);
    const version = await versionOf(page);
    await page.getByRole('button', { name: 'Ann: take back' }).click();
    await changed(page, version);
    await curtainOf(page, 'Ann').waitFor();
    await uncoverButton(page).click();
    expect(await ownOf(page, kind)).toEqual(own);
  });

  test('two people at one screen play to the end', async () => {
    const page = await goOnFrom(await pointWhere(stage, kind.name, kind.nearlyOver));
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
});
