// Was jedes Spiel auf Deutsch sagt.

import { counted, listed } from './count';

export const cards = counted('Karte', 'Karten');
export const spaces = counted('Feld', 'Felder');
export const list = listed('und');

const withPoints = counted('Punkt', 'Punkten');

export const over = (winners: readonly string[], sum: number): string =>
  winners.length === 1
    ? `Das Spiel ist zu Ende. ${list(winners)} gewinnt mit ${withPoints(sum)}.`
    : `Das Spiel ist zu Ende. ${list(winners)} gewinnen gemeinsam mit ${withPoints(sum)}.`;

export const other = (kind: string): string => `Etwas ist geschehen (${kind}).`;
export const nobody = 'Niemand';
