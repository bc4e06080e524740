// What is told about a game of Murano, in English.

import { counted, inBrackets } from '../../../shared/words/count';
import { list, nobody, other, over, points } from '../../../shared/words/en';
import type { Ask, Story, TableWords } from './sentences';

const paying = (price: string): string => (price === '' ? '' : ` for ${price}`);
const factories = counted('glass factory', 'glass factories');
const characters = counted('character', 'characters');
const gondoliers = counted('gondolier', 'gondoliers');
const tiles = counted('tile', 'tiles');

export const story: Story = {
  nobody,
  other,
  started: (who) => `${who} begins.`,
  sailed: (who, ship, from, to, price) => `${who} sails ${ship} from ${from} to ${to}${paying(price)}.`,
  passed: (who, ship, from, to, gold) =>
    `${who} passes, takes ${gold} and moves ${ship} from ${from} to ${to}.`,
  redShip: 'the red ship',
  blackShip: 'a black ship',
  tookGold: (who, gold) => `${who} takes ${gold}.`,
  bought: (who, tile, price) => `${who} buys ${tile}${paying(price)}.`,
  searched: (who, stack, price) => `${who} looks through the stack${paying(price)}: ${stack}.`,
  found: (who, tiles) =>
    tiles === '' ? `${who} has seen what is in the stack.` : `${who} finds in the stack: ${tiles}.`,
  got: (who, tile) => `${who} gets ${tile}.`,
  recruits: (who, count) => `${who} looks at ${characters(count)}.`,
  drew: (who, card) => `${who} looks at a card: ${card}.`,
  kept: (who, card, price) =>
    card === ''
      ? `${who} keeps a character${paying(price)}.`
      : `${who} keeps a card${paying(price)}: ${card}.`,
  declined: (who) => `${who} keeps none of the characters.`,
  docked: (who, dock, price) => `${who} places a gondolier${paying(price)}: ${dock}.`,
  hired: (who, price) => `${who} hires a gondolier${paying(price)}.`,
  dismissed: (who, gold) => `${who} dismisses a gondolier${paying(gold)}.`,
  drewStreet: (who, street) => `${who} draws ${street}.`,
  laid: (who, street, space) => `${who} lays ${street}: ${space}.`,
  built: (who, tile, space) => `${who} builds ${tile}: ${space}.`,
  income: (who, island, gold) => `${who} takes the income of ${island}: ${gold}.`,
  produced: (who, count) => `${who} produces with ${factories(count)}.`,
  drewBead: (who, bead) => `${who} draws ${bead}.`,
  sold: (who, beads, gold) => `${who} sells ${beads} for ${gold}.`,
  gave: (who, bead) => `${who} returns ${bead} to the bag.`,
  scored: (who, sum, why) => `${who} scores ${points(sum)}${inBrackets(why)}.`,
  lost: (who, sum, why) => `${who} loses ${points(sum)}${inBrackets(why)}.`,
  scoredCard: (who, sum, card, island, paid) =>
    `${who} scores ${points(sum)} at ${island}${paying(paid)}: ${card}.`,
  lastTurns: (who, why) =>
    `${who} triggers the end${why === '' ? '' : `: ${why}`}. Everyone else has one more turn.`,
  ended: (why) => (why === '' ? 'The game is over.' : `The game is over: ${why}.`),
  why: {
    'MU-S1': 'to begin with',
    'MU-B4': 'glass factory',
    'MU-B5': 'shop',
    'MU-B6': 'palace',
    'MU-P2': 'smoke',
    'MU-K3': 'Dockside Bar',
    'MU-K4': 'Civic Crane',
    'MU-K5': 'Craft Crane',
    'MU-K7': 'Guild Hall',
    'MU-K9': 'Basilica',
    'MU-E1': 'two stacks are empty',
    'MU-E3': 'a hundred turns without a tile',
    'MU-E5': 'gondoliers without a card',
  },
  costs: (gold) => `costs ${gold}`,
  brings: (gold) => `+${gold}`,
  gains: {
    points: (sum, why) => (why === '' ? points(sum) : `${why}: ${sum}`),
    loses: (sum, why) => `${why === '' ? 'lost' : why}: −${sum}`,
    beads: (count) => `draws ${counted('bead', 'beads')(count)}`,
    looks: (count) => `looks at ${characters(count)}`,
    lastTurns: 'two stacks are empty: last turns',
  },
};

