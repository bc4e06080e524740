import { expect, it } from 'vitest';
import { seatOrders, usualPlaces } from './seating';

it('the usual table has one person and bots', () => {
  const places = usualPlaces('Ann', ['greedy', 'greedy']);
  expect(seatOrders(places, () => 'Red')).toEqual([
    { kind: 'person', name: 'Ann', luck: true },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'bot', bot: 'greedy' },
  ]);
});

it('who tells no name is called by a colour', () => {
  expect(seatOrders(usualPlaces('  ', []), (seat) => `colour ${seat}`)).toEqual([
    { kind: 'person', name: 'colour 1', luck: true },
  ]);
});
