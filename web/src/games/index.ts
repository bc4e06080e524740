// The games this page can draw, by their names on the wire.

import type { Game } from './game';
import { milleFiori } from './mille_fiori/game';
import { murano } from './murano/game';

export const games: Readonly<Record<string, Game>> = Object.fromEntries(
  [milleFiori, murano].map((game) => [game.name, game]),
);
