// The player aid in English.

import type { AidText } from './text';

export const aid: AidText = {
  actions: 'Action',
  tiles: 'Tile',
  specials: 'Special-building card',
  characters: 'Character',
  times: 'On the ring',
  price: 'Gold',
  what: 'What it does',
  points: 'Points',
  owner: 'Marker',
  pass: 'Pass',
  action: {
    'take-gold': ['+2', '2 gold from the supply, 4 with the Bank'],
    factory: ['−1', 'lies open before you until you build it'],
    shop: ['−2 or −4', 'the top one, or for 4 look through the stack and choose; hidden until built'],
    palace: ['−2 or −4', 'the top one, or for 4 look through the stack and choose; hidden until built'],
    special: ['−2', 'lies open before you until you build it'],
    recruit: ['−1, −2, −3 …', 'look at 3 characters, keep one or none'],
    dock: ['−2 or −5', '2 at a dock of your colour, 5 at any other; it stays there'],
    build: ['0', '1 to 3 tiles: streets from the stack, and your own'],
    income: ['+1 each', 'on one island, for the customers of your shops there'],
    production: [
      '+5, +12, +20',
      'a bead for each glass factory used (−2 points each); sell 1 to 3 beads of one colour',
    ],
    gondolier: ['+3 or −3', 'dismiss for 3, hire for 3; nobody has more than 7'],
    pass: ['+1', 'move one ship, without an action'],
  },
  tile: {
    street: ['0', 'no', 'goes to any free street space; brings customers'],
    factory: ['1', 'yes', 'makes beads'],
    shop: ['2', 'yes', 'earns gold from customers of its colour'],
    palace: ['3', 'no', 'has 1 to 3 crests'],
    special: ['0', 'no', 'look at 3 special-building cards and keep one'],
  },
};
