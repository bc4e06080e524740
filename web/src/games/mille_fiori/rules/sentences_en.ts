// Every rule as one sentence, in English: the sentences of rules.md.

import type { Rule } from '../../shared/rules/text';
import type { RuleId } from './text';

export const rules: Readonly<Record<RuleId, Rule>> = {
  'MF-S1': {
    label: 'Pieces',
    sentence:
      'Every player starts with 27 diamonds in the supply and 3 more in the box, a ship on the start of the trade route, and no points.',
  },
  'MF-S2': {
    label: 'Starting player',
    sentence: 'The starting player, who holds the Doge card, is drawn by lot.',
  },
  'MF-S3': {
    label: 'Face-up cards',
    sentence: 'The first 9 cards of the pile lie face up with two or four players, the first 4 with three.',
  },
  'MF-D1': {
    label: 'Dealing',
    sentence:
      'A round begins by dealing five cards to each player, all five at a time, the starting player first and then clockwise.',
  },
  'MF-D2': {
    label: 'Picking',
    sentence: 'Everyone keeps one card of the hand, secretly and at the same time.',
  },
  'MF-D3': {
    label: 'Playing',
    sentence:
      'Beginning with the starting player and going clockwise, each shows the kept card and plays it.',
  },
  'MF-D4': {
    label: 'Passing',
    sentence:
      'When everyone has played, what is left of each hand goes to the neighbour on the left, and everyone picks again.',
  },
  'MF-D5': {
    label: 'End of a round',
    sentence:
      'A round has four such cycles and then the last card of each hand goes face up; with two players it has three, and the last two cards go face up.',
  },
  'MF-D6': {
    label: 'Next round',
    sentence: 'After a round the Doge card moves on clockwise, and its new holder starts the next round.',
  },
  'MF-D7': {
    label: 'Tactical',
    sentence:
      'In the tactical variation nobody picks ahead: on your turn you choose a card of your hand and play it at once.',
  },
  'MF-D8': { label: 'Discarding', sentence: 'A played card goes to the discard pile, open to all.' },
  'MF-P1': {
    label: 'Placing',
    sentence: 'A card lets you fill an empty space of its area with a diamond of yours.',
  },
  'MF-P2': {
    label: 'Bonus',
    sentence:
      'A bonus earns the highest number left in its area, takes one more of your diamonds to mark it, at once and without choice, and is earned once in a game; the two pyramids are two areas.',
  },
  'MF-P3': {
    label: 'Extra card',
    sentence:
      'An extra card is any of the face-up cards, played as if from the hand, perhaps earning the next; you may decline it, and with none face up there is none.',
  },
  'MF-P4': {
    label: 'Order',
    sentence:
      'One placement earns first the instant points of everyone, then the bonus, then the extra card; in the harbor first the fleet, then sailing and its points, then the extra card.',
  },
  'MF-P5': {
    label: 'No diamonds',
    sentence:
      'When the supply is empty the turn goes on with the 3 diamonds from the box; with none left a card can only be used to sail, and a bonus that cannot be marked is not earned.',
  },
  'MF-W1': {
    label: 'Placing',
    sentence: 'A workshop card goes to any empty workshop that shows its symbol.',
  },
  'MF-W2': {
    label: 'Points',
    sentence:
      'The new diamond and each own diamond connected to it earn one point; if the new one is on pigment, two each.',
  },
  'MF-W3': { label: 'Bonus', sentence: 'Diamonds on all four raw materials earn the bonus.' },
  'MF-W4': {
    label: 'Extra card',
    sentence:
      'The diamond that fills the last of the three spaces around a symbol earns an extra card, whoever filled the others.',
  },
  'MF-R1': { label: 'Placing', sentence: 'A key card goes to the next empty space of the line.' },
  'MF-R2': {
    label: 'Points',
    sentence:
      'The new diamond earns its space’s number and the numbers under the unbroken line of own diamonds just behind it.',
  },
  'MF-R3': { label: 'Bonus', sentence: 'Diamonds on four different numbers earn the bonus.' },
  'MF-R4': {
    label: 'Extra card',
    sentence: 'The third and the fifth different number each earn an extra card.',
  },
  'MF-T1': {
    label: 'Placing',
    sentence:
      'A townspeople card goes to any empty space of its pyramid whose two spaces below are filled, the bottom needing none; the symbol may differ.',
  },
  'MF-T2': {
    label: 'Points',
    sentence:
      'The new diamond earns 1 point on the bottom, 3 on the second level and 6 on top, doubled if the card shows the symbol of the space.',
  },
  'MF-T3': {
    label: 'Triangle',
    sentence:
      'A diamond placed above others completes a triangle, and everyone earns 3 points for each own diamond on its second level and 1 for each on its bottom, the new diamond left out.',
  },
  'MF-T4': {
    label: 'Bonus',
    sentence: 'Diamonds on all three symbols of a pyramid earn that pyramid’s bonus.',
  },
  'MF-T5': { label: 'Extra card', sentence: 'A diamond on the top level earns an extra card.' },
  'MF-C1': { label: 'Placing', sentence: 'A trade card goes to any empty space of its commodity.' },
  'MF-C2': {
    label: 'Points',
    sentence:
      'A commodity is worth as many points as it has filled spaces, and everyone earns that for each own diamond on it.',
  },
  'MF-C3': { label: 'Bonus', sentence: 'Diamonds on all four commodities earn the bonus.' },
  'MF-C4': {
    label: 'Extra card',
    sentence:
      'If after placing somebody else has more diamonds on the commodity than you, you earn an extra card; a tie is not enough.',
  },
  'MF-H1': { label: 'Placing', sentence: 'A ship card goes to any empty ship space.' },
  'MF-H2': {
    label: 'Points',
    sentence:
      'The third ship of a line lets its fleet depart: each of its three diamonds earns its owner 0, 1, 3, 6 or 10 points for 0 to 4 filled commodities in the line.',
  },
  'MF-H3': {
    label: 'Sailing as well',
    sentence:
      'With a ship card you may also sail, the whole wheel or not at all; a ship on the last space has nothing to choose.',
  },
  'MF-N1': {
    label: 'Sailing instead',
    sentence:
      'Any card may be used only to sail as many spaces as its wheel shows; then no diamond is placed.',
  },
  'MF-N2': {
    label: 'Points',
    sentence: 'The ship earns the points of the space it lands on, and nothing for spaces it passes.',
  },
  'MF-N3': { label: 'Extra card', sentence: 'Landing on an extra-card symbol earns an extra card.' },
  'MF-N4': {
    label: 'Last space',
    sentence:
      'The last space cuts a move short and gives its points and extra card on arrival; from there a ship sails nowhere and earns nothing.',
  },
  'MF-E1': { label: 'Pile', sentence: 'The round in which the pile runs out is the last.' },
  'MF-E2': {
    label: 'Supply',
    sentence:
      'A supply that runs empty, a bonus diamond counting too, ends the game once everybody has had the same number of turns, even in mid-round.',
  },
  'MF-E3': { label: 'Winning', sentence: 'Most points win; all who share the most win together.' },
};
