// Why an action is advised, in English.

import { closing } from '../../../shared/words/advice_en';
import { list, points } from '../../../shared/words/en';
import type { AdvicePhrases, When } from './advice';

const kWhen: Readonly<Record<When, string>> = { now: ' now', turn: ' this turn', then: '' };

export const advice: AdvicePhrases = {
  ...closing,
  then: (action) => `then “${action}”`,
  clears: (action) => `clears the way for “${action}”`,
  points: (n, when) => (n > 0 ? `scores ${points(n)}${kWhen[when]}` : `loses ${points(-n)}`),
  gold: (n, moves) => {
    if (n > 0) return `brings ${n} gold${moves > 0 ? ', the way already paid' : ''}`;
    return `costs ${-n} gold${moves > 0 && moves < -n ? ` (${moves} of it for the ships)` : ''}`;
  },
  raises: (card, island, before, after) =>
    before === 0
      ? `makes ${card} worth ${points(after)} at ${island}`
      : `raises ${card} at ${island} from ${before} to ${points(after)}`,
  keeps: (island, n) => `is worth ${points(n)} at ${island} as things are`,
  denies: (name, what) => `keeps it from ${name} (${what})`,
  ends: 'begins the last turns',
  list,
  purposes: {
    'take-gold': 'Gold for what comes next.',
    factory: 'A glass factory brings a point when built, and beads.',
    shop: 'A shop brings points when built, and gold from its customers.',
    palace: 'A palace brings points when built, and its crests count for many characters.',
    special: 'A special building brings a card that helps for the rest of the game.',
    search: 'You choose the tile yourself, for the higher price.',
    recruit: 'Characters bring most of the points at the end.',
    dock: 'Where your gondolier waits, one of your characters can score.',
    build: 'What stands on the islands is what characters score.',
    street: 'A street opens sites and brings customers.',
    on: 'What stands here counts for the characters on this island.',
    income: 'Your shops fill the purse.',
    production: 'Beads bring gold, and points with the right character.',
    produce: 'Beads bring gold, and points with the right character.',
    gondolier: 'Every character needs a gondolier to score.',
    hire: 'Every character needs a gondolier to score.',
    dismiss: 'Gold now for one gondolier less at the end.',
    sell: 'Gold for what comes next.',
    give: 'One bead must be given back.',
    take: 'You can build it in one of your next turns.',
    character: 'One more character to score at the end.',
    card: 'A card that helps until the end.',
    decline: 'It costs nothing, and the money stays for something better.',
    pass: 'Nothing is spent.',
    'stop sell': 'You keep the beads for later.',
    'stop build': 'Your other tiles stay for another turn.',
    'stop site': 'The tile stays with you.',
    'stop score': 'The rest of your cards stays unscored.',
  },
  personas: {
    collector: { title: 'collector', hint: 'Gathers characters and places for them.' },
    rival: { title: 'rival', hint: 'Spoils what others are after.' },
    builder: { title: 'builder', hint: 'Builds early and often.' },
  },
};
