// Warum eine Aktion geraten wird, auf Deutsch.

import { closing } from '../../../shared/words/advice_de';
import { counted } from '../../../shared/words/count';
import { list } from '../../../shared/words/de';
import type { AdvicePhrases } from './advice';

const points = counted('Punkt', 'Punkte');

export const advice: AdvicePhrases = {
  ...closing,
  way: (deed, price) => `bringt dich ${price === 0 ? 'kostenlos' : `für ${price} Gold`} zu „${deed}“`,
  points: (n) => (n > 0 ? `bringt jetzt ${points(n)}` : `kostet ${points(-n)}`),
  gold: (n) => (n > 0 ? `bringt ${n} Gold` : `kostet ${-n} Gold`),
  raises: (card, island, before, after) =>
    before === 0
      ? `macht ${card} auf ${island} ${points(after)} wert`
      : `hebt ${card} auf ${island} von ${before} auf ${points(after)}`,
  keeps: (card, island, n) => `${card} ist auf ${island} beim jetzigen Stand ${points(n)} wert`,
  denies: (name, what) => `kommt ${name} zuvor (${what})`,
  ends: 'leitet die letzten Züge ein',
  list,
  personas: {
    collector: { title: 'Sammler', hint: 'Sammelt Charaktere und Plätze für sie.' },
    rival: { title: 'Rivale', hint: 'Verdirbt, was andere vorhaben.' },
    builder: { title: 'Baumeister', hint: 'Baut früh und oft.' },
  },
};
