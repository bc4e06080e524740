// What the coach says in English.

import type { Lessons } from '../phrases';

export const lessons: Lessons = {
  welcome: {
    title: 'Welcome to Murano',
    text: 'Ships sail round the lagoon, and where one stops you act: you buy tiles, build them on the islands and recruit characters. Buildings bring a few points at once; most points come at the end, from characters whose island suits them. What glows can be pressed, and a preview tells what it costs and brings.',
  },
  first: {
    title: 'Your first turn',
    text: 'Sail any ship forward to a free space; it cannot pass another ship, and the first move is free. A good beginning: recruit a character for 1 gold, so that you know what to build for, or buy a shop or a glass factory.',
  },
  scoring: {
    title: 'Now the characters count',
    text: 'Each gondolier on a dock scores one of your characters, at the island where it stands. One button plays the best plan for you; you may also score card by card. A gondolier without a card is worth 1 point.',
  },
  last: {
    title: 'Your last turn',
    text: 'The end has been triggered. If you buy a building now, you may place it at once and free; a gondolier on one more dock may be worth even more. What stays in front of you scores nothing.',
  },
  act: {
    title: 'Act, or pay for another ship',
    text: 'You take the action of the ship you moved last. If you would rather be elsewhere, you may move one more ship for 1 gold, a third for 2 and so on; only the last one acts.',
  },
  keeping: {
    title: 'Which character?',
    text: 'Keep one, and pay. Prefer a card that suits what stands on the board already, or what you can build in a few turns: each shows what it would score now, island by island. None at all costs nothing, but the turn is gone.',
  },
  special: {
    title: 'A lasting advantage',
    text: 'Keep the card that you will use most often: more gold, cheaper gondoliers, more points for building. It works from your next turn on; only the Basilica pays at once.',
  },
  streets: {
    title: 'Streets come first',
    text: 'A building needs a street next to it. Customers on the street matter twice: shops of their colour earn gold there, and characters count them. Lay it where your own shops are, or where it spoils nothing of yours.',
  },
  sites: {
    title: 'Where to build?',
    text: 'On a free site next to a street. Think of your characters: many ask for certain buildings on one island, and it is better to fill one island well than three a little. Others profit too, so look at their gondoliers.',
  },
  building: {
    title: 'Build up to three tiles',
    text: 'Streets and your own tiles, in any order. A street brings no points, a glass factory 1, a shop 2, a palace 3, and a special building brings a card. One full build of three is worth three small ones.',
  },
  buying: {
    title: 'Buy now, build later',
    text: 'A tile waits in front of you until you build it in a later turn. Shops earn gold, glass factories make beads, palaces bring 3 points at once. For 4 gold instead of 2 you choose a shop or palace from the whole stack.',
  },
  recruiting: {
    title: 'Recruiting',
    text: 'Your first character costs 1 gold, the next 2, then 3. You look at three and keep one. Four or five characters that score 10 to 12 points each win games; early ones tell you where to build.',
  },
  docking: {
    title: 'Gondoliers reserve an island',
    text: 'A gondolier stays where you put it and will score one character there. A dock of your colour costs 2 gold, any other 5. Your dock waits for you, unless somebody pays 5 for it.',
  },
  income: {
    title: 'Income',
    text: 'Choose an island: one shop of yours of each colour sells to all customers of that colour there, for 1 gold each. Two shops of one colour on an island earn no more than one.',
  },
  production: {
    title: 'Glass for smoke',
    text: 'Each glass factory you use costs 2 points and brings a bead of an unknown colour. Two beads of a colour sell for 12 gold, three for 20; some characters pay 7 points a bead at the end.',
  },
  hiring: {
    title: 'Five gondoliers, or more',
    text: 'You begin with five. Hiring another costs 3 gold, dismissing one you do not need brings 3. Count your characters before you decide.',
  },
  blocked: {
    title: 'Ships in the way',
    text: 'Every space shows what it costs you to get there. A space behind one ship costs 1 gold, behind two 3: the ships in front move on first. Sometimes it is cheaper to wait until somebody else clears the way.',
  },
  unbuilt: {
    title: 'Tiles in front of you',
    text: 'Bought tiles score nothing until they are built. Three spaces of the ring let you build; keep an eye on which of them a ship can reach, and collect two or three tiles for one visit.',
  },
  gondoliers: {
    title: 'No gondolier, no points',
    text: 'You have more characters than gondoliers on docks. Each character needs one of its own, at an island that suits it. Two spaces of the ring place them; do not leave it all for the end.',
  },
  worth: {
    title: 'What your cards are worth',
    text: 'Beside each of your characters stands what it would score now on each island. Build for it, lay or withhold customers, and watch what others do there: the number changes with every tile.',
  },
  money: {
    title: 'Short of gold',
    text: 'Passing brings 1 gold, one space of the ring 2. Much more comes from a shop among many customers, and most from selling two or three beads of one colour.',
  },
  near: {
    title: 'The end comes near',
    text: 'The game ends when two of the five stacks are empty. One of them is nearly so. Make sure that your gondoliers are placed and your tiles built before that.',
  },
  end: {
    title: 'Now you know the game',
    text: 'The result shows where the points came from, and the replay every move once more. Bots are waiting for you in the lobby, and your friends may join you by link.',
  },
};
