// Die vierzig Charaktere und fünfzehn Sonderkarten auf Deutsch. Die Namen der Charaktere sind unsere.

import type { Tables } from '../print';
import { ranges, steps, type Characters, type SpecialCards } from './card';

const patron =
  (colour: string) =>
  ({ gold_steps, gold_points }: Tables): string =>
    `Hat die Insel 2 ${colour} und 1 grauen Kunden, 1 Palast und 1 Sondergebäude: Zahle Gold für Siegpunkte: ${steps(gold_steps, gold_points)}`;
const ofColour =
  (colour: string) =>
  ({ colour_from, colour_points }: Tables): string =>
    `Siegpunkte für die ${colour} Kunden der Insel: ${steps(ranges(colour_from), colour_points)}`;
const notary = (colour: string): string =>
  `12 Siegpunkte, wenn die Insel so viele Sondergebäude wie ${colour} Kunden hat, mindestens eins`;
const owner = (island: string): string =>
  `10 Siegpunkte auf ${island}, wenn du dort mindestens 3 Glasfabriken und Läden hast`;
const boatman = (island: string): string =>
  `10 Siegpunkte auf ${island}, wenn du dort mindestens 2 Gondolieri hast`;
const jeweller = (bead: string, island: string): string =>
  `Gib auf ${island} bis zu 3 ${bead} Perlen ab, für je 7 Siegpunkte`;
const shopper = (colour: string): string =>
  `4 Siegpunkte für jeden ${colour} Laden der Insel, egal wem er gehört`;

export const characters: Characters = [
  ['Marktbummler', '2 Siegpunkte für jeden Laden der Insel, egal wem er gehört'],
  ['Palastgärtnerin', '2 Siegpunkte für jeden Palast der Insel'],
  ['Stadtbaumeister', '3 Siegpunkte für jedes Sondergebäude der Insel'],
  ['Glasbläsermeisterin', '2 Siegpunkte für jede Glasfabrik der Insel, egal wem sie gehört'],
  ['Herr der Öfen', '12 Siegpunkte, wenn nur du eine Glasfabrik auf der Insel hast'],
  ['Alleinhändlerin', '12 Siegpunkte, wenn nur du einen Laden auf der Insel hast'],
  ['Mäzenin in Blau', patron('blaue')],
  ['Mäzen in Rot', patron('rote')],
  ['Einsiedler', '10 Siegpunkte, wenn die Insel höchstens 3 rote und blaue Kunden zusammen hat'],
  ['Ratsherr', '12 Siegpunkte, wenn die Insel jede Art von Gebäude und Kunden jeder Farbe hat'],
  [
    'Gastwirtin',
    ({ customers_from, customers_points }) =>
      `Siegpunkte für alle Kunden der Insel: ${steps(ranges(customers_from), customers_points)}`,
  ],
  ['Tänzerin in Rot', ofColour('roten')],
  ['Doktor in Blau', ofColour('blauen')],
  ['Mönch in Grau', ofColour('grauen')],
  ['Heroldin', '1 Siegpunkt für jedes Wappen der Insel'],
  [
    'Hausherr',
    '2 Siegpunkte für jede eigene Glasfabrik und jeden eigenen Laden der Insel, 1 für jede und jeden der anderen',
  ],
  [
    'Gute Nachbarin',
    '1 Siegpunkt für jede eigene Glasfabrik und jeden eigenen Laden der Insel, 2 für jede und jeden der anderen',
  ],
  ['Notar in Rot', notary('rote')],
  ['Notar in Blau', notary('blaue')],
  ['Notar in Grau', notary('graue')],
  [
    'Schlichterin',
    '16 Siegpunkte, wenn die Insel gleich viele Glasfabriken, Paläste und Läden hat, mindestens je einen',
  ],
  ['Hoflieferantin', '12 Siegpunkte, wenn die Insel so viele Läden wie Wappen hat, mindestens einen'],
  ['Hofglaser', '12 Siegpunkte, wenn die Insel so viele Glasfabriken wie Wappen hat, mindestens eine'],
  [
    'Rivalin',
    '12 Siegpunkte, wenn du auf der Insel so viele Glasfabriken und Läden hast wie alle anderen zusammen; keine und keine zählt',
  ],
  ['Alleinerbin', '12 Siegpunkte, wenn die Insel genau 1 Wappen hat'],
  ['Äbtissin von S. Teresa', owner('S. Teresa e S. Mattia')],
  ['Verwalter von Sacca Mattia', owner('Sacca Mattia')],
  ['Priorin von S. Chiara', owner('S. Chiara e S. Stefano')],
  ['Fährmann von San Donato', boatman('San Donato')],
  ['Fischerin von Sacca Serenella', boatman('Sacca Serenella')],
  ['Bootsmann von S. Pietro', boatman('S. Pietro Martire')],
  ['Juwelier von Sacca Mattia', jeweller('blaue', 'Sacca Mattia')],
  ['Braut von S. Teresa', jeweller('blaue', 'S. Teresa e S. Mattia')],
  ['Goldschmiedin von San Donato', jeweller('rote', 'San Donato')],
  ['Stickerin von S. Chiara', jeweller('rote', 'S. Chiara e S. Stefano')],
  ['Rosenkranzmacher von S. Pietro', jeweller('grüne', 'S. Pietro Martire')],
  ['Sammler von Sacca Serenella', jeweller('grüne', 'Sacca Serenella')],
  ['Dame in Rot', shopper('roten')],
  ['Herr in Blau', shopper('blauen')],
  ['Witwe in Grau', shopper('grauen')],
];

