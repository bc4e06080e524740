import { expect, test } from 'vitest';
import { placeAt } from './layout';
import { bonusesIn, gainsOf, sailedIn, touchedIn } from './story';

const placed = { kind: 'placed', seat: 2, space: 'trade-5' };
const scored = (seat: number, points: number, rule: string, space?: string) => ({
  kind: 'scored',
  seat,
  points,
  rule,
  space,
});

test('the gains of a seat at one space are added up, those of others stand above', () => {
  const gains = gainsOf([
    placed,
    scored(1, 4, 'MF-C2', 'trade-5'),
    scored(2, 2, 'MF-C2', 'trade-5'),
    scored(1, 1, 'MF-H2'),
  ]);
  expect(gains.map(({ seat, points }) => [seat, points])).toEqual([
    [1, 5],
    [2, 2],
  ]);
  expect(gains[0]?.y).toBe(placeAt('trade-5')?.y);
  expect(gains[1]?.y).toBeLessThan(gains[0]?.y ?? 0);
});

test('a bonus is told at its bonus space, in the pyramid where the diamond was placed', () => {
  const gains = gainsOf([{ kind: 'placed', seat: 1, space: 'populi-4' }, scored(1, 15, 'MF-T4')]);
  expect([...bonusesIn(gains)]).toEqual([['populi 15', 1]]);
});

test('points of the route are told where the ship arrived', () => {
  const [gain] = gainsOf([placed, { kind: 'sailed', seat: 2, count: 6 }, scored(2, 10, 'MF-N2')]);
  expect(gain?.x).toBe(placeAt('route-6')?.x);
});

test('nothing is said of no points', () => {
  expect(gainsOf([placed, scored(1, 0, 'MF-H2', 'harbor-1')])).toEqual([]);
});

test('last moves touch spaces and the route', () => {
  const events = [placed, { kind: 'sailed', seat: 3, count: 4 }];
  expect([...touchedIn(events)]).toEqual([
    ['trade-5', 2],
    ['route-4', 3],
  ]);
  expect(sailedIn(events)).toEqual([{ seat: 3, to: 4 }]);
});
