// axe-core finds nothing on any screen, in either theme, wide and narrow.

import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View as Murano } from '../src/games/murano/view';
import { openStage, type Wish } from './browser';
import { kGames, milleFiori, murano } from './games';
import { goOn, look, mouse, placeAt } from './person';
import {
  kAgainstBot,
  kAlone,
  makeTable,
  pointWhere,
  recordOf,
  stepsOf,
  tableFrom,
  uploadRecord,
  wayTo,
} from './server';

const stage = openStage();
const kWide = { width: 1280, height: 860 };
const kNarrow = { width: 360, height: 740 };
const kAll: RunOptions = { resultTypes: ['violations'] };
const kContrast: RunOptions = { ...kAll, runOnly: ['color-contrast'] }; // the only rule that a theme can break
const kLooks = [
  { viewport: kWide, colorScheme: 'light', options: kAll },
  { viewport: kWide, colorScheme: 'dark', options: kContrast },
  { viewport: kNarrow, colorScheme: 'dark', options: kAll },
] as const;

/** The violations on a page as it is, each with the elements that it was found in. */
function violations(page: Page, options: RunOptions): Promise<readonly string[]> {
  return page.evaluate(async (wanted) => {
    const tool = (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe;
    const found = await tool.run(wanted);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, options);
}

type Look = (typeof kLooks)[number];
const kFew = kLooks.filter(({ options }) => options === kAll); // for most, dark colours are the same, narrow or wide

async function expectNothing(page: Page, looks: readonly Look[] = kFew): Promise<void> {
  for (const { viewport, colorScheme, options } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page, options), `${viewport.width} ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize(kWide);
}

const visit = (path: string, wish: Wish = {}): Promise<Page> =>
  stage.visit(path, { ...wish, script: axe.source });

test('the lobby, its settings, and the rules', async () => {
  const page = await visit('/');
  await page.getByText('Nobody has opened a table').waitFor();
  await expectNothing(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNothing(page);
  for (const { name } of kGames) {
    await page.goto(`/rules/${name}`);
    await page.locator('article').waitFor();
    await expectNothing(page);
  }
});

test('a table: picking, a preview, playing, and what lies over it', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await look(page);
  await page.locator('[data-target]').first().hover();
  await expectNothing(page, kLooks);
  do await goOn(page, mouse);
  while ((await look(page)).targets[0]?.startsWith('hand:'));
  await page.locator('[data-target]').first().hover();
  await expectNothing(page, kLooks);
  for (const key of ['t', '?']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await expectNothing(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('dialog').waitFor();
  await expectNothing(page);
});

test('the choice between several actions', async () => {
  const point = await pointWhere(stage, milleFiori.name, (_, [next]) => /^1 place harbor/.test(next ?? ''));
  const page = await visit(wayTo(await tableFrom(stage.address, point, kAlone)));
  const { targets } = await look(page);
  await placeAt(page, targets.find((at) => at.startsWith('harbor')) ?? '').click();
  await page.locator('[data-testid=preview].several button.primary').first().waitFor();
  await expectNothing(page);
});

test('Murano: passing, recruiting, the plan, the end, and all that was hidden', async () => {
  const visitWhere = async (wanted: (view: Murano) => boolean): Promise<Page> => {
    const point = await pointWhere<Murano>(stage, murano.name, (view) => view.acting === 1 && wanted(view));
    const page = await visit(wayTo(await tableFrom(stage.address, point, kAgainstBot)));
    await look(page);
    return page;
  };
  const turn = await visitWhere(({ phase, ending }) => phase === 'sail' && ending > 0);
  await placeAt(turn, 'pass').click();
  await expectNothing(turn, kLooks);
  await expectNothing(await visitWhere(({ phase }) => phase === 'keep'));
  const end = await visitWhere(({ phase, plan }) => phase === 'score' && (plan?.steps.length ?? 0) > 1);
  await placeAt(end, 'plan').hover();
  await expectNothing(end);
  while (await goOn(end, mouse));
  await expectNothing(end);
  await end.getByTestId('end').getByRole('button', { name: 'Replay' }).click();
  await end.getByRole('button', { name: 'To the end' }).click();
  await end.getByRole('button', { name: 'One step back' }).click();
  await end.getByLabel('Seen by').selectOption('all');
  await expectNothing(end);
});

test('opponents of the strongest level, and advice at a table with a coach', async () => {
  const page = await visit('/');
  await page.getByLabel('Opponents', { exact: true }).selectOption('doge');
  await page.getByLabel('Bot at seat 3', { exact: true }).selectOption('doge');
  await expectNothing(page);
  for (const { name, begins } of kGames) {
    const { record, step } = await pointWhere(stage, name, begins);
    const archive = await uploadRecord(stage.address, record);
    const order = { game: name, options: 'seats 2', seats: kAlone, coach: true };
    const made = await makeTable(stage.address, { ...order, from: { ...archive, step } });
    const table = await visit(wayTo(made));
    await table.getByTestId('advice').locator('li button').first().hover();
    await expectNothing(table);
  }
});

test('a free seat is offered, and somebody watches', async () => {
  const record = recordOf(milleFiori.name, 2);
  const made = await tableFrom(stage.address, { record, step: 40 }, kAlone);
  const page = await visit(`/table/${made.table}`);
  await page.getByRole('heading', { name: 'A seat is free' }).waitFor();
  await expectNothing(page);
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.getByText('You are watching.').waitFor();
  await expectNothing(page);
});

test('the screen is passed on', async () => {
  const page = await visit('/');
  await page.getByLabel('Who sits at seat 2?').selectOption('person');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('handover').waitFor();
  await expectNothing(page);
});

test('the end', async () => {
  const record = recordOf(milleFiori.name, 2);
  const page = await visit(
    wayTo(await tableFrom(stage.address, { record, step: stepsOf(record).length - 6 }, kAgainstBot)),
  );
  while (await goOn(page, mouse));
  await expectNothing(page);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expectNothing(page);
});

test('a replay', async () => {
  const { table } = await uploadRecord(stage.address, recordOf(milleFiori.name, 4));
  const page = await visit(`/table/${table}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByLabel('Seen by').selectOption('all');
  await expectNothing(page);
  await page.getByRole('tab', { name: 'Scores' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expectNothing(page);
});

test('when there is nothing to show', async () => {
  stage.forgive(/404/);
  await expectNothing(await visit('/nowhere'));
});

test('a score is read out once, as points', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await look(page);
  const read = await page.locator('[data-seat-score]').evaluateAll((all) =>
    all.map((one) =>
      [...one.childNodes]
        .filter((node) => !(node instanceof Element && node.ariaHidden))
        .map((node) => node.textContent)
        .join(''),
    ),
  );
  for (const text of read) expect(text).toMatch(/^\d+ points?$/);
});
