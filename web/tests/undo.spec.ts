// What can be taken back, and what cannot.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStage } from './browser';
import { milleFiori, murano, type Kind } from './games';
import { act, changed, goOn, handOf, look, mouse, versionOf } from './person';
import { kAlone, pointWhere, stepsOf, tableFrom, wayTo } from './server';

const stage = openStage();

/** Ann at a moment of a game, and where its next steps lead; the other seat is open, so that nothing happens but what she does. */
async function annBefore<View>(
  kind: Kind<View>,
  wanted: (view: View, next: readonly string[]) => boolean,
): Promise<[Page, readonly string[]]> {
  const point = await pointWhere(stage, kind.name, wanted);
  const made = await tableFrom(stage.address, point, kAlone);
  const next = stepsOf(point.record).slice(point.step);
  return [await stage.visit(wayTo(made)), next.map((step) => step.split(' ')[2] ?? '')];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function takeBack(page: Page, name: 'Undo' | 'Restart turn'): Promise<void> {
  const version = await versionOf(page);
  await button(page, name).click();
  await changed(page, version);
}

test('a placement is taken back, and a whole turn', async () => {
  const [page, [place = '', take = '']] = await annBefore(milleFiori, (_, next) =>
    /^1 place \S+\n1 take/.test(next.slice(0, 2).join('\n')),
  );
  const before = await look(page);
  expect(await button(page, 'Undo').isDisabled()).toBe(true);

  await act(page, place);
  const extra = await look(page);
  await act(page, `face-up:${take}`);
  await takeBack(page, 'Undo');
  expect((await look(page)).targets).toEqual(extra.targets);
  await takeBack(page, 'Undo');
  expect((await look(page)).targets).toEqual(before.targets);

  await act(page, place);
  await act(page, `face-up:${take}`);
  await takeBack(page, 'Restart turn');
  expect((await look(page)).targets).toEqual(before.targets);
});

test('a pick can be changed until the last has picked', async () => {
  const [page] = await annBefore(milleFiori, milleFiori.begins);
  await look(page);
  const [first = '', second = ''] = await handOf(page);
  await act(page, `hand:${first}`);
  await page.getByRole('img', { name: /^Your pick/ }).waitFor();
  const told = await page.getByRole('img', { name: /^Your pick/ }).getAttribute('aria-label');

  await page.locator(`[data-at="hand:${second}"]`).click();
  await expect
    .poll(() => page.getByRole('img', { name: /^Your pick/ }).getAttribute('aria-label'))
    .not.toBe(told);
  await takeBack(page, 'Undo');
  await look(page);
  expect(await page.getByRole('img', { name: /^Your pick/ }).count()).toBe(0);
});

test('what was drawn stays drawn; where it goes can be changed', async () => {
  const [page] = await annBefore(
    murano,
    (_, [build, drawn]) => build === '1 build street' && drawn?.startsWith('chance street') === true,
  );
  await act(page, 'tile:street');
  const { targets } = await look(page);
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  await act(page, targets[0] ?? '');
  await takeBack(page, 'Undo');
  expect((await look(page)).targets).toEqual(targets);
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
});

test('what somebody else has answered cannot be taken back', async () => {
  const page = await stage.visit('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  do await goOn(page, mouse);
  while (!(await look(page)).targets[0]?.startsWith('hand:')); // a new cycle: everybody has moved
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
});
