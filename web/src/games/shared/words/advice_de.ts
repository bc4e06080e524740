// Womit jeder Rat schließt, auf Deutsch.

import type { Closing } from './advice';
import { counted } from './count';

const points = counted('Punkt', 'Punkte');

export const closing: Closing & { readonly silence: string } = {
  patient: (n) => `Eine andere Aktion brächte jetzt mehr, später aber etwa ${points(n)} weniger.`,
  hasty: (n) => `Jetzt mehr als die beste Wahl, später aber etwa ${points(n)} weniger.`,
  ahead: (n) => `Insgesamt etwa ${points(n)} mehr als die nächstbeste Wahl.`,
  behind: (n) => `Insgesamt etwa ${points(n)} weniger als die beste Wahl.`,
  surer: (n) => `Von 100 Partien gewinnst du etwa ${n} mehr als mit der nächstbesten Wahl.`,
  rarer: (n) => `Von 100 Partien gewinnst du etwa ${n} weniger als mit der besten Wahl.`,
  richer: (n) => `Insgesamt etwa ${points(n)} mehr als die beste Wahl, aber du gewinnst damit nicht öfter.`,
  weaker: () => 'Scheint etwas schwächer als die beste Wahl.',
  even: () => 'Etwa so gut wie die beste Wahl.',
  denied: (n, rivals) =>
    n === 1 ? `${rivals} entgeht etwa 1 Punkt.` : `${rivals} entgehen etwa ${n} Punkte.`,
  others: 'den anderen',
  silence: 'Sofort bringt es nichts; sein Wert liegt in dem, was noch kommt.',
};
