// Alles, was über Mille Fiori gesagt wird, auf Deutsch.

import { counted } from '../../shared/words/count';
import { cards, list, nobody, other, over, spaces } from '../../shared/words/de';
import { advice } from './advice/de';
import { lessons } from './lessons/de';
import type { Phrases } from './phrases';
import type { Space } from './print';

const points = counted('Punkt', 'Punkte');
const diamonds = counted('Raute', 'Rauten');

function spaceName({ area, number }: Space): string {
  switch (area) {
    case 'workshops':
      return `Werkstatt ${number}`;
    case 'residences':
      return `Wohnhaus ${number}`;
    case 'nobili':
      return `Nobili-Feld ${number}`;
    case 'populi':
      return `Populi-Feld ${number}`;
    case 'trade':
      return `Handelsfeld ${number}`;
    case 'harbor':
      return `Hafenfeld ${number}`;
  }
}

function spaceDetail({ area, value, line }: Space, symbol: string, level: string): string {
  switch (area) {
    case 'workshops':
      return symbol;
    case 'residences':
      return `Zahl ${value}`;
    case 'nobili':
    case 'populi':
      return `${level}, ${symbol}`;
    case 'trade':
      return `${symbol}, Reihe ${line}`;
    case 'harbor':
      return `Reihe ${line}`;
  }
}

