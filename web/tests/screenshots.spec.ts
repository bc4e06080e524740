// The pictures of the docs. From web/: LAGUNA_SCREENSHOTS=../docs/images npx vitest run --config tests/vitest.config.ts screenshots

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View as Murano } from '../src/games/murano/view';
import { openStage, type Wish } from './browser';
import { milleFiori, murano } from './games';
import { smaller } from './palette';
import { act, goOn, look, mouse, placeAt } from './person';
import { pointWhere, recordOf, stepsOf, tableFrom, uploadRecord, wayTo } from './server';

const kFolder = process.env['LAGUNA_SCREENSHOTS'];
const kMostBytes = 300_000;
const kPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const kSeats = [
  { kind: 'person' as const, name: 'Ann' },
  ...Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot: 'greedy' })),
];

describe.skipIf(!kFolder)('the pictures of the docs', () => {
  const stage = openStage();
  let record = '';
  let steps: readonly string[] = [];

  beforeAll(() => {
    const names = ['Ann', 'Bea', 'Carlo', 'Dario'];
    record = recordOf(milleFiori.name, 4).replaceAll(
      /^(player (\d)) .*$/gm,
      (_, seat: string, n: string) => `${seat} ${names[Number(n) - 1]}`,
    );
    steps = stepsOf(record);
  });

  /** The last step that matches, within so much of the game. */
  const lastStep = (action: RegExp, most = 1): number =>
    steps.findLastIndex((line, i) => i <= most * steps.length && action.test(line));

  const whatIsDoneAt = (step: number): string => steps[step]?.split(' ')[2] ?? '';

  async function sitDown(step: number, wish: Wish = {}): Promise<Page> {
    const page = await stage.visit(wayTo(await tableFrom(stage.address, { record, step }, kSeats)), wish);
    await look(page);
    return page;
  }

  async function picture(page: Page, name: string): Promise<void> {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const png = smaller(await page.screenshot());
    expect(png.length).toBeLessThan(kMostBytes);
    writeFileSync(join(resolve(kFolder ?? ''), `${name}.png`), png);
  }

  test('lobby', async () => {
    const page = await stage.visit('/', { settings: { name: 'Ann' } });
    await page.getByText('Nobody has opened a table').waitFor();
    await picture(page, 'lobby');
  });

  test('table', async () => {
    const step = lastStep(/^chance deal/, 0.6) + 1; // everyone has a full hand
    await picture(await sitDown(step), 'table-light');
    await picture(await sitDown(step, { colorScheme: 'dark' }), 'table-dark');
  });

  test('preview', async () => {
    const step = lastStep(/^1 place (nobili|populi|trade)-\d+$/, 0.7);
    const page = await sitDown(step);
    await placeAt(page, whatIsDoneAt(step)).hover();
    await picture(page, 'preview');
  });

  /** What is best and why, when Ann asks. */
  async function ask(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByTestId('advice').getByRole('listitem').first().waitFor();
  }

  test('hint', async () => {
    const page = await sitDown(lastStep(/^chance deal/, 0.6) + 1);
    await ask(page);
    await picture(page, 'hint');
  });

  test('phone', async () => {
    const step = lastStep(/^1 place (nobili|populi|trade)-\d+$/, 0.7);
    const page = await sitDown(step, kPhone);
    await picture(page, 'phone');
  });

  test('end', async () => {
    const step = lastStep(/^1 place \S+$/);
    const page = await sitDown(step);
    await act(page, whatIsDoneAt(step));
    while (await goOn(page, mouse));
    await page.mouse.move(0, 0);
    await picture(page, 'end');
  });

  test('replay', async () => {
    const { table } = await uploadRecord(stage.address, record);
    const page = await stage.visit(`/table/${table}`);
    const step = lastStep(/^2 place/, 0.5) + 1;
    await page.getByRole('slider', { name: 'Moment' }).fill(String(step));
    await page.getByLabel('Seen by').selectOption('all');
    await page.locator(`[data-testid=replay][data-step="${step}"]`).waitFor();
    await picture(page, 'replay');
  });

  test('rules', async () => {
    const page = await stage.visit('/rules/mille-fiori');
    await page.locator('article').waitFor();
    await picture(page, 'rules');
  });

  /** Ann in the middle of a game of Murano, or wherever it is as she wants it. */
  async function sitDownInMurano(wanted: (view: Murano) => boolean, wish: Wish = {}): Promise<Page> {
    const mine = (view: Murano) =>
      view.acting === 1 && (view.hands['1']?.characters.length ?? 0) > 1 && wanted(view);
    const point = await pointWhere(stage, murano.name, mine, 4);
    const page = await stage.visit(wayTo(await tableFrom(stage.address, point, kSeats)), wish);
    await look(page);
    return page;
  }

  const far = ({ ways = {} }: Murano): string =>
    Object.keys(ways).find((space) => ways[space]?.useful && ways[space].path.length > 1) ?? '';
  const isMidgame = (view: Murano): boolean =>
    view.phase === 'sail' && Object.values(view.stacks).every((left) => left > 2) && far(view) !== '';

  test('Murano: table', async () => {
    let space = '';
    const page = await sitDownInMurano((view) => isMidgame(view) && (space = far(view)) !== '');
    await placeAt(page, `ring-${space}`).hover();
    await picture(page, 'murano-table-light');
    const dark = await sitDownInMurano(({ phase, ending }) => phase === 'keep' && ending === 0, {
      colorScheme: 'dark',
    });
    await picture(dark, 'murano-table-dark');
  });

  test('Murano: hint', async () => {
    const page = await sitDownInMurano(isMidgame, { colorScheme: 'dark' });
    await ask(page);
    await picture(page, 'murano-hint');
  });

  test('Murano: plan', async () => {
    const page = await sitDownInMurano(
      ({ phase, plan }) => phase === 'score' && (plan?.steps.length ?? 0) > 2,
    );
    await picture(page, 'murano-plan');
  });

  test('Murano: phone', async () => {
    await picture(await sitDownInMurano(isMidgame, kPhone), 'murano-phone');
  });
});
