// The names of areas, cards and spaces in one language.

import type { Phrases } from './phrases';
import { isArea, readCard, readSpace } from './print';

export function areaName(phrases: Phrases, area: string): string {
  return isArea(area) ? phrases.areas[area] : area;
}

export function cardName(phrases: Phrases, card: string): string {
  const read = readCard(card);
  return read === null ? card : `${phrases.symbols[read.symbol]} ${read.wheel}`;
}

export interface SpaceWords {
  readonly name: string;
  readonly detail: string;
}

export function spaceWords(phrases: Phrases, at: string): SpaceWords {
  const space = readSpace(at);
  if (space === null) return { name: at, detail: '' };
  const level = space.level === null ? '' : phrases.levels[space.level];
  return {
    name: phrases.place.space(space),
    detail: phrases.place.detail(space, phrases.symbols[space.symbol], level),
  };
}
