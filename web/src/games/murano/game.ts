// Murano for the page: everything bound together.

import type { Event } from '../../wire';
import type { Game, GameWords, Language } from '../game';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { coach } from './coach';
import Icon from './Icon.svelte';
import { labels } from './labels';
import Player from './Player.svelte';
import { targets } from './targets';
import type { View } from './view';
import { words } from './words';

const kOfKind: Readonly<Record<string, string>> = {
  started: 'start',
  sailed: 'ship',
  passed: 'ship',
  took_gold: 'take-gold',
  searched: 'shop',
  removed: 'palace',
  recruits: 'recruit',
  declined: 'recruit',
  docked: 'dock',
  hired: 'gondolier',
  dismissed: 'gondolier',
  drew_street: 'street',
  laid: 'street',
  income: 'income',
  produced: 'production',
  sold: 'gold',
  scored: 'points',
  last_turns: 'start',
  ended: 'start',
};

function icon({ kind, tile, card, beads }: Event): string {
  if (kind === 'drew_bead' || kind === 'gave') return `bead-${beads ?? 'red'}`;
  if (card) return /^\d+$/.test(card) ? 'character' : 'special-card';
  if (tile && kind !== 'laid' && kind !== 'drew_street') return tile;
  return kOfKind[kind] ?? '';
}

function spoken(language: Language): GameWords {
  const [say, told] = [words[language], labels[language]];
  return {
    ...say,
    course(actions) {
      if (actions[0]?.startsWith('score')) return told.scoreAll(actions.length);
      return actions.map((action) => say.action(action)).join(' → ');
    },
    about(at, view) {
      if (at === 'pass') return told.passHint;
      const { box, ways = {} } = view as View;
      const number = /^ring-(\d+)$/.exec(at)?.[1] ?? '';
      const does = told.about[box.ring[Number(number) - 1] ?? ''];
      const way = ways[number];
      return [does, way ? told.wayCosts(way.price, way.path.length) : ''].filter(Boolean).join(' ');
    },
  };
}

export const murano: Game = {
  name: 'murano',
  words: { en: spoken('en'), de: spoken('de') },
  targets,
  forget: (view) => ({ ...(view as View), under: [] }),
  Board,
  Cards,
  Player,
  Icon,
  icon,
  rules: () => import('./Rules.svelte'),
  coach,
};
