// Alles, was über Murano gesagt wird, auf Deutsch.

import { capital, counted, inBrackets } from '../../shared/words/count';
import { list } from '../../shared/words/de';
import { characters, specialCards } from './cards/de';
import { advice } from './advice/de';
import { lessons } from './lessons/de';
import type { Noun, Phrases } from './phrases';
import { ask, points, story, table } from './sentences/de';
import { states } from './states/de';

const noun = (name: string, one: string): Noun => ({ name, one });
const palace = (crests: number): Noun =>
  noun(`Palast mit ${crests} Wappen`, `einen Palast mit ${crests} Wappen`);
const street = (customers: string): Noun => noun(`Straße ${customers}`, `eine Straße ${customers}`);
const beads = (colour: string) => counted(`${colour} Perle`, `${colour} Perlen`);
const customers = (colour: string) => counted(`${colour}r Kunde`, `${colour} Kunden`);

export const de: Phrases = {
  title: 'Murano',
  tagline: 'Glas, Gold und die richtigen Leute auf sechs Inseln',
  credit:
    'Murano ist ein Spiel von Inka und Markus Brand, erschienen bei Lookout Games. ' +
    'Dies ist eine inoffizielle Fan-Ausgabe, entstanden ohne Mitwirkung des Verlags.',
  colours: ['Weiß', 'Braun', 'Orange', 'Grau'],
  usual: { title: 'Übliches Spiel', hint: 'Das Spiel, wie es in der Schachtel liegt.' },
  sources: ['', 'Beginn', 'Gebäude', 'Sonderkarten', 'Rauch', 'Charaktere', 'Gondolieri'],
  ring: {
    'take-gold': 'Gold nehmen',
    factory: 'Glasfabrik kaufen',
    shop: 'Laden kaufen',
    palace: 'Palast kaufen',
    special: 'Sondergebäude kaufen',
    recruit: 'Charakter anwerben',
    dock: 'Gondoliere einsetzen',
    build: 'Bauen',
    income: 'Einkommen',
    production: 'Produktion',
    gondolier: 'Gondoliere anheuern oder entlassen',
  },
  docks: { white: 'weiß', brown: 'braun', orange: 'orange', grey: 'grau' },
  tiles: {
    factory: noun('Glasfabrik', 'eine Glasfabrik'),
    special: noun('Sondergebäude', 'ein Sondergebäude'),
    shop: noun('Laden', 'einen Laden'),
    palace: noun('Palast', 'einen Palast'),
    street: noun('Straße', 'eine Straße'),
    'shop-red': noun('roter Laden', 'einen roten Laden'),
    'shop-blue': noun('blauer Laden', 'einen blauen Laden'),
    'shop-grey': noun('grauer Laden', 'einen grauen Laden'),
    'palace-1': palace(1),
    'palace-2': palace(2),
    'palace-3': palace(3),
  },
  streets: {
    blank: street('ohne Kunden'),
    red: street('mit einem roten Kunden'),
    blue: street('mit einem blauen Kunden'),
    grey: street('mit einem grauen Kunden'),
    'red-blue': street('mit einem roten und einem blauen Kunden'),
    'red-grey': street('mit einem roten und einem grauen Kunden'),
    'blue-grey': street('mit einem blauen und einem grauen Kunden'),
  },
  stacks: {
    streets: 'Straßen',
    factories: 'Glasfabriken',
    shops: 'Läden',
    palaces: 'Paläste',
    specials: 'Sondergebäude',
  },
  left: {
    streets: counted('Straße', 'Straßen'),
    factories: counted('Glasfabrik', 'Glasfabriken'),
    shops: counted('Laden', 'Läden'),
    palaces: counted('Palast', 'Paläste'),
    specials: counted('Sondergebäude', 'Sondergebäude'),
  },
  beads: { red: beads('rote'), green: beads('grüne'), blue: beads('blaue') },
  customers: { red: customers('rote'), blue: customers('blaue'), grey: customers('graue') },
  gold: (n) => `${n} Gold`,
  points,
  reconstructed: 'Zahlen rekonstruiert',
  specialCards,
  characters,
  list,
  place: {
    ring: (n, action) => (action === '' ? `Ring ${n}` : `Ring ${n}, ${action}`),
    site: (island, column, row) => `${island}, Feld ${column}${row}`,
    dock: (island, colour) => `${island}, Anleger ${colour}`,
    island: (name) => `Insel ${name}`,
    own: (tile) => `Dein Plättchen: ${tile}`,
    streets: 'Eine Straße ziehen',
    stack: (name) => `Stapel: ${name}`,
  },
  action: {
    start: (seat) => `Platz ${seat} beginnt`,
    top: (what) => `Gezogen: ${what}`,
    sail: (from, to, action) => `Von ${from} nach ${to} fahren${inBrackets(action)}`,
    sailRed: (to, action) => `Mit dem roten Schiff nach ${to} fahren${inBrackets(action)}`,
    pass: (from, to) => `Passen für 1 Gold: von ${from} nach ${to}`,
    passRed: (to) => `Passen für 1 Gold: rotes Schiff nach ${to}`,
    passShort: 'Passen für 1 Gold',
    passTo: (to) => `Passen für 1 Gold: ein Schiff nach ${to}`,
    buy: (tile) => `${capital(tile)} kaufen`,
    search: (tile) => `${tile === 'palace' ? 'Paläste' : 'Läden'} durchsehen und aussuchen`,
    recruit: 'Charaktere ansehen',
    dock: (dock) => `Gondoliere einsetzen: ${dock}`,
    build: (tile) => `${capital(tile)} bauen`,
    income: (island) => `Einkommen von ${island} nehmen`,
    produce: (n, station) =>
      `Mit ${counted('Glasfabrik', 'Glasfabriken')(n)}${station ? ' und dem Handelskontor' : ''} produzieren`,
    sell: (what) => `${what} verkaufen`,
    hire: 'Gondoliere anheuern',
    dismiss: 'Gondoliere entlassen',
    takeGold: 'Gold nehmen',
    take: (tile) => `${capital(tile)} nehmen`,
    keep: (card) => `${card} behalten`,
    decline: 'Keinen behalten',
    on: (space) => `Hier: ${space}`,
    give: (bead) => `${bead} zurückgeben`,
    score: (card, island, paid) => `${card} auf ${island} werten${paid === '' ? '' : ` für ${paid}`}`,
    plan: 'Besten Plan werten',
    stop: 'Fertig',
    stopOf: {
      build: 'Nicht weiterbauen',
      sell: 'Nichts verkaufen',
      site: 'Nicht einsetzen',
      score: 'Nicht weiter werten',
    },
  },
  story,
  ask,
  table,
  states,
  lessons,
  advice,
};
