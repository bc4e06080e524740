// What only Murano has: courses, the worth of characters, the end that draws near, and the plan.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kStacks, type View } from '../src/games/murano/view';
import { states } from '../src/games/murano/words';
import { openStage } from './browser';
import { murano, ownOf } from './games';
import { act, changed, click, goOn, look, mouse, placeAt, versionOf } from './person';
import { kAgainstBot, kAlone, pointWhere, tableFrom, wayTo, type Point } from './server';

const stage = openStage();
const said = states.en;

const where = (wanted: (view: View) => boolean): Promise<Point & { readonly view: View }> =>
  pointWhere<View>(stage, murano.name, (view) => view.acting === 1 && wanted(view));

async function sitDown(point: Point, seats = kAlone): Promise<Page> {
  const page = await stage.visit(wayTo(await tableFrom(stage.address, point, seats)));
  await look(page);
  return page;
}

const preview = (page: Page) => page.getByTestId('preview');
const scoreOf = async (page: Page, seat: number): Promise<number> =>
  parseInt(
    await page
      .locator('[data-seat-score]')
      .nth(seat - 1)
      .innerText(),
  );
const goldOf = async (page: Page): Promise<number> =>
  parseInt(
    await page
      .locator('li:has(> .unseen)', { hasText: /^\d+\d+ gold$/ })
      .first()
      .innerText(),
  );

test('a ring space that takes several moves is reached by one press, and all of it can be taken back', async () => {
  const far = (view: View) =>
    Object.entries(view.ways ?? {}).find(([, { useful, path }]) => useful && path.length > 1);
  const point = await where((view) => view.phase === 'sail' && far(view) !== undefined);
  const [number = '', way] = far(point.view) ?? [];
  const { price = 0, path = [] } = way ?? {};
  const page = await sitDown(point);
  const before = await look(page);
  const gold = await goldOf(page);

  const space = placeAt(page, `ring-${number}`);
  await space.hover();
  expect(await preview(page).textContent()).toContain(`${path.length} moves, ${price} gold`);
  await click(page, space);
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-testid=table]')?.getAttribute('data-version')) >= least,
    before.version + path.length,
  );
  expect(await space.getAttribute('aria-label')).toContain(said.ready);
  expect(await goldOf(page)).toBe(gold - price);
  expect(await versionOf(page)).toBe(before.version + path.length);

  const version = await versionOf(page);
  await page.getByRole('button', { name: 'Restart turn' }).click();
  await changed(page, version);
  expect((await look(page)).targets).toEqual(before.targets);
  expect(await goldOf(page)).toBe(gold);
});

test('who passes says on the board where the ship goes', async () => {
  const page = await sitDown(await where(murano.begins));
  const gold = await goldOf(page);
  await click(page, placeAt(page, 'pass'));
  await preview(page).getByRole('button', { name: 'Cancel' }).waitFor();
  const { version, targets } = await look(page);
  await click(page, placeAt(page, targets.find((at) => at.startsWith('ring-')) ?? ''));
  await changed(page, version);
  expect(await goldOf(page)).toBe(gold + 1);
  expect(await page.getByTestId('log').textContent()).toMatch(/^\s*Ann passes, takes 1 gold/);
});

test('what an action would bring is what it brings', async () => {
  const page = await sitDown(
    await where(({ phase, box, ready }) => phase === 'act' && box.ring[ready - 1] === 'take-gold'),
  );
  const gold = await goldOf(page);
  await placeAt(page, 'take-gold').hover();
  expect(await preview(page).textContent()).toContain('2 gold');
  await act(page, 'take-gold');
  expect(await goldOf(page)).toBe(gold + 2);
});

test('every character shows what it would be worth, and nobody else sees it', async () => {
  const point = await where(
    ({ phase, hands }) => phase === 'sail' && (hands['1']?.characters.length ?? 0) > 2,
  );
  const { hands, worth = {}, docks } = point.view;
  const made = await tableFrom(stage.address, point, kAlone);
  const page = await stage.visit(wayTo(made));
  await look(page);
  for (const card of hands['1']?.characters ?? []) {
    const row = page.locator('tr', { has: page.locator('.name i').getByText(String(card), { exact: true }) });
    const shown = await row
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => parseInt(cell.textContent) || 0));
    expect(shown).toEqual(Object.keys(docks).map((island) => worth[card]?.[island] ?? 0));
  }
  expect(await ownOf(page, murano)).not.toEqual([]);

  const watcher = await stage.visit(`/table/${made.table}`);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await watcher.getByText('You are watching.').waitFor();
  await watcher.getByTestId('log').getByRole('button').first().waitFor();
  expect(await ownOf(watcher, murano)).toEqual([]);
  const html = await watcher.content();
  for (let card = 1; card <= 40; ++card) expect(html).not.toContain(said.cardName(String(card)));
});

test('the end is announced before it comes, and when it has been triggered', async () => {
  const few = ({ stacks }: View, most: number) => kStacks.filter((stack) => stacks[stack] <= most).length;
  const near = await sitDown(
    await where(
      (view) => view.phase === 'sail' && view.ending === 0 && few(view, 0) === 1 && few(view, 2) === 2,
    ),
  );
  const warning = (page: Page) => page.getByRole('status').filter({ hasText: 'The end is near' });
  await warning(near).waitFor();
  expect(await warning(near).textContent()).toMatch(/One stack is empty: .*Nearly empty: \d/);

  const last = await sitDown(await where((view) => view.phase === 'sail' && view.ending === 2));
  await warning(last).waitFor();
  expect(await warning(last).textContent()).toContain('Last turns: Ann');

  const early = await sitDown(await where((view) => view.phase === 'sail' && few(view, 2) === 0));
  expect(await warning(early).count()).toBe(0);
});

test('the plan is explained, and played by one button', async () => {
  const point = await where(({ phase, plan }) => phase === 'score' && (plan?.steps.length ?? 0) > 2);
  const { plan } = point.view;
  const page = await sitDown(point, kAgainstBot);
  const before = await scoreOf(page, 1);
  const lines = page.locator('section:has(> [data-at=plan]) li');
  expect(await lines.count()).toBe(plan?.steps.length);
  const promised = await lines.locator('.points').allTextContents();
  expect(promised.reduce((sum, text) => sum + parseInt(text), 0)).toBe(plan?.points);

  await click(page, placeAt(page, 'plan'));
  await expect.poll(() => scoreOf(page, 1)).toBeGreaterThanOrEqual(before + (plan?.points ?? 0));
  while (await goOn(page, mouse));
  const rest = plan?.left_over ?? 0;
  expect(await scoreOf(page, 1)).toBe(before + (plan?.points ?? 0) + rest);
});
