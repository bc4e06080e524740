// What every game says in English.

import { counted, listed } from './count';

export const points = counted('point', 'points');
export const cards = counted('card', 'cards');
export const spaces = counted('space', 'spaces');
export const list = listed('and');

export const over = (winners: readonly string[], sum: number): string =>
  winners.length === 1
    ? `The game is over. ${list(winners)} wins with ${points(sum)}.`
    : `The game is over. ${list(winners)} win together with ${points(sum)}.`;

export const other = (kind: string): string => `Something happened (${kind}).`;
export const nobody = 'Nobody';
