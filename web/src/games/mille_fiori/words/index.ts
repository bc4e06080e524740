// The words of Mille Fiori in every language of the page.

import type { GameWords, Language } from '../../game';
import { de } from './de';
import { en } from './en';
import type { States } from './phrases';
import { speak, stateWords } from './speak';

export type { States } from './phrases';

export const words: Readonly<Record<Language, GameWords>> = { en: speak(en), de: speak(de) };
export const states: Readonly<Record<Language, States>> = { en: stateWords(en), de: stateWords(de) };
