// Why an action is advised, in English.

import { closing } from '../../../shared/words/advice_en';
import { list, points } from '../../../shared/words/en';
import type { AdvicePhrases } from './advice';

export const advice: AdvicePhrases = {
  ...closing,
  way: (deed, price) => `gets you to “${deed}” ${price === 0 ? 'for free' : `for ${price} gold`}`,
  points: (n) => (n > 0 ? `scores ${points(n)} now` : `costs ${points(-n)}`),
  gold: (n) => (n > 0 ? `brings ${n} gold` : `costs ${-n} gold`),
  raises: (card, island, before, after) =>
    before === 0
      ? `makes ${card} worth ${points(after)} at ${island}`
      : `raises ${card} at ${island} from ${before} to ${points(after)}`,
  keeps: (card, island, n) => `${card} is worth ${points(n)} at ${island} as things are`,
  denies: (name, what) => `keeps it from ${name} (${what})`,
  ends: 'begins the last turns',
  list,
  purposes: {
    'take-gold': 'Gold for what comes next.',
    factory: 'A glass factory brings a point when built, and beads.',
    shop: 'A shop brings points when built, and gold from its customers.',
    palace: 'A palace brings points when built, and its crests count for many characters.',
    special: 'A special building brings a card that helps for the rest of the game.',
    search: 'The right tile is worth the higher price.',
    recruit: 'Characters bring most of the points at the end.',
    dock: 'Where your gondolier waits, one of your characters can score.',
    build: 'What stands on the islands is what characters score.',
    on: 'No other place suits your characters better.',
    income: 'Your shops fill the purse.',
    production: 'Beads bring gold, and points with the right character.',
    gondolier: 'Every character needs a gondolier to score.',
    dismiss: 'The gold helps you more now than the gondolier at the end.',
    sell: 'The gold helps you more than the beads.',
    give: 'This is the bead that you will miss least.',
    take: 'It suits your characters best.',
    keep: 'It promises more than the other cards.',
    decline: 'None of these characters is worth its price.',
    pass: 'No action in reach is worth more than this gold.',
    stop: 'The rest is better kept for later.',
  },
  personas: {
    collector: { title: 'collector', hint: 'Gathers characters and places for them.' },
    rival: { title: 'rival', hint: 'Spoils what others are after.' },
    builder: { title: 'builder', hint: 'Builds early and often.' },
  },
};
