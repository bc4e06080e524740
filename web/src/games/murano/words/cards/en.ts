// The forty characters and fifteen special-building cards in English. Names of characters are ours.

import type { Tables } from '../print';
import { ranges, steps, type Characters, type SpecialCards } from './card';

const patron =
  (colour: string) =>
  ({ gold_steps, gold_points }: Tables): string =>
    `If the island has 2 ${colour} customers, 1 grey one, 1 palace and 1 special building, pay gold for points: ${steps(gold_steps, gold_points)}`;
const ofColour =
  (colour: string) =>
  ({ colour_from, colour_points }: Tables): string =>
    `Points for the ${colour} customers on the island: ${steps(ranges(colour_from), colour_points)}`;
const notary = (colour: string): string =>
  `12 points if the island has as many special buildings as ${colour} customers, and at least one`;
const owner = (island: string): string =>
  `10 points at ${island} if you have at least 3 glass factories and shops there`;
const boatman = (island: string): string => `10 points at ${island} if you have at least 2 gondoliers there`;
const jeweller = (bead: string, island: string): string =>
  `At ${island}, return up to 3 ${bead} beads for 7 points each`;
const shopper = (colour: string): string => `4 points for each ${colour} shop on the island, anybody’s`;

export const characters: Characters = [
  ['Market Stroller', '2 points for each shop on the island, anybody’s'],
  ['Palace Gardener', '2 points for each palace on the island'],
  ['City Architect', '3 points for each special building on the island'],
  ['Master Glassblower', '2 points for each glass factory on the island, anybody’s'],
  ['Lord of the Furnaces', '12 points if only you have a glass factory on the island'],
  ['Sole Merchant', '12 points if only you have a shop on the island'],
  ['Patron in Blue', patron('blue')],
  ['Patron in Red', patron('red')],
  ['Hermit', '10 points if the island has at most 3 red and blue customers together'],
  ['Councillor', '12 points if the island has every kind of building and a customer of each colour'],
  [
    'Innkeeper',
    ({ customers_from, customers_points }) =>
      `Points for all customers on the island: ${steps(ranges(customers_from), customers_points)}`,
  ],
  ['Dancer in Red', ofColour('red')],
  ['Doctor in Blue', ofColour('blue')],
  ['Friar in Grey', ofColour('grey')],
  ['Herald', '1 point for each crest on the island'],
  [
    'Landlord',
    '2 points for each of your glass factories and shops on the island, 1 for each of the others’',
  ],
  [
    'Good Neighbour',
    '1 point for each of your glass factories and shops on the island, 2 for each of the others’',
  ],
  ['Notary in Red', notary('red')],
  ['Notary in Blue', notary('blue')],
  ['Notary in Grey', notary('grey')],
  [
    'Mediator',
    '16 points if the island has as many glass factories as palaces as shops, and at least one of each',
  ],
  ['Purveyor to the Court', '12 points if the island has as many shops as crests, and at least one'],
  ['Glazier to the Court', '12 points if the island has as many glass factories as crests, and at least one'],
  [
    'Rival',
    '12 points if you have as many glass factories and shops on the island as all others together; none and none count',
  ],
  ['Sole Heir', '12 points if the island has exactly 1 crest'],
  ['Abbess of S. Teresa', owner('S. Teresa e S. Mattia')],
  ['Steward of Sacca Mattia', owner('Sacca Mattia')],
  ['Prioress of S. Chiara', owner('S. Chiara e S. Stefano')],
  ['Ferryman of San Donato', boatman('San Donato')],
  ['Fisherwoman of Sacca Serenella', boatman('Sacca Serenella')],
  ['Boatman of S. Pietro', boatman('S. Pietro Martire')],
  ['Jeweller of Sacca Mattia', jeweller('blue', 'Sacca Mattia')],
  ['Bride of S. Teresa', jeweller('blue', 'S. Teresa e S. Mattia')],
  ['Goldsmith of San Donato', jeweller('red', 'San Donato')],
  ['Embroiderer of S. Chiara', jeweller('red', 'S. Chiara e S. Stefano')],
  ['Rosary Maker of S. Pietro', jeweller('green', 'S. Pietro Martire')],
  ['Collector of Sacca Serenella', jeweller('green', 'Sacca Serenella')],
  ['Lady in Red', shopper('red')],
  ['Gentleman in Blue', shopper('blue')],
  ['Widow in Grey', shopper('grey')],
];

const studio = (one: string, two: string): string =>
  `Your ${one} and ${two} beads stand for each other, in selling and in scoring`;

export const specialCards: SpecialCards = {
  bank: { name: 'Bank', effect: 'Taking gold brings you 4 instead of 2' },
  tavern: { name: 'Tavern', effect: 'Each character costs you 2 gold less' },
  'dockside-bar': { name: 'Dockside Bar', effect: '1 point for each gondolier you place' },
  'crane-civic': {
    name: 'Civic Crane',
    effect: '1 point more for each special building or palace you build',
  },
  'crane-craft': { name: 'Craft Crane', effect: '1 point more for each shop or glass factory you build' },
  harbor: { name: 'Harbor', effect: 'Placing a gondolier costs 1 gold at your dock, 3 at any other' },
  'guild-hall': { name: 'Guild Hall', effect: '1 point after each production that made a bead' },
  hostel: { name: 'Hostel', effect: 'You look at 5 characters instead of 3' },
  basilica: { name: 'Basilica', effect: '5 points at once' },
  'studio-red-green': { name: 'Studio, red and green', effect: studio('red', 'green') },
  'studio-blue-green': { name: 'Studio, blue and green', effect: studio('blue', 'green') },
  'studio-red-blue': { name: 'Studio, red and blue', effect: studio('red', 'blue') },
  'trading-station': {
    name: 'Trading Station',
    effect: 'In production draw one bead more, and give one back at the end of the turn',
  },
  lighthouse: {
    name: 'Lighthouse',
    effect: 'As your last move the red ship may enter the first occupied space ahead and use its action',
  },
  'assembly-hall': { name: 'Assembly Hall', effect: 'Dismissing brings 5 gold, hiring costs 1' },
};
