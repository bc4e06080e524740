import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('damaged settings become the usual ones', () => {
  const usual = readSettings(null);
  expect(usual).toMatchObject({ language: 'auto', theme: 'system', pace: 'normal', sound: false });
  expect(readSettings({ language: 'xx', confirm: 'yes', name: 7 })).toEqual(usual);
  expect(readSettings([])).toEqual(usual);
});

it('settings survive being stored', () => {
  const mine = { ...readSettings(null), language: 'de' as const, confirm: true, name: 'Zoë' };
  expect(readSettings(JSON.parse(JSON.stringify(mine)))).toEqual(mine);
});