const studio = (one: string, two: string): string =>
  `Deine ${one} und ${two} Perlen vertreten einander, beim Verkaufen und beim Werten`;

export const specialCards: SpecialCards = {
  bank: { name: 'Bank', effect: 'Gold nehmen bringt dir 4 statt 2' },
  tavern: { name: 'Taverne', effect: 'Jeder Charakter kostet dich 2 Gold weniger' },
  'dockside-bar': { name: 'Hafenkneipe', effect: '1 Siegpunkt für jeden Gondoliere, den du einsetzt' },
  'crane-civic': {
    name: 'Stadtkran',
    effect: '1 Siegpunkt mehr für jedes Sondergebäude und jeden Palast, den du baust',
  },
  'crane-craft': {
    name: 'Gewerbekran',
    effect: '1 Siegpunkt mehr für jeden Laden und jede Glasfabrik, die du baust',
  },
  harbor: { name: 'Hafen', effect: 'Ein Gondoliere kostet am eigenen Anleger 1 Gold, an jedem anderen 3' },
  'guild-hall': {
    name: 'Zunfthaus',
    effect: '1 Siegpunkt nach jeder Produktion, die eine Perle gebracht hat',
  },
  hostel: { name: 'Herberge', effect: 'Du siehst dir 5 statt 3 Charaktere an' },
  basilica: { name: 'Basilika', effect: '5 Siegpunkte sofort' },
  'studio-red-green': { name: 'Atelier, Rot und Grün', effect: studio('roten', 'grünen') },
  'studio-blue-green': { name: 'Atelier, Blau und Grün', effect: studio('blauen', 'grünen') },
  'studio-red-blue': { name: 'Atelier, Rot und Blau', effect: studio('roten', 'blauen') },
  'trading-station': {
    name: 'Handelskontor',
    effect: 'Ziehe bei der Produktion eine Perle mehr und gib am Ende des Zuges eine zurück',
  },
  lighthouse: {
    name: 'Leuchtturm',
    effect:
      'Als letzte Bewegung darf das rote Schiff auf das erste besetzte Feld vor ihm fahren und dessen Aktion nutzen',
  },
  'assembly-hall': { name: 'Ratssaal', effect: 'Entlassen bringt 5 Gold, Anheuern kostet 1' },
};
