// Mille Fiori for the page: everything bound together.

import type { Event } from '../../wire';
import type { Game } from '../game';
import Board from './Board.svelte';
import { printOf, readSpace, symbolOf } from './box';
import Cards from './Cards.svelte';
import { coach } from './coach';
import Icon from './Icon.svelte';
import Player from './Player.svelte';
import { rechoose, targets } from './targets';
import type { View } from './view';
import { words } from './words';
import { kBonusRules } from './words/print';

const kOfKind: Readonly<Record<string, string>> = {
  started: 'doge',
  turned_up: 'pile',
  dealt: 'pile',
  picked: 'pile',
  placed: 'diamond',
  sailed: 'ship',
  earned: 'extra-card',
  declined: 'discard',
  passed: 'pile',
  last_turns: 'diamond',
  ended: 'doge',
};

const kOfRule: Readonly<Record<string, string>> = {
  W: 'workshops',
  R: 'residences',
  C: 'trade',
  H: 'harbor',
  N: 'route',
};

/** Of points, the area: by the space if there is one, by the rule otherwise. */
function scoredIcon({ rule = '', space = '' }: Event): string {
  if (kBonusRules.includes(rule)) return 'bonus';
  return readSpace(space)?.area ?? kOfRule[rule.charAt(3)] ?? '';
}

function icon(event: Event): string {
  if (event.kind === 'scored') return scoredIcon(event);
  if (event.card) return symbolOf(event.card);
  if (event.space) return printOf(event.space).symbol;
  return kOfKind[event.kind] ?? '';
}

export const milleFiori: Game = {
  name: 'mille-fiori',
  words,
  targets,
  rechoose: (view) => rechoose(view as View),
  forget: (view) => ({ ...(view as View), known: {} }),
  Board,
  Cards,
  Player,
  Icon,
  icon,
  rules: () => import('./Rules.svelte'),
  coach,
};
