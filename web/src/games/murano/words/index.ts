// The words of Murano in every language of the page.

import type { Language } from '../../game';
import { de } from './de';
import { en } from './en';
import { speak, stateWords, type MuranoWords, type States } from './speak';

export type { States } from './speak';

export const words: Readonly<Record<Language, MuranoWords>> = { en: speak(en), de: speak(de) };
export const states: Readonly<Record<Language, States>> = { en: stateWords(en), de: stateWords(de) };
