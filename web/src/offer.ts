// What a scene offers to the one who looks at it.

import type { Game, Target } from './games/game';
import type { Scene } from './wire';

/** All that can be pressed: the legal actions, or what may still replace the last one. */
export function offered(game: Game | null, scene: Scene | null): readonly Target[] {
  if (!game || !scene || scene.seat === 0) return [];
  const legal = scene.legal.length > 0 || !scene.undo ? scene.legal : (game.rechoose?.(scene.view) ?? []);
  return legal.length > 0 ? game.targets(legal, scene.view) : [];
}

/** What is seen, without what a person may not want to be reminded of. */
export function recalled(game: Game | null, view: unknown, memory: boolean): unknown {
  return memory ? view : (game?.forget?.(view) ?? view);
}
