// The games this page can draw, by their names on the wire: every folder here with a `game.ts`.

import type { Game } from './game';

const found = import.meta.glob<Readonly<Record<string, Game>>>('./*/game.ts', { eager: true });

export const games: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.values(found)
    .flatMap((module) => Object.values(module))
    .map((game) => [game.name, game]),
);
