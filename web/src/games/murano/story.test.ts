import { expect, test } from 'vitest';
import { docksIn, gainsOf, sailsIn, tilesIn, touchedIn } from './story';

const sailed = { kind: 'sailed', seat: 1, from: 'ring-3', space: 'ring-5', red: 1 };
const built = { kind: 'built', seat: 2, space: 'san-donato-b1', tile: 'shop-red' };
const docked = { kind: 'docked', seat: 3, space: 'san-donato', dock: 'white' };
const scored = (seat: number, points: number, space?: string) => ({ kind: 'scored', seat, points, space });
const where = (at: string) => (at === 'nowhere' ? undefined : { x: at.length, y: 0 });

test('ships, tiles and gondoliers are seen where they come', () => {
  expect(sailsIn([sailed])).toEqual([{ from: 'ring-3', to: 'ring-5', red: true, seat: 1 }]);
  expect(tilesIn([built]).get('san-donato-b1')).toEqual({ tile: 'shop-red', seat: 2 });
  expect([...docksIn([docked])]).toEqual([['dock:san-donato:white', 3]]);
});

test('last moves touch the ring, the islands and the docks', () => {
  expect([...touchedIn([sailed, built, docked])]).toEqual([
    ['ring-5', 1],
    ['san-donato-b1', 2],
    ['dock:san-donato:white', 3],
  ]);
});

test('points are told where something happened before, and added up', () => {
  const gains = gainsOf([built, scored(2, 2), scored(2, 1)], 'ring-1', where);
  expect(gains.map(({ id, points }) => [id, points])).toEqual([['san-donato-b1 2', 3]]);
});

test('points of a card are told on its island, a loss where the ship is', () => {
  expect(gainsOf([scored(1, 12, 'san-donato')], 'ring-1', where)[0]?.id).toBe('san-donato 1');
  expect(gainsOf([scored(1, -4)], 'ring-16', where)[0]).toMatchObject({ id: 'ring-16 1', points: -4 });
});

test('what has no place is not told on the board', () => {
  expect(gainsOf([scored(1, 5)], 'nowhere', where)).toEqual([]);
});