export const ask: Ask = {
  luck: 'The draw decides.',
  sail: 'Your turn: sail a ship to an action you want, or pass for 1 gold. The first move is free.',
  sailOther: (name) => `${name} chooses a ship.`,
  act: (place, action, next) =>
    `Your ship is at ${place}: ${action}. Act, or sail one more ship for ${next}.`,
  actOther: (name, place, action) => `${name} has a ship at ${place}: ${action}.`,
  take: 'Take one tile out of the stack. The rest is shuffled.',
  takeOther: (name) => `${name} looks through a stack.`,
  keep: (price) => `Keep one of these characters (${price}), or none.`,
  keepOther: (name) => `${name} looks at characters.`,
  build: (left) => `Build: ${left === 1 ? 'one more tile' : `up to ${tiles(left)} more`}, or stop.`,
  buildOther: (name) => `${name} is building.`,
  site: (tile) => `Where do you build ${tile}? It needs a street next to it.`,
  street: (tile) => `Where do you lay ${tile}? On any free street space.`,
  siteOther: (name) => `${name} is building.`,
  card: 'Keep one of these special-building cards. It works from your next turn on.',
  cardOther: (name) => `${name} chooses a special-building card.`,
  sell: 'Sell 1, 2 or 3 beads of one colour for 5, 12 or 20 gold, or keep them.',
  sellOther: (name) => `${name} may sell beads.`,
  give: 'Give one bead back, for the trading station.',
  giveOther: (name) => `${name} gives a bead back.`,
  score: (sum) =>
    sum > 0
      ? `Score your characters, one for each gondolier on a dock. The best plan left: ${points(sum)}.`
      : 'Nothing more of yours scores.',
  scoreOther: (name) => `${name} scores characters.`,
  over,
  lastTurns: (name) => `Last turns: ${name} triggered the end.`,
};

export const table: TableWords = {
  game: 'The game',
  reconstructed:
    'The order of the ring and its anchors, the islands and docks, customers, crests and three tables of points are reconstructed, not the printed ones.',
  ring: 'Ring of actions',
  players: 'Players',
  stacks: 'Stacks',
  ringSpace: (place, ships, way) => `${place}: ${ships}${way === '' ? '' : `, ${way}`}.`,
  free: 'free',
  blackShip: 'black ship',
  redShip: 'red ship',
  way: (price) => (price === 0 ? 'free to reach' : `${price} gold to reach`),
  streets: (laid, of) => `Streets: ${laid} of ${of}.`,
  customers: (items) => (items.length === 0 ? 'No customers.' : `${list(items)}.`),
  buildings: (items) => `Buildings: ${items.join('; ')}.`,
  noBuildings: 'No buildings.',
  building: (space, tile, owner) => `${space} ${tile}${owner === '' ? '' : ` of ${owner}`}`,
  openSites: (items) =>
    items.length === 0
      ? 'No free site next to a street.'
      : `Free sites next to a street: ${items.join(', ')}.`,
  docks: (items) => `Docks: ${items.join(', ')}.`,
  dock: (colour, owner, scored) => `${colour} ${owner}${scored ? ' (has scored)' : ''}`,
  stack: (items) => `Left: ${list(items)}.`,
  decks: (left, specials) => `${characters(left)} and ${specials} special-building cards in the decks.`,
  bag: (beads) => `In the bag: ${beads}.`,
  under: (cards) => `Under the deck, as you know: ${cards.join(', ')}.`,
  player: (name, sum, gold, atHand, supply) =>
    `${name}: ${points(sum)}, ${gold}, ${gondoliers(atHand)} at hand, ${supply} in the general supply`,
  unbuilt: (items) => `to be built: ${items.join(', ')}`,
  characters: (n, price) => `${characters(n)}, the next one for ${price}`,
  cards: (items) => `special-building cards: ${items.join(', ')}`,
  hand: (name) => (name === '' ? 'Your tiles and characters' : `Tiles and characters of ${name}`),
  tiles: (items) => (items.length === 0 ? 'No hidden tiles.' : `Hidden tiles: ${items.join(', ')}.`),
  character: (card, effect) => `${card}: ${effect}.`,
  worth: (items) => (items.length === 0 ? 'Worth nothing yet.' : `Worth now: ${items.join(', ')}.`),
  plan: (sum, leftOver) =>
    `Best use of your gondoliers on docks as the table stands: ${points(sum)}, and ${leftOver} for gondoliers without a card.`,
  looking: (items) => `You look at: ${items.join('; ')}.`,
};
