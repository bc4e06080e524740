// Was über eine Partie Murano erzählt wird, auf Deutsch.

import { counted, inBrackets } from '../../../shared/words/count';
import { list, nobody, other, over } from '../../../shared/words/de';
import type { Ask, Story, TableWords } from './sentences';

export const points = counted('Siegpunkt', 'Siegpunkte');
const paying = (price: string): string => (price === '' ? '' : ` für ${price}`);
const withFactories = counted('Glasfabrik', 'Glasfabriken');
const characters = counted('Charakter', 'Charaktere');
const gondoliers = counted('Gondoliere', 'Gondolieri');

export const story: Story = {
  nobody,
  other,
  started: (who) => `${who} beginnt.`,
  sailed: (who, ship, from, to, price) => `${who} fährt ${ship} von ${from} nach ${to}${paying(price)}.`,
  passed: (who, ship, from, to, gold) =>
    `${who} passt, nimmt ${gold} und bewegt ${ship} von ${from} nach ${to}.`,
  redShip: 'das rote Schiff',
  blackShip: 'ein schwarzes Schiff',
  tookGold: (who, gold) => `${who} nimmt ${gold}.`,
  bought: (who, tile, price) => `${who} kauft ${tile}${paying(price)}.`,
  searched: (who, stack, price) => `${who} sieht${paying(price)} den Stapel durch: ${stack}.`,
  found: (who, tiles) =>
    tiles === '' ? `${who} hat gesehen, was im Stapel ist.` : `${who} findet im Stapel: ${tiles}.`,
  got: (who, tile) => `${who} bekommt ${tile}.`,
  recruits: (who, count) => `${who} sieht sich ${characters(count)} an.`,
  drew: (who, card) => `${who} sieht sich an: ${card}.`,
  kept: (who, card, price) =>
    card === ''
      ? `${who} behält einen Charakter${paying(price)}.`
      : `${who} behält eine Karte${paying(price)}: ${card}.`,
  declined: (who) => `${who} behält keinen der Charaktere.`,
  docked: (who, dock, price) => `${who} setzt${paying(price)} einen Gondoliere ein: ${dock}.`,
  hired: (who, price) => `${who} heuert${paying(price)} einen Gondoliere an.`,
  dismissed: (who, gold) => `${who} entlässt${paying(gold)} einen Gondoliere.`,
  drewStreet: (who, street) => `${who} zieht ${street}.`,
  laid: (who, street, space) => `${who} legt ${street}: ${space}.`,
  built: (who, tile, space) => `${who} baut ${tile}: ${space}.`,
  income: (who, island, gold) => `${who} nimmt das Einkommen von ${island}: ${gold}.`,
  produced: (who, count) => `${who} produziert mit ${withFactories(count)}.`,
  drewBead: (who, bead) => `${who} zieht ${bead}.`,
  sold: (who, beads, gold) => `${who} verkauft ${beads} für ${gold}.`,
  gave: (who, bead) => `${who} gibt ${bead} in den Beutel zurück.`,
  scored: (who, sum, why) => `${who} erhält ${points(sum)}${inBrackets(why)}.`,
  lost: (who, sum, why) => `${who} verliert ${points(sum)}${inBrackets(why)}.`,
  scoredCard: (who, sum, card, island, paid) =>
    `${who} erhält ${points(sum)} auf ${island}${paying(paid)}: ${card}.`,
  lastTurns: (who, why) => `${who} löst das Ende aus${inBrackets(why)}. Alle anderen haben noch einen Zug.`,
  ended: (why) => (why === '' ? 'Das Spiel ist zu Ende.' : `Das Spiel ist zu Ende: ${why}.`),
  why: {
    'MU-S1': 'zu Beginn',
    'MU-B4': 'Glasfabrik',
    'MU-B5': 'Laden',
    'MU-B6': 'Palast',
    'MU-P2': 'Rauch',
    'MU-K3': 'Hafenkneipe',
    'MU-K4': 'Stadtkran',
    'MU-K5': 'Gewerbekran',
    'MU-K7': 'Zunfthaus',
    'MU-K9': 'Basilika',
    'MU-E1': 'zwei Stapel sind leer',
    'MU-E3': 'hundert Züge ohne ein Plättchen',
    'MU-E5': 'Gondolieri ohne Karte',
  },
  costs: (gold) => `kostet ${gold}`,
  brings: (gold) => `+${gold}`,
  gains: {
    points: (sum, why) => (why === '' ? points(sum) : `${why}: ${sum}`),
    loses: (sum, why) => `${why === '' ? 'verloren' : why}: −${sum}`,
    beads: (count) => `zieht ${counted('Perle', 'Perlen')(count)}`,
    looks: (count) => `sieht ${characters(count)} an`,
    lastTurns: 'zwei Stapel sind leer: letzte Züge',
  },
};

