// All that is said about Mille Fiori, in English.

import { counted } from '../../shared/words/count';
import { cards, list, nobody, other, over, points, spaces } from '../../shared/words/en';
import { advice } from './advice/en';
import { lessons } from './lessons/en';
import type { Phrases } from './phrases';
import type { Space } from './print';

const diamonds = counted('diamond', 'diamonds');

function spaceName({ area, number }: Space): string {
  switch (area) {
    case 'workshops':
      return `Workshop ${number}`;
    case 'residences':
      return `Residence ${number}`;
    case 'nobili':
      return `Nobili space ${number}`;
    case 'populi':
      return `Populi space ${number}`;
    case 'trade':
      return `Trade space ${number}`;
    case 'harbor':
      return `Harbor space ${number}`;
  }
}

function spaceDetail({ area, value, line }: Space, symbol: string, level: string): string {
  switch (area) {
    case 'workshops':
      return symbol.toLowerCase();
    case 'residences':
      return `number ${value}`;
    case 'nobili':
    case 'populi':
      return `${level}, ${symbol.toLowerCase()}`;
    case 'trade':
      return `${symbol.toLowerCase()}, line ${line}`;
    case 'harbor':
      return `line ${line}`;
  }
}

export const en: Phrases = {
  title: 'Mille Fiori',
  tagline: 'Glass, trade and the favour of the lagoon',
  credit:
    'Mille Fiori is a game by Reiner Knizia, published by Schmidt Spiele and Devir. ' +
    'This is an unofficial fan edition, made without their involvement.',
  colours: ['Red', 'Blue', 'Green', 'Yellow'],
  usual: { title: 'Usual game', hint: 'Everyone picks a card in secret; then the cards are played in turn.' },
  tactical: {
    title: 'Tactical',
    hint: 'Nobody picks ahead: you choose your card when it is your turn. Longer, with more to react to.',
  },
  sources: ['', 'Workshops', 'Residences', 'Townspeople', 'Trade', 'Harbor', 'Trade route', 'Bonuses'],
  areas: {
    workshops: 'Workshops',
    residences: 'Residences',
    townspeople: 'Townspeople',
    nobili: 'Nobili',
    populi: 'Populi',
    trade: 'Trade',
    harbor: 'Harbor',
    route: 'Trade route',
  },
  symbols: {
    quartz: 'Quartz',
    ash: 'Ash',
    lime: 'Lime',
    pigment: 'Pigment',
    key: 'Key',
    lion: 'Lion',
    coin: 'Coin',
    cross: 'Cross',
    fish: 'Fish',
    shell: 'Shell',
    crab: 'Crab',
    glasses: 'Glasses',
    carafes: 'Carafes',
    jewelry: 'Jewelry',
    swans: 'Swans',
    ship: 'Ship',
  },
  levels: { top: 'top level', second: 'second level', bottom: 'bottom level' },
  states: {
    free: 'free',
    target: 'can be filled now',
    hand: 'Your hand',
    faceUp: 'Face-up cards',
    pile: 'Pile',
    discard: 'Discard pile',
    shown: 'Being played',
    picked: 'Your pick',
    pickedHidden: 'has picked',
    choosing: 'still choosing',
    playing: 'playing now',
    decline: 'No extra card',
    sail: 'Sail',
    placeOnly: 'Place only',
    placeAndSail: 'Place and sail',
    wholeBoard: 'Whole board',
    board: 'Board',
    cards: 'Cards',
    supply: 'Supply',
    box: 'In the box',
    ship: 'Ship',
    ships: 'Ships',
    bonus: 'Bonus',
    bonuses: 'Bonuses',
    extraCard: 'Extra card',
    doge: 'Doge: starts the round',
    known: 'Cards you know',
    unknown: 'Hidden card',
    start: 'Start',
    next: 'next to be filled',
    lastMove: 'last move',
    none: 'none',
    empty: 'empty',
    you: 'you',
    score: 'Score',
    diamond: 'Diamond',
    diamonds: 'Diamonds',
    wheel: 'Ship’s wheel',
    supplyEmpty: 'Supply empty: last turns',
    close: 'Close',
    takenBy: (name) => `taken by ${name}`,
    handSize: (n) => `${cards(n)} in hand`,
    handOf: (name) => `Hand of ${name}`,
    knownOf: (name) => `What you know of the hand of ${name}`,
    diamondsLeft: (n) => `${diamonds(n)} left`,
    inTheBox: (n) => `${diamonds(n)} in the box`,
    pileLeft: (n) => `${cards(n)} left in the pile`,
    discarded: (n) => `${cards(n)} discarded`,
    faceUpCount: (n) => `${cards(n)} face up`,
    points,
    round: (n) => `Round ${n}`,
    cycle: (n) => `Cycle ${n}`,
    line: (n) => `Line ${n}`,
    shipOf: (name) => `Ship of ${name}`,
    shipAt: (name, space) =>
      space === 0 ? `Ship of ${name}: at the start` : `Ship of ${name}: on route space ${space}`,
  },
  place: {
    space: spaceName,
    detail: spaceDetail,
    route: (n, worth, extra) => {
      if (n === 0) return 'Start of the trade route';
      if (worth === 0) return `Route space ${n}, extra card`;
      return `Route space ${n}, ${points(worth)}${extra ? ' and an extra card' : ''}`;
    },
    inHand: (card) => `${card}, in your hand`,
    faceUp: (card) => `${card}, face up`,
    zoom: (area) => `Enlarge: ${area}`,
    bonusFree: (area, worth) => `${area}, bonus ${worth}, free`,
    bonusTakenBy: (area, worth, name) => `${area}, bonus ${worth}, taken by ${name}`,
    copies: (card, n) => (n === 1 ? card : `${card}, ${n} copies`),
  },
  action: {
    start: (seat) => `Seat ${seat} starts`,
    faceUp: (card) => `Turn up ${card}`,
    deal: (seat, card) => `Deal ${card} to seat ${seat}`,
    pick: (card) => `Pick ${card}`,
    place: (space) => `Place on ${space}`,
    placeAndSail: (space) => `Place on ${space} and sail`,
    sail: 'Sail',
    take: (card) => `Take ${card}`,
    decline: 'No extra card',
  },
  gain: {
    connected: (count, each, sum) => {
      if (count > 1) return `${count} connected × ${each} = ${sum}`;
      return each === 1 ? `new diamond: ${sum}` : `new diamond on pigment: ${sum}`;
    },
    run: (numbers, sum) =>
      numbers.length === 1 ? `number ${sum}` : `line of ${numbers.length}: ${numbers.join(' + ')} = ${sum}`,
    level: (level, sum) => `${level}: ${sum}`,
    levelMatched: (level, each, sum) => `${level}, matching symbol: ${each} × 2 = ${sum}`,
    triangle: (second, bottom, sum) => {
      if (second === 0) return `triangle: ${bottom} × 1 = ${sum}`;
      return bottom === 0
        ? `triangle: ${second} × 3 = ${sum}`
        : `triangle: ${second} × 3 + ${bottom} × 1 = ${sum}`;
    },
    commodity: (count, value, sum) => `${diamonds(count)} × ${value} filled = ${sum}`,
    fleet: (ships, each, commodities, sum) =>
      `fleet with ${commodities} of 4 commodities: ${ships === 1 ? '1 ship' : `${ships} ships`} × ${each} = ${sum}`,
    route: (sum) => `trade route: ${sum}`,
    bonus: (bonus, sum) => `${bonus}: ${sum}`,
    points,
    extraCard: 'extra card',
    lastTurns: 'supply empty: last turns',
  },
  bonusOf: {
    'MF-W3': 'Workshops bonus',
    'MF-R3': 'Residences bonus',
    'MF-T4': 'Townspeople bonus',
    'MF-C3': 'Trade bonus',
  },
  extraFor: {
    'MF-W4': 'last workshop around a symbol',
    'MF-R4': 'a third or fifth different number',
    'MF-T5': 'the top of the pyramid',
    'MF-C4': 'a good deal for somebody else',
    'MF-N3': 'a symbol on the trade route',
  },
  endedBy: { 'MF-E1': 'the pile has run out', 'MF-E2': 'a supply is empty' },
  event: {
    started: (name) => `${name} has the Doge card and starts the round.`,
    turnedUp: (card) => `Face up: ${card}.`,
    dealt: (name, card) => `${name} is dealt ${card}.`,
    picked: (name, card) => `${name} picks ${card}.`,
    played: (name, card) => `${name} plays ${card}.`,
    placed: (name, space, detail) => `${name} places a diamond on ${space} (${detail}).`,
    sailed: (name, to) => `${name} sails to route space ${to}.`,
    scored: (name, sum, how) => `${name} scores ${points(sum)} (${how}).`,
    scoredBonus: (name, sum, bonus) => `${name} scores ${points(sum)}: ${bonus}.`,
    scoredRoute: (name, sum) => `${name} scores ${points(sum)} on the trade route.`,
    emptyFleet: (name) => `The fleet departs without commodities: nothing for ${name}.`,
    earned: (name, why) => `${name} earns an extra card${why === '' ? '' : `: ${why}`}.`,
    took: (name, card) => `${name} takes ${card} as an extra card.`,
    declined: (name) => `${name} does without the extra card.`,
    passed: 'All hands move on to the left.',
    leftOver: (name, card) => `${name} leaves ${card} face up.`,
    lastTurns: (name) => `${name} has an empty supply: these are the last turns.`,
    ended: (why) => (why === '' ? 'The game is over.' : `The game is over: ${why}.`),
    other,
    aCard: 'a card',
    nobody,
  },
  ask: {
    luck: 'The cards are being dealt.',
    pick: (left) => `Pick a card to keep. The rest of your hand goes to ${left}.`,
    pickLast: 'Pick a card to keep. What is left of your hand goes face up after this cycle.',
    picked: (card) => `You have picked ${card}. You may change your mind until everyone has picked.`,
    waiting: (names) => `Still choosing: ${list(names)}.`,
    everyonePicks: 'Everyone picks a card in secret.',
    tacticalYours: 'Your turn: choose a card from your hand to play.',
    tacticalOther: (name) => `${name} is choosing a card to play.`,
    play: (card, wheel) => `Play ${card}: place a diamond, or sail ${spaces(wheel)}.`,
    playShip: (card, wheel) =>
      `Play ${card}: place a diamond in the harbor, sail ${spaces(wheel)}, or do both.`,
    playAtEnd: (card) => `Play ${card}: place a diamond. Your ship has reached the end of the route.`,
    playNoDiamond: (card, wheel) => `Play ${card}: without diamonds you can only sail ${spaces(wheel)}.`,
    playOther: (name, card) => `${name} is playing ${card}.`,
    extra: 'An extra card: take one of the face-up cards, or do without.',
    extraOther: (name) => `${name} may take an extra card.`,
    over,
    lastTurns: (name) => `Last turns: the supply of ${name} is empty.`,
  },
  table: {
    game: 'The game',
    players: 'Players',
    route: 'Trade route',
    bonuses: 'Bonuses',
    cards: 'Cards',
    course: (round, cycle) => `Round ${round}, cycle ${cycle}.`,
    doge: (name) => `${name} has the Doge card.`,
    player: (name, sum, left, hand) =>
      `${name}: ${points(sum)}, ${diamonds(left)} left, ${cards(hand)} in hand.`,
    owner: (name, items) => `${name}: ${items.join(', ')}.`,
    free: (n) => `Free: ${spaces(n)}.`,
    noDiamonds: 'No diamonds yet.',
    nextResidence: (space) => `Next: ${space}.`,
    ship: (name, space, worth, extra) => {
      if (space === 0) return `${name}: at the start.`;
      const worthOf = worth === 0 ? 'no points' : points(worth);
      return `${name}: on space ${space} (${worthOf}${extra ? ', extra card' : ''}).`;
    },
    bonus: (worth, name) => `${worth} ${name}`,
    bonusesOf: (area, items) => `${area}: ${items.join(', ')}.`,
    hand: (items) => (items.length === 0 ? 'Your hand is empty.' : `Your hand: ${items.join(', ')}.`),
    picked: (card) => `You have picked ${card}.`,
    shown: (name, card) => `${name} is playing ${card}.`,
    faceUp: (items) => (items.length === 0 ? 'No card lies face up.' : `Face up: ${items.join(', ')}.`),
    known: (name, items) => `You know of the hand of ${name}: ${items.join(', ')}.`,
    pile: (pile, discarded) => `${cards(pile)} in the pile, ${cards(discarded)} discarded.`,
    free1: 'free',
  },
  lessons,
  advice,
};
