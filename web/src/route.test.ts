import { expect, it } from 'vitest';
import { routeOf } from './route';

it('an address means a page', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/host')).toEqual({ page: 'host' });
  expect(routeOf('/table/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(routeOf('/rules/mille-fiori', '#MF-W2')).toEqual({
    page: 'rules',
    game: 'mille-fiori',
    rule: 'MF-W2',
  });
  expect(routeOf('/table')).toEqual({ page: 'unknown' });
  expect(routeOf('/table/a/b')).toEqual({ page: 'unknown' });
  expect(routeOf('/nowhere')).toEqual({ page: 'unknown' });
});