export const ask: Ask = {
  luck: 'Es wird gezogen.',
  sail: 'Du bist am Zug: Fahre ein Schiff zu einer Aktion, die du willst, oder passe für 1 Gold. Die erste Bewegung ist kostenlos.',
  sailOther: (name) => `${name} wählt ein Schiff.`,
  act: (place, action, next) =>
    `Dein Schiff liegt bei ${place}: ${action}. Führe die Aktion aus oder bewege noch ein Schiff für ${next}.`,
  actOther: (name, place, action) => `${name} liegt mit einem Schiff bei ${place}: ${action}.`,
  take: 'Nimm ein Plättchen aus dem Stapel. Der Rest wird gemischt.',
  takeOther: (name) => `${name} sieht einen Stapel durch.`,
  keep: (price) => `Behalte einen dieser Charaktere (${price}) oder keinen.`,
  keepOther: (name) => `${name} sieht sich Charaktere an.`,
  build: (left) =>
    `Bauen: ${left === 1 ? 'noch ein Plättchen' : `noch bis zu ${left} Plättchen`}, oder hör auf.`,
  buildOther: (name) => `${name} baut.`,
  site: (tile) => `Wohin baust du ${tile}? Es muss eine Straße daran liegen.`,
  street: (tile) => `Wohin legst du ${tile}? Auf ein beliebiges freies Straßenfeld.`,
  siteOther: (name) => `${name} baut.`,
  card: 'Behalte eine dieser Sonderkarten. Sie wirkt ab deinem nächsten Zug.',
  cardOther: (name) => `${name} sucht eine Sonderkarte aus.`,
  sell: 'Verkaufe 1, 2 oder 3 Perlen einer Farbe für 5, 12 oder 20 Gold, oder behalte sie.',
  sellOther: (name) => `${name} darf Perlen verkaufen.`,
  give: 'Gib für das Handelskontor eine Perle zurück.',
  giveOther: (name) => `${name} gibt eine Perle zurück.`,
  score: (sum) =>
    sum > 0
      ? `Werte deine Charaktere, einen für jeden Gondoliere an einem Anleger. Der beste Plan bringt noch ${points(sum)}.`
      : 'Von deinen Karten bringt keine mehr etwas.',
  scoreOther: (name) => `${name} wertet Charaktere.`,
  over,
  lastTurns: (name) => `Letzte Züge: ${name} hat das Ende ausgelöst.`,
};

export const table: TableWords = {
  game: 'Das Spiel',
  reconstructed:
    'Die Reihenfolge des Rings und seine Anker, Inseln und Anleger, Kunden, Wappen und drei Punktetabellen sind rekonstruiert, nicht die gedruckten.',
  ring: 'Ring der Aktionen',
  players: 'Mitspielende',
  stacks: 'Stapel',
  ringSpace: (place, ships, way) => `${place}: ${ships}${way === '' ? '' : `, ${way}`}.`,
  free: 'frei',
  blackShip: 'schwarzes Schiff',
  redShip: 'rotes Schiff',
  way: (price) => (price === 0 ? 'kostenlos zu erreichen' : `für ${price} Gold zu erreichen`),
  streets: (laid, of) => `Straßen: ${laid} von ${of}.`,
  customers: (items) => (items.length === 0 ? 'Keine Kunden.' : `${list(items)}.`),
  buildings: (items) => `Gebäude: ${items.join('; ')}.`,
  noBuildings: 'Keine Gebäude.',
  building: (space, tile, owner) => `${space} ${tile}${owner === '' ? '' : ` von ${owner}`}`,
  openSites: (items) =>
    items.length === 0
      ? 'Kein freier Bauplatz an einer Straße.'
      : `Freie Bauplätze an einer Straße: ${items.join(', ')}.`,
  docks: (items) => `Anleger: ${items.join(', ')}.`,
  dock: (colour, owner, scored) => `${colour} ${owner}${scored ? ' (hat gewertet)' : ''}`,
  stack: (items) => `Übrig: ${list(items)}.`,
  decks: (left, specials) => `Im Stapel: ${characters(left)}; außerdem Sonderkarten: ${specials}.`,
  bag: (beads) => `Im Beutel: ${beads}.`,
  under: (cards) => `Unter dem Charakterstapel, wie du weißt: ${cards.join(', ')}.`,
  player: (name, sum, gold, atHand, supply) =>
    `${name}: ${points(sum)}, ${gold}, ${gondoliers(atHand)} zur Hand, ${supply} im allgemeinen Vorrat`,
  unbuilt: (items) => `noch zu bauen: ${items.join(', ')}`,
  characters: (n, price) => `${characters(n)}, der nächste für ${price}`,
  cards: (items) => `Sonderkarten: ${items.join(', ')}`,
  hand: (name) => (name === '' ? 'Deine Plättchen und Charaktere' : `Plättchen und Charaktere von ${name}`),
  tiles: (items) =>
    items.length === 0 ? 'Keine verdeckten Plättchen.' : `Verdeckte Plättchen: ${items.join(', ')}.`,
  character: (card, effect) => `${card}: ${effect}.`,
  worth: (items) => (items.length === 0 ? 'Noch nichts wert.' : `Jetzt wert: ${items.join(', ')}.`),
  plan: (sum, leftOver) =>
    `Beste Verwendung deiner Gondolieri an Anlegern, wie der Tisch steht: ${points(sum)}, dazu ${leftOver} für Gondolieri ohne Karte.`,
  looking: (items) => `Du siehst dir an: ${items.join('; ')}.`,
};
