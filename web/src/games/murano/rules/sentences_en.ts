// Every rule as one sentence, in English: the sentences of rules.md.

import type { Rule } from '../../shared/rules/text';
import type { RuleId } from './text';

export const rules: Readonly<Record<RuleId, Rule>> = {
  'MU-S1': {
    label: 'Pieces',
    sentence: 'Everyone begins with 5 points, 5 gold, 5 gondoliers at hand and 2 in the general supply.',
  },
  'MU-S2': {
    label: 'Starting player',
    sentence: 'The starting player is drawn by lot, and turns go round clockwise.',
  },
  'MU-S3': {
    label: 'Stacks and islands',
    sentence:
      'With two or three players the lagoon has five islands, without Sacca Serenella, and the stacks are smaller: 35 streets, 9 shops, 11 palaces, 11 glass factories, 9 special buildings; four players use 42, 12, 12, 12 and 12.',
  },
  'MU-S4': {
    label: 'Characters',
    sentence:
      'Of the forty characters five are removed unseen; with two or three players 30 and 37 are out as well.',
  },
  'MU-S5': {
    label: 'Ships',
    sentence: 'A ship waits on each of the eight spaces with an anchor, the red one on the first of them.',
  },
  'MU-M1': {
    label: 'A move',
    sentence:
      'A move takes one ship forward over free spaces to a free space; it neither enters nor passes a space with a ship.',
  },
  'MU-M2': {
    label: 'Price',
    sentence:
      'The first move of a turn is free, the second costs 1 gold, and each further one 1 more than the one before.',
  },
  'MU-M3': {
    label: 'The last ship acts',
    sentence: 'Only the action of the ship moved last is taken, and no ship moves twice in a turn.',
  },
  'MU-M4': {
    label: 'No idle turn',
    sentence:
      'A move is allowed only if the turn can still end in an action that does something and can be paid.',
  },
  'MU-M5': {
    label: 'Passing',
    sentence: 'Whoever passes takes 1 gold and moves exactly one ship, without an action.',
  },
  'MU-A1': { label: 'Take gold', sentence: 'Take 2 gold from the supply.' },
  'MU-A2': {
    label: 'Glass factory',
    sentence: 'A glass factory costs 1 gold and lies open before its owner.',
  },
  'MU-A3': {
    label: 'Shop or palace',
    sentence:
      'The top tile of the shops or palaces costs 2 gold and stays hidden from the others until it is built.',
  },
  'MU-A4': {
    label: 'Choosing from the stack',
    sentence: 'For 4 gold, paid first, one looks through the stack, takes one tile and shuffles the rest.',
  },
  'MU-A5': {
    label: 'Special building',
    sentence: 'A special building costs 2 gold and lies open before its owner.',
  },
  'MU-A6': {
    label: 'Recruiting',
    sentence:
      'One looks at the next 3 characters, or what is left, keeps one for as much gold as one has characters then, and puts the others under the deck in the order drawn.',
  },
  'MU-A7': {
    label: 'Nobody',
    sentence: 'Whoever keeps none of the characters pays nothing, gets nothing, and the turn is over.',
  },
  'MU-A8': {
    label: 'Placing a gondolier',
    sentence:
      'A gondolier goes to a free dock, for 2 gold to one of the own colour, for 5 to any other, and stays there.',
  },
  'MU-A9': {
    label: 'Hiring and dismissing',
    sentence:
      'Dismissing a gondolier at hand brings 3 gold, hiring one from the general supply costs 3; nobody has more than 7.',
  },
  'MU-B1': { label: 'Up to three', sentence: 'One builds 1 to 3 tiles, streets and buildings in any order.' },
  'MU-B2': {
    label: 'Street',
    sentence: 'A street tile is drawn face down and must be laid on any free street space.',
  },
  'MU-B3': { label: 'Site', sentence: 'A building goes to a free site with a street tile next to it.' },
  'MU-B4': { label: 'Glass factory', sentence: 'A glass factory is marked by its owner and brings 1 point.' },
  'MU-B5': { label: 'Shop', sentence: 'A shop is marked by its owner and brings 2 points.' },
  'MU-B6': { label: 'Palace', sentence: 'A palace belongs to nobody and brings 3 points.' },
  'MU-B7': {
    label: 'Special building',
    sentence:
      'A special building belongs to nobody; its builder looks at 3 special-building cards, keeps one openly and puts the others under the deck in the order drawn.',
  },
  'MU-I1': {
    label: 'Income',
    sentence:
      'On one island each colour of which one has a shop there brings 1 gold for every customer of that colour; one shop a colour counts.',
  },
  'MU-P1': {
    label: 'Beads',
    sentence: 'Each own glass factory that is used brings one bead, drawn from the bag.',
  },
  'MU-P2': { label: 'Smoke', sentence: 'Each glass factory used costs 2 points, which must be at hand.' },
  'MU-P3': {
    label: 'Selling',
    sentence:
      'Then, or instead, 1, 2 or 3 beads of one colour are sold for 5, 12 or 20 gold and go back to the bag.',
  },
  'MU-K1': { label: 'Bank', sentence: 'Bank: taking gold brings 2 more.' },
  'MU-K2': { label: 'Tavern', sentence: 'Tavern: a character costs 2 less, never less than nothing.' },
  'MU-K3': { label: 'Dockside Bar', sentence: 'Dockside bar: 1 point for each gondolier placed.' },
  'MU-K4': {
    label: 'Civic Crane',
    sentence: 'Civic crane: 1 point for each special building or palace built.',
  },
  'MU-K5': { label: 'Craft Crane', sentence: 'Craft crane: 1 point for each shop or glass factory built.' },
  'MU-K6': {
    label: 'Harbor',
    sentence: 'Harbor: placing a gondolier costs 1 gold at an own dock and 3 at any other.',
  },
  'MU-K7': {
    label: 'Guild Hall',
    sentence: 'Guild hall: 1 point after a production that made at least one bead.',
  },
  'MU-K8': { label: 'Hostel', sentence: 'Hostel: one looks at 5 characters.' },
  'MU-K9': { label: 'Basilica', sentence: 'Basilica: 5 points at once.' },
  'MU-K10': {
    label: 'Studio',
    sentence:
      'Studio: beads of two colours stand for each other, in selling and in scoring; two studios may be chained.',
  },
  'MU-K11': {
    label: 'Trading Station',
    sentence:
      'Trading station: a production may draw one bead more, announced before, and at the end of the turn any one bead is given back.',
  },
  'MU-K12': {
    label: 'Lighthouse',
    sentence:
      'Lighthouse: as the last move of a turn the red ship may enter the first occupied space ahead and use its action.',
  },
  'MU-K13': { label: 'Assembly Hall', sentence: 'Assembly hall: dismissing brings 5 gold, hiring costs 1.' },
  'MU-K14': {
    label: 'From when',
    sentence: 'A special-building card works from its owner’s next turn on; the Basilica at once.',
  },
  'MU-C1': {
    label: 'Buildings of a kind',
    sentence:
      '1, 2, 3, 4: 2 points for each shop, 2 for each palace, 3 for each special building, 2 for each glass factory on I, whoever built it.',
  },
  'MU-C2': {
    label: 'The only owner',
    sentence: '5, 6: 12 points if nobody else has a glass factory, a shop, on I, and the scoring player has.',
  },
  'MU-C3': {
    label: 'Gold for points',
    sentence:
      '7, 8: if I has 2 blue customers (8: red), a grey one, a palace and a special building, one of the printed sums of gold is paid for its points.',
  },
  'MU-C4': {
    label: 'Few customers',
    sentence: '9: 10 points if I has at most 3 red and blue customers together.',
  },
  'MU-C5': {
    label: 'Something of everything',
    sentence: '10: 12 points if I has each kind of building and a customer of each colour.',
  },
  'MU-C6': { label: 'All customers', sentence: '11: points by the number of all customers on I.' },
  'MU-C7': {
    label: 'Customers of a colour',
    sentence: '12, 13, 14: points by the number of red, blue, grey customers on I.',
  },
  'MU-C8': { label: 'Crests', sentence: '15: 1 point for each crest on I.' },
  'MU-C9': {
    label: 'Own and other buildings',
    sentence:
      '16, 17: 2 points for each own marked building and 1 for each of the others on I; 17 the other way round.',
  },
  'MU-C10': {
    label: 'Special buildings and customers',
    sentence:
      '18, 19, 20: 12 points if I has as many special buildings as red, blue, grey customers, and at least one.',
  },
  'MU-C11': {
    label: 'Three kinds alike',
    sentence: '21: 16 points if I has as many glass factories as palaces as shops, and at least one of each.',
  },
  'MU-C12': {
    label: 'As many as crests',
    sentence: '22, 23: 12 points if I has as many shops, glass factories, as crests, and at least one.',
  },
  'MU-C13': {
    label: 'As many as the others',
    sentence:
      '24: 12 points if on I one has as many marked buildings as all the others together; none and none count.',
  },
  'MU-C14': { label: 'Exactly one crest', sentence: '25: 12 points if I has exactly one crest.' },
  'MU-C15': {
    label: 'Three own buildings',
    sentence:
      '26, 27, 28: 10 points for at least 3 own marked buildings on Santa Teresa, Sacca Mattia, Santa Chiara, scored there.',
  },
  'MU-C16': {
    label: 'Two own gondoliers',
    sentence:
      '29, 30, 31: 10 points for at least 2 own gondoliers at San Donato, Sacca Serenella, San Pietro, scored there; the scoring one and those that have scored count.',
  },
  'MU-C17': {
    label: 'Beads',
    sentence:
      '32 to 37: 7 points for each bead returned, up to three, blue at Sacca Mattia and Santa Teresa, red at San Donato and Santa Chiara, green at San Pietro and Sacca Serenella.',
  },
  'MU-C18': {
    label: 'Shops of a colour',
    sentence: '38, 39, 40: 4 points for each red, blue, grey shop on I, whoever built it.',
  },
  'MU-E1': {
    label: 'Two empty stacks',
    sentence:
      'The end is triggered when two of the five stacks are empty; that turn is finished, and everyone else has one more.',
  },
  'MU-E2': {
    label: 'Last purchase',
    sentence:
      'A building bought in one’s last turn may be placed at once, free, for its points; without an open site the turn ends.',
  },
  'MU-E3': {
    label: 'Endless games',
    sentence: 'A hundred turns in a row in which no tile leaves a stack trigger the end too.',
  },
  'MU-E4': {
    label: 'Scoring',
    sentence:
      'From the player who triggered the end clockwise, each scores characters, one for each gondolier on a dock, at that island; a card may be left unscored.',
  },
  'MU-E5': {
    label: 'Left-over gondoliers',
    sentence: 'Each own gondolier without a card, docked or at hand, brings 1 point.',
  },
  'MU-E6': {
    label: 'Winning',
    sentence: 'Most points win, then most gold; whoever is still tied wins together.',
  },
  'MU-H1': {
    label: 'Hidden',
    sentence:
      'Bought shops and palaces are hidden until built, characters until scored; they lie in the order in which they came, and all see which one is turned over.',
  },
  'MU-H2': { label: 'Looked at', sentence: 'What one looked at and put back only the one who looked knows.' },
};
