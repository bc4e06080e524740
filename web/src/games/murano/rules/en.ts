// The reference of the rules in English.

import { aid } from './aid_en';
import { rulings } from './rulings_en';
import { rules } from './sentences_en';
import type { RulesText } from './text';

export const en: RulesText = {
  contents: 'Contents',
  example: 'Example',
  chapters: {
    minute: {
      heading: 'The game in a minute',
      paragraphs: [
        'Eight ships sail round Murano, and they belong to nobody. In your turn you move one of them forward and take the action of the space where it stops. If others are in the way, you may move several, for gold.',
        'So you buy tiles, build streets, glass factories, shops and palaces on the islands, and recruit characters. Buildings bring a few points at once; glass brings gold, but its smoke costs points.',
        'Most points come at the end. Each character says what it likes about an island, and each needs a gondolier of yours on a dock there. Whoever brings characters, islands and gondoliers together wins.',
        'The game ends when two of the five stacks of tiles are empty. Between people 60 to 75 points with four or five scored characters are usual.',
      ],
    },
    aid: { heading: 'Player aid: actions and tiles', paragraphs: [] },
    setup: { heading: 'Setting up', paragraphs: [] },
    ships: {
      heading: 'Ships and turns',
      paragraphs: [
        'The eighteen spaces form a ring; all ships sail the same way round. If 1, 2, 3 … ships in a row block a space, getting there costs 1, 3, 6 … gold: the ships in front move on first.',
      ],
    },
    actions: {
      heading: 'Actions',
      paragraphs: [
        'Buying, recruiting and gondoliers. Building, income and production have chapters of their own.',
      ],
    },
    building: {
      heading: 'Building',
      paragraphs: ['Tiles wait in front of you until you build them; what is built stays for good.'],
    },
    income: {
      heading: 'Income',
      paragraphs: ['Shops sell to the customers on the streets of their island, whoever laid the streets.'],
    },
    production: {
      heading: 'Production',
      paragraphs: ['Beads bring much gold, or points with the right characters; the smoke costs points.'],
    },
    special: {
      heading: 'Special-building cards',
      paragraphs: ['Fifteen cards, each once. They lie open before their owner and work until the end.'],
    },
    characters: {
      heading: 'Characters',
      paragraphs: [
        'Forty cards, each once. In the rules below, I is the island where the gondolier stands. “Marked” buildings are glass factories and shops; palaces and special buildings belong to nobody. The names of the characters are ours.',
      ],
    },
    end: {
      heading: 'The end and the scoring',
      paragraphs: [
        'When you score, the page knows the best assignment of characters to your gondoliers, gold and beads included, and plays it for you with one button; among equal ones it leaves you most gold. You may choose another.',
      ],
    },
    secrets: { heading: 'What is secret', paragraphs: [] },
    rulings: {
      heading: 'Rulings',
      paragraphs: [
        'Where the printed rules leave a question open, this edition decides as follows.',
        ...rulings,
      ],
    },
    reconstructed: {
      heading: 'What is reconstructed',
      paragraphs: [
        'The rules of this edition are complete, but not all that is printed on the board and the cards could be learnt from texts. The following is reconstructed: it fits every number and every example that is known, but is not the printed game.',
        'The order of the actions on the ring and the places of the anchors. The shapes of the islands with their streets and sites, and their docks. How many customers of which colour are on the streets, and how many palaces have 1, 2 or 3 crests. The points of three tables: gold for points (7 and 8), all customers (11) and customers of a colour (12, 13 and 14); of these only “4 gold for 3 points” is known.',
        'Whoever owns the box can correct this: a server started with --murano-board and a file plays with the values of that file. docs/murano-board.md explains the file. A game remembers which board it was played on, and at its table every card shows the numbers of that board; this reference shows the default ones.',
      ],
    },
  },
  rules,
  examples: {
    ships: {
      title: 'You want to build on ring 7, but ships are on 7 and 8.',
      lines: [
        'The front ship moves on from 8 to 9: free.',
        'The next one moves from 7 to 8: 1 gold.',
        'Now a third one sails from 5 to 7, for 2 gold, and you build: 0 + 1 + 2 = 3 gold.',
      ],
    },
    building: {
      title: 'White builds three tiles on San Donato: a street, then a shop and a palace next to it.',
      lines: [
        'Points: street 0, shop 2, palace 3. 0 + 2 + 3 = 5.',
        'The shop gets a white marker, the palace none.',
      ],
    },
    income: {
      title: 'Grey takes the income of San Donato with a red and two blue shops.',
      lines: [
        'There are 4 red and 2 blue customers; a street with two customers counts for both.',
        'Gold: the red shop 4, one of the blue shops 2. 4 + 2 = 6. The second blue shop adds nothing.',
        'Orange has a shop there too, but gets nothing: it is not her turn.',
      ],
    },
    production: {
      title: 'Brown has three glass factories, one green and one blue bead, and uses two of the factories.',
      lines: [
        'Points: 2 × 2 = 4 are lost.',
        'Two beads are drawn from the bag, and both are green.',
        'Three green beads are sold for 20 gold; the blue one stays.',
      ],
    },
    characters: {
      title: 'Orange has two gondoliers at S. Pietro Martire and scores two characters there.',
      lines: [
        'Lady in Red (38): two red shops on the island, one of them White’s. 2 × 4 = 8 points.',
        'Lord of the Furnaces (5): only Orange has a glass factory there: 12 points.',
        'A third card would need a third gondolier, or another island.',
        'With 5 gold left and a fitting island, a Patron (7 or 8) would take 4 gold for 3 points.',
      ],
    },
  },
  aid,
};
