// What the coach says in English.

import type { Lessons } from '../phrases';

export const lessons: Lessons = {
  welcome: {
    title: 'Welcome to the lagoon',
    text: 'The board has five areas and, along its lower edge, the trade route. You play a card, place a diamond and earn points at once; most points win. What glows can be pressed: point at it, or tap it once, and a preview tells what it brings.',
  },
  pick: {
    title: 'Keep one card, in secret',
    text: 'The symbol of a card tells where a diamond may go, its wheel how far your ship could sail. Press the card that you want to play. You may take another one until everybody has picked.',
  },
  extra: {
    title: 'An extra card',
    text: 'You have earned another move: take one of the face-up cards and play it at once. It may earn the next one, and such chains win games.',
  },
  workshops: {
    title: 'Workshops: build groups',
    text: 'The new diamond and all of yours connected to it earn 1 point each; if the new one is on pigment, 2 each. Whoever fills the last of the three spaces around a + earns an extra card.',
  },
  residences: {
    title: 'Residences: one long line',
    text: 'They are filled in order, so a key has only one space to go to. You earn its number, and once more the numbers of your own unbroken line just behind it.',
  },
  townspeople: {
    title: 'Townspeople: two pyramids',
    text: 'Begin at the bottom; higher up, both spaces below must be filled. The levels pay 1, 3 and 6 points, twice that if card and space show the same symbol, and whoever has diamonds in the triangle underneath earns for them too.',
  },
  trade: {
    title: 'Trade: the price goes up',
    text: 'A commodity is worth as many points as it has filled spaces, and everyone earns that for each own diamond on it. If somebody else still has more of it than you, you are consoled with an extra card.',
  },
  harbor: {
    title: 'Harbor: three ships make a fleet',
    text: 'The third ship of a line sends the fleet off: each of its diamonds earns 0, 1, 3, 6 or 10 points for 0 to 4 filled commodities beside it. Only a ship card may place a diamond and sail as well; press a space to choose.',
  },
  others: {
    title: 'Others earn too',
    text: 'A move has just paid somebody who did not make it. That happens with the townspeople, in trade and in the harbor: before you place there, the preview also tells what the others would gain.',
  },
  passed: {
    title: 'The hands move on',
    text: 'The cards you left went to your neighbour, and you got theirs. So think of what you pass on, too. After three picks the last two cards of each hand are laid face up, where they can be earned as extra cards.',
  },
  sail: {
    title: 'Or set sail',
    text: 'Instead of placing a diamond you may always sail: the glowing space of the trade route shows where you would arrive. Only the space where you stop counts, so wait for the card that takes you to a 10 or to an extra card.',
  },
  bonus: {
    title: 'Variety earns a bonus',
    text: 'All four raw materials in the workshops, four different numbers of residences, all three symbols of a pyramid, all four commodities: each earns a bonus once. The first takes 20 points, the next 15, then 10 and 5. One more of your diamonds marks it.',
  },
  supply: {
    title: 'The end comes near',
    text: 'Keep an eye on the diamonds left to each player, and on the pile. When a supply is empty, everybody still gets the same number of turns; when the pile has run out, the round is played to its end. Then it is over.',
  },
  end: {
    title: 'Now you know the game',
    text: 'The result shows what each player has lived on, and the replay every move once more. Three bots are waiting for you in the lobby, and your friends may join you by link.',
  },
};
