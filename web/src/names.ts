// What the seats of a table are called.

import { readBot } from './bots';
import type { GameWords } from './games/game';
import { inBrackets } from './games/shared/words/count';
import type { SeatState, Summary } from './wire';
import type { Words } from './words/en';

/** A person's name; of everyone else the colour. */
export function seatName(seat: SeatState, words: GameWords): string {
  return seat.name || words.colour(seat.seat);
}

/** Whoever shares a name is told apart by the colour. */
export function seatNames(summary: Summary, words: GameWords): readonly string[] {
  const names = summary.seats.map((seat) => seatName(seat, words));
  const shared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, i) => (shared(name) ? `${name} (${words.colour(i + 1)})` : name));
}

/** 'maestro:rival@10' → 'Maestro (rival, 10 s)' */
export function botName(bot: string, t: Words, words: GameWords): string {
  const { level, persona, seconds } = readBot(bot);
  const more = [persona && words.persona(persona).title, seconds && t.opponents.seconds(seconds)];
  return `${t.levels[level]?.name ?? t.bots[level] ?? level}${inBrackets(more.filter(Boolean).join(', '))}`;
}

/** What to expect of a bot, in a sentence or two. */
export function botHint(bot: string, t: Words, words: GameWords): string {
  const { level, persona } = readBot(bot);
  return [t.levels[level]?.hint, persona && words.persona(persona).hint].filter(Boolean).join(' ');
}

export function seatKind(seat: SeatState, t: Words, words: GameWords): string {
  if (seat.kind === 'bot') return t.table.botKind(botName(seat.bot, t, words));
  return seat.kind === 'open' ? t.table.openSeat : '';
}

export function optionsOf(seats: number, variation: string): string {
  return `seats ${seats}${variation ? ` ${variation.trim()}` : ''}`;
}

/** 'seats 4 tactical' → 'tactical' */
export function variationOf(options: string): string {
  return options.split(' ').slice(2).join(' ');
}
