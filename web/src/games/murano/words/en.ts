// All that is said about Murano, in English.

import { counted, inBrackets } from '../../shared/words/count';
import { list, points } from '../../shared/words/en';
import { characters, specialCards } from './cards/en';
import { advice } from './advice/en';
import { lessons } from './lessons/en';
import type { Noun, Phrases } from './phrases';
import { ask, story, table } from './sentences/en';
import { states } from './states/en';

const a = (name: string): Noun => ({ name, one: `a ${name}` });
const beads = (colour: string) => counted(`${colour} bead`, `${colour} beads`);
const customers = (colour: string) => counted(`${colour} customer`, `${colour} customers`);

export const en: Phrases = {
  title: 'Murano',
  tagline: 'Glass, gold and the right people on six islands',
  credit:
    'Murano is a game by Inka and Markus Brand, published by Lookout Games. ' +
    'This is an unofficial fan edition, made without their involvement.',
  colours: ['White', 'Brown', 'Orange', 'Grey'],
  usual: { title: 'Usual game', hint: 'The game as it comes in the box.' },
  sources: ['', 'Start', 'Buildings', 'Special cards', 'Pollution', 'Characters', 'Gondoliers'],
  ring: {
    'take-gold': 'Take gold',
    factory: 'Buy a glass factory',
    shop: 'Buy a shop',
    palace: 'Buy a palace',
    special: 'Buy a special building',
    recruit: 'Recruit',
    dock: 'Place a gondolier',
    build: 'Build',
    income: 'Income',
    production: 'Production',
    gondolier: 'Hire or dismiss a gondolier',
  },
  docks: { white: 'white', brown: 'brown', orange: 'orange', grey: 'grey' },
  tiles: {
    factory: a('glass factory'),
    special: a('special building'),
    shop: a('shop'),
    palace: a('palace'),
    street: a('street'),
    'shop-red': a('red shop'),
    'shop-blue': a('blue shop'),
    'shop-grey': a('grey shop'),
    'palace-1': a('palace with 1 crest'),
    'palace-2': a('palace with 2 crests'),
    'palace-3': a('palace with 3 crests'),
  },
  streets: {
    blank: a('street without customers'),
    red: a('street with a red customer'),
    blue: a('street with a blue customer'),
    grey: a('street with a grey customer'),
    'red-blue': a('street with a red and a blue customer'),
    'red-grey': a('street with a red and a grey customer'),
    'blue-grey': a('street with a blue and a grey customer'),
  },
  stacks: {
    streets: 'Streets',
    factories: 'Glass factories',
    shops: 'Shops',
    palaces: 'Palaces',
    specials: 'Special buildings',
  },
  left: {
    streets: counted('street', 'streets'),
    factories: counted('glass factory', 'glass factories'),
    shops: counted('shop', 'shops'),
    palaces: counted('palace', 'palaces'),
    specials: counted('special building', 'special buildings'),
  },
  beads: { red: beads('red'), green: beads('green'), blue: beads('blue') },
  customers: { red: customers('red'), blue: customers('blue'), grey: customers('grey') },
  gold: (n) => `${n} gold`,
  points,
  reconstructed: 'reconstructed numbers',
  specialCards,
  characters,
  list,
  place: {
    ring: (n, action) => (action === '' ? `ring ${n}` : `Ring ${n}, ${action.toLowerCase()}`),
    site: (island, column, row) => `${island}, ${column}${row}`,
    dock: (island, colour) => `${island}, ${colour} dock`,
    island: (name) => `Island ${name}`,
    own: (tile) => `Your tile: ${tile}`,
    streets: 'Draw a street',
    stack: (name) => `Stack: ${name.toLowerCase()}`,
  },
  action: {
    start: (seat) => `Seat ${seat} begins`,
    top: (what) => `Drawn: ${what}`,
    sail: (from, to, action) => `Sail from ${from} to ${to}${inBrackets(action.toLowerCase())}`,
    sailRed: (to, action) => `Sail the red ship to ${to}${inBrackets(action.toLowerCase())}`,
    pass: (from, to) => `Pass for 1 gold: from ${from} to ${to}`,
    passRed: (to) => `Pass for 1 gold: the red ship to ${to}`,
    passShort: 'Pass for 1 gold',
    passTo: (to) => `Pass for 1 gold: a ship to ${to}`,
    buy: (tile) => `Buy ${tile}`,
    search: (tile) => `Look through the ${tile === 'palace' ? 'palaces' : 'shops'} and choose`,
    recruit: 'Look at characters',
    dock: (dock) => `Place a gondolier: ${dock}`,
    build: (tile) => `Build ${tile}`,
    income: (island) => `Take the income of ${island}`,
    produce: (n, station) =>
      `Produce with ${counted('glass factory', 'glass factories')(n)}${station ? ' and the trading station' : ''}`,
    sell: (what) => `Sell ${what}`,
    hire: 'Hire a gondolier',
    dismiss: 'Dismiss a gondolier',
    takeGold: 'Take gold',
    take: (tile) => `Take ${tile}`,
    keep: (card) => `Keep ${card}`,
    decline: 'Keep none',
    on: (space) => `Here: ${space}`,
    give: (bead) => `Give back ${bead}`,
    score: (card, island, paid) => `Score ${card} at ${island}${paid === '' ? '' : ` for ${paid}`}`,
    plan: 'Score the best plan',
    stop: 'Done',
    stopOf: {
      build: 'Build no more',
      sell: 'Sell nothing',
      site: 'Do not place it',
      score: 'Score no more',
    },
  },
  story,
  ask,
  table,
  states,
  lessons,
  advice,
};
