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
  personas: {
    collector: { title: 'collector', hint: 'Gathers characters and places for them.' },
    rival: { title: 'rival', hint: 'Spoils what others are after.' },
    builder: { title: 'builder', hint: 'Builds early and often.' },
  },
};
