// Womit jeder Rat schließt, auf Deutsch.

import type { Closing } from './advice';
import { counted } from './count';

const points = counted('Punkt', 'Punkte');

export const closing: Closing & { readonly silence: string } = {
  patient: (n) => `Anderes bringt jetzt mehr, dies aber später etwa ${points(n)} mehr.`,
  hasty: (n) => `Jetzt mehr als die beste Wahl, später aber etwa ${points(n)} weniger.`,
  denied: (n) => (n === 1 ? 'Den anderen entgeht etwa 1 Punkt.' : `Den anderen entgehen etwa ${n} Punkte.`),
  silence: 'Sofort bringt es nichts; sein Wert liegt in dem, was noch kommt.',
};
