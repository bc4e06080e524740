// The reference of the rules in English. The sentences of the rules are those of src/mille_fiori/rules.md.

import { rules } from './sentences_en';
import type { RulesText } from './text';

export const en: RulesText = {
  contents: 'Contents',
  example: 'Example',
  chapters: {
    minute: {
      heading: 'The game in a minute',
      paragraphs: [
        'You make and sell glass in the lagoon. Cards are passed around the table: keep one, play it, and put one of your diamonds on the board.',
        'Every diamond earns points at once, in each of the five areas by another rule. Nothing is counted at the end, so what you see on the score is what you have.',
        'Two things lift a move above the others: a bonus of up to 20 points for variety within an area, and extra cards, which let you play again in the same turn, perhaps several times.',
        'And no card is useless: any card can move your ship along the trade route instead. Whoever has the most points at the end wins.',
      ],
    },
    aid: {
      heading: 'Player aid: all scorings at a glance',
      paragraphs: [],
    },
    setup: { heading: 'Setting up', paragraphs: [] },
    turn: {
      heading: 'A round and a turn',
      paragraphs: [
        'Everyone picks a card at the same time; then the cards are played in turn, beginning with the holder of the Doge card. The hands move on to the left, and everyone picks again.',
        'On your turn you do one of two things with your card: place a diamond in its area, or sail as far as its wheel shows. Only a ship card can do both.',
      ],
    },
    workshops: {
      heading: 'Workshops',
      paragraphs: ['Build large connected groups, and join them by a diamond on pigment.'],
    },
    residences: {
      heading: 'Residences',
      paragraphs: [
        'One line, filled from the start to the end. What you place next to your own diamonds pays for them again.',
      ],
    },
    townspeople: {
      heading: 'Townspeople: Nobili and Populi',
      paragraphs: [
        'Two pyramids with the same rules. Lion, coin and cross cards go to the Nobili; fish, shell and crab cards to the Populi. Those who are below earn when somebody builds above them.',
      ],
    },
    trade: {
      heading: 'Trade',
      paragraphs: [
        'Every diamond on a commodity makes it dearer, and each placement pays everyone who has it.',
      ],
    },
    harbor: {
      heading: 'Harbor',
      paragraphs: [
        'Three ships in a line make a fleet. It carries what lies beside it in the trade area: the more commodities, the better the pay.',
      ],
    },
    route: {
      heading: 'Trade route and sailing',
      paragraphs: ['Your ship can move with any card. What counts is where it stops.'],
    },
    extra: {
      heading: 'Extra cards',
      paragraphs: [
        'Workshops, residences, townspeople, trade and the trade route each have their own way to earn an extra card. It is played at once, and may earn the next: whole chains are possible.',
        'Each card played earns at most one extra card. Cards left over at the end of a round join the face-up cards.',
      ],
    },
    bonuses: {
      heading: 'Bonuses',
      paragraphs: [
        'Five areas have bonus spaces worth 20, 15, 10 and 5: workshops, residences, Nobili, Populi and trade. Whoever is first takes the 20.',
      ],
    },
    end: {
      heading: 'The end',
      paragraphs: [
        'The game ends in one of two ways: the pile runs out, or somebody’s supply does. Watch the supplies: the second can come in the middle of a round.',
      ],
    },
    tactical: {
      heading: 'Tactical variation',
      paragraphs: [
        'For those who like to react: the draft stays, but nobody commits ahead. A game takes longer.',
      ],
    },
    two: {
      heading: 'Two players',
      paragraphs: [
        'Nine cards lie face up at the start, as with four players. Each player plays three of the five cards in a round; the last two of each hand go face up. So more extra cards are there to be earned. All else is as usual.',
      ],
    },
  },
  rules,
  examples: {
    workshops: {
      title: 'Red plays a pigment card on the marked workshop.',
      lines: [
        'Points: the new diamond touches two more red ones. On pigment each counts double: 3 connected × 2 = 6.',
        'Bonus: with the single diamond on lime, Red now has all four raw materials, and is the first: 20.',
        'Extra card: the three workshops around the symbol to the left are full. That one of them is Blue’s does not matter.',
      ],
    },
    residences: {
      title: 'Red plays a key card, which goes to the next residence, the sixth.',
      lines: [
        'Points: the unbroken red line behind it counts. 5 + 1 + 4 = 10. The red 2 at the beginning is cut off by Blue.',
        'Bonus: 2, 5, 1 and 4 are four different numbers: 20.',
        'Extra card: none now. The third number, the 1, has earned one; the fifth will earn the next.',
      ],
    },
    townspeople: {
      title: 'Red plays a coin card on the lion at the top of the Nobili.',
      lines: [
        'Points: 6 for the top level. A lion card would have matched the space and doubled that to 12.',
        'Triangle: Red 3 + 1 = 4, Green 3, Blue 1 + 1 = 2, for the diamonds under the new one.',
        'Bonus: coin, cross and lion are all three symbols: 20. Extra card: for the top level.',
      ],
    },
    trade: {
      title: 'Red plays a jewelry card on the marked space.',
      lines: [
        'Points: three spaces of jewelry are filled, so each diamond on it earns 3. Red 1 × 3 = 3, Blue 2 × 3 = 6.',
        'Bonus: Red has all four commodities now. Green took the 20, so it is 15.',
        'Extra card: Blue has more jewelry than Red. A good deal for Blue, an extra card for Red.',
      ],
    },
    harbor: {
      title: 'Red plays a ship card on the last free ship space of line 2.',
      lines: [
        'Points: the fleet departs. Two commodities of its line are filled, so each ship earns 3. Red 2 × 3 = 6, Blue 1 × 3 = 3.',
        'For 0, 1, 2, 3 or 4 commodities a ship earns 0, 1, 3, 6 or 10.',
        'Then Red may sail as well, with the wheel of the same card.',
      ],
    },
    route: {
      title: 'With a wheel of 4 Red has sailed past the 10 and the extra card to the marked space.',
      lines: [
        'Points: 5, for the space the ship landed on. What it passed brings nothing.',
        'With a wheel of 1 it would have been 10 points; with a wheel of 2, an extra card.',
      ],
    },
  },
  aid: {
    area: 'Area',
    columns: { place: 'Place', points: 'Points', bonus: 'Bonus', extra: 'Extra card' },
    rows: {
      workshops: {
        place: 'any workshop with the card’s symbol',
        points: '1 for each connected own diamond; placed on pigment, 2',
        bonus: 'all 4 raw materials',
        extra: 'last of 3 around a symbol',
      },
      residences: {
        place: 'next of the line',
        points: 'number + numbers of the own line behind',
        bonus: '4 different numbers',
        extra: '3rd and 5th different number',
      },
      townspeople: {
        place: 'any symbol, above 2 filled',
        points: '1, 3, 6 by level; symbol matches: × 2. All: triangle below, 3 and 1 each',
        bonus: 'all 3 symbols of a pyramid',
        extra: 'top level',
      },
      trade: {
        place: 'the card’s commodity',
        points: 'All: own diamonds × filled spaces of the commodity',
        bonus: 'all 4 commodities',
        extra: 'somebody else has more of it',
      },
      harbor: {
        place: 'any ship space; may sail too',
        points: 'All: fleet of 3 full: 0, 1, 3, 6, 10 per ship for 0 to 4 commodities',
        bonus: 'none',
        extra: 'none (but see trade route)',
      },
      route: {
        place: 'any card instead: sail its wheel',
        points: 'number of the space landed on',
        bonus: 'none',
        extra: 'symbol landed on: 7, 16, 20',
      },
    },
  },
};
