// Bots in words, as the wire names them: LEVEL[:PERSONA][@SECONDS].

import { load, save } from './storage';

export interface Bot {
  readonly level: string;
  readonly persona: string; // empty: none
  readonly seconds: number; // 0: as long as is usual
}

export const kStyled: readonly string[] = ['maestro', 'doge']; // levels that have personas
export const kTimed: readonly string[] = ['doge'];
export const kTimes = [1, 3, 10] as const; // seconds
export const kUsualTime = 3;
export const kMixed = 'mixed'; // a wish: each bot another persona
export const kFirst = 'garzone'; // for those who have not chosen yet
export const kGentlest = 'garzonetto';

const kWords = /^([a-z0-9]+)(?::([a-z]+))?(?:@([0-9.]+))?$/;

export function readBot(text: string): Bot {
  const [, level = text, persona = '', seconds = '0'] = kWords.exec(text) ?? [];
  return { level, persona, seconds: Number(seconds) };
}

/** Without what the level does not have or what is usual anyway. */
export function writeBot({ level, persona, seconds }: Bot): string {
  const style = persona && kStyled.includes(level) ? `:${persona}` : '';
  const time = kTimed.includes(level) && seconds > 0 && seconds !== kUsualTime ? `@${seconds}` : '';
  return `${level}${style}${time}`;
}

/** A wish for several bots: with mixed styles, each gets the next. */
export function opponents(wish: string, count: number, personas: readonly string[]): readonly string[] {
  const bot = readBot(wish);
  return Array.from({ length: count }, (_, i) => {
    const persona = bot.persona === kMixed ? (personas[i % personas.length] ?? '') : bot.persona;
    return writeBot({ ...bot, persona });
  });
}

const kPlace = 'laguna.opponents';

/** The opponents that were wished for last. */
export function lastWish(levels: readonly string[]): string {
  const stored = load(kPlace);
  const wish = typeof stored === 'string' ? stored : kFirst;
  const known = levels.length === 0 || levels.includes(readBot(wish).level);
  return known ? wish : (levels.find((level) => level === kFirst) ?? levels[0] ?? kFirst);
}

export function keepWish(wish: string): void {
  save(kPlace, wish);
}