export const de: Phrases = {
  title: 'Mille Fiori',
  tagline: 'Glas, Handel und die Gunst der Lagune',
  credit:
    'Mille Fiori ist ein Spiel von Reiner Knizia, erschienen bei Schmidt Spiele und Devir. ' +
    'Dies ist eine inoffizielle Fan-Ausgabe, entstanden ohne Mitwirkung der Verlage.',
  colours: ['Rot', 'Blau', 'Grün', 'Gelb'],
  usual: {
    title: 'Übliches Spiel',
    hint: 'Alle wählen verdeckt eine Karte; dann werden die Karten der Reihe nach gespielt.',
  },
  tactical: {
    title: 'Taktisch',
    hint: 'Niemand wählt im Voraus: Du suchst deine Karte aus, wenn du am Zug bist. Dauert länger, lässt dich aber besser reagieren.',
  },
  sources: ['', 'Werkstätten', 'Wohnhäuser', 'Bürger', 'Handel', 'Hafen', 'Handelsroute', 'Boni'],
  areas: {
    workshops: 'Werkstätten',
    residences: 'Wohnhäuser',
    townspeople: 'Bürger',
    nobili: 'Nobili',
    populi: 'Populi',
    trade: 'Handel',
    harbor: 'Hafen',
    route: 'Handelsroute',
  },
  symbols: {
    quartz: 'Quarz',
    ash: 'Asche',
    lime: 'Kalk',
    pigment: 'Pigment',
    key: 'Schlüssel',
    lion: 'Löwe',
    coin: 'Münze',
    cross: 'Kreuz',
    fish: 'Fisch',
    shell: 'Muschel',
    crab: 'Krabbe',
    glasses: 'Gläser',
    carafes: 'Karaffen',
    jewelry: 'Schmuck',
    swans: 'Schwäne',
    ship: 'Schiff',
  },
  levels: { top: 'oberste Ebene', second: 'zweite Ebene', bottom: 'unterste Ebene' },
  states: {
    free: 'frei',
    target: 'kann jetzt besetzt werden',
    hand: 'Deine Hand',
    faceUp: 'Offene Karten',
    pile: 'Nachziehstapel',
    discard: 'Ablagestapel',
    shown: 'Wird gerade gespielt',
    picked: 'Deine Wahl',
    pickedHidden: 'hat gewählt',
    choosing: 'wählt noch',
    playing: 'ist am Zug',
    decline: 'Keine Extrakarte',
    sail: 'Segeln',
    placeOnly: 'Nur platzieren',
    placeAndSail: 'Platzieren und segeln',
    wholeBoard: 'Ganzer Spielplan',
    board: 'Spielplan',
    cards: 'Karten',
    supply: 'Vorrat',
    box: 'In der Schachtel',
    ship: 'Schiff',
    ships: 'Schiffe',
    bonus: 'Bonus',
    bonuses: 'Boni',
    extraCard: 'Extrakarte',
    doge: 'Doge: beginnt die Runde',
    known: 'Karten, die du kennst',
    unknown: 'Verdeckte Karte',
    start: 'Start',
    next: 'wird als Nächstes besetzt',
    lastMove: 'letzter Zug',
    none: 'keine',
    empty: 'leer',
    you: 'du',
    score: 'Punktestand',
    diamond: 'Raute',
    diamonds: 'Rauten',
    wheel: 'Steuerrad',
    supplyEmpty: 'Vorrat leer: letzte Züge',
    close: 'Schließen',
    takenBy: (name) => `besetzt von ${name}`,
    handSize: (n) => `${cards(n)} auf der Hand`,
    handOf: (name) => `Hand von ${name}`,
    knownOf: (name) => `Was du von der Hand von ${name} kennst`,
    diamondsLeft: (n) => `noch ${diamonds(n)}`,
    inTheBox: (n) => `${diamonds(n)} in der Schachtel`,
    pileLeft: (n) => `noch ${cards(n)} im Nachziehstapel`,
    discarded: (n) => `${cards(n)} abgelegt`,
    faceUpCount: (n) => (n === 1 ? '1 offene Karte' : `${n} offene Karten`),
    points,
    round: (n) => `Runde ${n}`,
    cycle: (n) => `Durchgang ${n}`,
    line: (n) => `Reihe ${n}`,
    shipOf: (name) => `Schiff von ${name}`,
    shipAt: (name, space) =>
      space === 0 ? `Schiff von ${name}: am Start` : `Schiff von ${name}: auf Routenfeld ${space}`,
  },
  place: {
    space: spaceName,
    detail: spaceDetail,
    route: (n, worth, extra) => {
      if (n === 0) return 'Start der Handelsroute';
      if (worth === 0) return `Routenfeld ${n}, Extrakarte`;
      return `Routenfeld ${n}, ${points(worth)}${extra ? ' und eine Extrakarte' : ''}`;
    },
    inHand: (card) => `${card}, auf deiner Hand`,
    faceUp: (card) => `${card}, offen`,
    zoom: (area) => `Vergrößern: ${area}`,
    bonusFree: (area, worth) => `${area}, Bonus ${worth}, frei`,
    bonusTakenBy: (area, worth, name) => `${area}, Bonus ${worth}, besetzt von ${name}`,
    copies: (card, n) => (n === 1 ? card : `${card}, ${n}-mal`),
  },
  action: {
    start: (seat) => `Platz ${seat} beginnt`,
    faceUp: (card) => `${card} aufdecken`,
    deal: (seat, card) => `${card} an Platz ${seat} austeilen`,
    pick: (card) => `${card} wählen`,
    place: (space) => `Auf ${space} platzieren`,
    placeAndSail: (space) => `Auf ${space} platzieren und segeln`,
    sail: 'Segeln',
    take: (card) => `${card} nehmen`,
    decline: 'Keine Extrakarte',
  },
  gain: {
    connected: (count, each, sum) => {
      if (count > 1) return `${count} verbunden × ${each} = ${sum}`;
      return each === 1 ? `neue Raute: ${sum}` : `neue Raute auf Pigment: ${sum}`;
    },
    run: (numbers, sum) =>
      numbers.length === 1 ? `Zahl ${sum}` : `${numbers.length} in Folge: ${numbers.join(' + ')} = ${sum}`,
    level: (level, sum) => `${level}: ${sum}`,
    levelMatched: (level, each, sum) => `${level}, passendes Symbol: ${each} × 2 = ${sum}`,
    triangle: (second, bottom, sum) => {
      if (second === 0) return `Dreieck: ${bottom} × 1 = ${sum}`;
      return bottom === 0
        ? `Dreieck: ${second} × 3 = ${sum}`
        : `Dreieck: ${second} × 3 + ${bottom} × 1 = ${sum}`;
    },
    commodity: (count, value, sum) => `${diamonds(count)} × ${value} besetzt = ${sum}`,
    fleet: (ships, each, commodities, sum) =>
      `Flotte mit ${commodities} von 4 Waren: ${ships === 1 ? '1 Schiff' : `${ships} Schiffe`} × ${each} = ${sum}`,
    route: (sum) => `Handelsroute: ${sum}`,
    bonus: (bonus, sum) => `${bonus}: ${sum}`,
    points,
    extraCard: 'Extrakarte',
    lastTurns: 'Vorrat leer: letzte Züge',
  },
  bonusOf: {
    'MF-W3': 'Bonus Werkstätten',
    'MF-R3': 'Bonus Wohnhäuser',
    'MF-T4': 'Bonus Bürger',
    'MF-C3': 'Bonus Handel',
  },
  extraFor: {
    'MF-W4': 'letzte Werkstatt um ein Symbol',
    'MF-R4': 'dritte oder fünfte verschiedene Zahl',
    'MF-T5': 'oberste Ebene der Pyramide',
    'MF-C4': 'gutes Geschäft für jemand anderen',
    'MF-N3': 'Symbol auf der Handelsroute',
  },
  endedBy: { 'MF-E1': 'Der Nachziehstapel ist aufgebraucht', 'MF-E2': 'Ein Vorrat ist leer' },
  event: {
    started: (name) => `${name} hat die Dogenkarte und beginnt die Runde.`,
    turnedUp: (card) => `Offen ausgelegt: ${card}.`,
    dealt: (name, card) => `${name} bekommt ${card}.`,
    picked: (name, card) => `${name} wählt ${card}.`,
    played: (name, card) => `${name} spielt ${card}.`,
    placed: (name, space, detail) => `${name} platziert eine Raute auf ${space} (${detail}).`,
    sailed: (name, to) => `${name} segelt auf Routenfeld ${to}.`,
    scored: (name, sum, how) => `${name} erhält ${points(sum)} (${how}).`,
    scoredBonus: (name, sum, bonus) => `${name} erhält ${points(sum)}: ${bonus}.`,
    scoredRoute: (name, sum) => `${name} erhält ${points(sum)} auf der Handelsroute.`,
    emptyFleet: (name) => `Die Flotte fährt ohne Waren ab: nichts für ${name}.`,
    earned: (name, why) => `${name} verdient eine Extrakarte${why === '' ? '' : `: ${why}`}.`,
    took: (name, card) => `${name} nimmt ${card} als Extrakarte.`,
    declined: (name) => `${name} verzichtet auf die Extrakarte.`,
    passed: 'Alle geben ihre Hand nach links weiter.',
    leftOver: (name, card) => `${name} legt zum Schluss offen aus: ${card}.`,
    lastTurns: (name) => `${name} hat keinen Vorrat mehr: Es folgen die letzten Züge.`,
    ended: (why) => (why === '' ? 'Das Spiel ist zu Ende.' : `Das Spiel ist zu Ende: ${why}.`),
    other,
    aCard: 'eine Karte',
    nobody,
  },
  ask: {
    luck: 'Die Karten werden ausgeteilt.',
    pick: (left) => `Wähle eine Karte, die du behältst. Der Rest deiner Hand geht an ${left}.`,
    pickLast:
      'Wähle eine Karte, die du behältst. Was von deiner Hand übrig ist, liegt nach diesem Durchgang offen.',
    picked: (card) => `Deine Wahl: ${card}. Du kannst sie ändern, bis alle gewählt haben.`,
    waiting: (names) => `Noch ohne Wahl: ${list(names)}.`,
    everyonePicks: 'Alle wählen verdeckt eine Karte.',
    tacticalYours: 'Du bist am Zug: Wähle eine Karte aus deiner Hand und spiele sie.',
    tacticalOther: (name) => `${name} sucht eine Karte aus.`,
    play: (card, wheel) => `Spiele ${card}: Platziere eine Raute oder segle ${spaces(wheel)}.`,
    playShip: (card, wheel) =>
      `Spiele ${card}: Platziere eine Raute im Hafen, segle ${spaces(wheel)} oder tu beides.`,
    playAtEnd: (card) => `Spiele ${card}: Platziere eine Raute. Dein Schiff ist am Ende der Handelsroute.`,
    playNoDiamond: (card, wheel) => `Spiele ${card}: Ohne Rauten kannst du nur segeln (${spaces(wheel)}).`,
    playOther: (name, card) => `${name} spielt ${card}.`,
    extra: 'Eine Extrakarte: Nimm eine der offenen Karten oder verzichte.',
    extraOther: (name) => `${name} darf eine Extrakarte nehmen.`,
    over,
    lastTurns: (name) => `Letzte Züge: Der Vorrat von ${name} ist leer.`,
  },
  table: {
    game: 'Das Spiel',
    players: 'Mitspielende',
    route: 'Handelsroute',
    bonuses: 'Boni',
    cards: 'Karten',
    course: (round, cycle) => `Runde ${round}, Durchgang ${cycle}.`,
    doge: (name) => `${name} hat die Dogenkarte.`,
    player: (name, sum, left, hand) =>
      `${name}: ${points(sum)}, noch ${diamonds(left)}, ${cards(hand)} auf der Hand.`,
    owner: (name, items) => `${name}: ${items.join(', ')}.`,
    free: (n) => `Frei: ${spaces(n)}.`,
    noDiamonds: 'Noch keine Rauten.',
    nextResidence: (space) => `Als Nächstes: ${space}.`,
    ship: (name, space, worth, extra) => {
      if (space === 0) return `${name}: am Start.`;
      const worthOf = worth === 0 ? 'keine Punkte' : points(worth);
      return `${name}: auf Feld ${space} (${worthOf}${extra ? ', Extrakarte' : ''}).`;
    },
    bonus: (worth, name) => `${worth} ${name}`,
    bonusesOf: (area, items) => `${area}: ${items.join(', ')}.`,
    hand: (items) => (items.length === 0 ? 'Deine Hand ist leer.' : `Deine Hand: ${items.join(', ')}.`),
    picked: (card) => `Du hast ${card} gewählt.`,
    shown: (name, card) => `${name} spielt ${card}.`,
    faceUp: (items) => (items.length === 0 ? 'Keine Karte liegt offen.' : `Offen: ${items.join(', ')}.`),
    known: (name, items) => `Von der Hand von ${name} kennst du: ${items.join(', ')}.`,
    pile: (pile, discarded) => `${cards(pile)} im Nachziehstapel, ${cards(discarded)} abgelegt.`,
    free1: 'frei',
  },
  lessons,
  advice,
};
