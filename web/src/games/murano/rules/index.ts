// The reference of the rules in every language of the page.

import type { Language } from '../../game';
import { de } from './de';
import { en } from './en';
import type { RulesText } from './text';

export const texts: Readonly<Record<Language, RulesText>> = { en, de };
