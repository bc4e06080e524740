// What a person may set, kept in this browser.

import type { Language } from './games/game';
import { readSettings, type Settings } from './settings';
import { load, save } from './storage';
import { de } from './words/de';
import { en, type Words } from './words/en';
import type { Problem } from './wire';

const kPlace = 'laguna.settings';
const kLanguages: Readonly<Record<Language, Words>> = { en, de };
const kPaces = { off: 0, fast: 250, normal: 500, slow: 1100 } as const;
const kBotPaces = { off: 0, fast: 300, normal: 700, slow: 1500 } as const;

export const settings: Settings = $state(readSettings(load(kPlace)));

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
let reduced = $state(reducedMotion.matches);
reducedMotion.addEventListener('change', () => (reduced = reducedMotion.matches));

export function isReduced(): boolean {
  return reduced;
}

/** To be called where effects live: keeps storage and the root element in step. */
export function keepSettings(): void {
  $effect(() => save(kPlace, { ...settings }));
  $effect(() => {
    const root = document.documentElement;
    root.lang = language();
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
  });
}

export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** The words of the page in the chosen language. */
export function t(): Words {
  return kLanguages[language()];
}

/** A refusal in words; what is not known here is said as the server said it. */
export function sayProblem(problem: Problem): string {
  const known = t().refusals[problem.code];
  return known ?? problem.reason;
}

/** How long something may take to be looked at, and how long a movement may last. */
export function holdTime(): number {
  return kPaces[settings.pace];
}
export function movementTime(): number {
  return reduced ? 0 : kPaces[settings.pace];
}
export function botPace(): number {
  return kBotPaces[settings.botPace];
}
