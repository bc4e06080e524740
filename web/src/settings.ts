// The settings as a value, read from whatever was stored.

import { fields } from './storage';

export const kPaceNames = ['off', 'fast', 'normal', 'slow'] as const;
export const kLanguageNames = ['auto', 'en', 'de'] as const;
export const kThemes = ['system', 'light', 'dark'] as const;
export const kLongestName = 40;

export interface Settings {
  language: (typeof kLanguageNames)[number];
  theme: (typeof kThemes)[number];
  pace: (typeof kPaceNames)[number];
  botPace: (typeof kPaceNames)[number];
  confirm: boolean;
  memory: boolean;
  sound: boolean;
  name: string;
}

function oneOf<T extends string>(all: readonly T[], value: unknown, usual: T): T {
  return all.find((one) => one === value) ?? usual;
}

function yes(value: unknown, usual: boolean): boolean {
  return typeof value === 'boolean' ? value : usual;
}

export function readSettings(stored: unknown): Settings {
  const found = fields(stored);
  const name = found['name'];
  return {
    language: oneOf(kLanguageNames, found['language'], 'auto'),
    theme: oneOf(kThemes, found['theme'], 'system'),
    pace: oneOf(kPaceNames, found['pace'], 'normal'),
    botPace: oneOf(kPaceNames, found['botPace'], 'normal'),
    confirm: yes(found['confirm'], false),
    memory: yes(found['memory'], true),
    sound: yes(found['sound'], false),
    name: typeof name === 'string' ? name.slice(0, kLongestName) : '',
  };
}
