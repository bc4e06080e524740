// What every reference of rules must be, for its tests: the rules of a game's rules.md, whole and in every language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ReferenceText } from './text';

const kLine = /^- `(\w\w-\w+)` · [^·]* · (.*)$/gm;
const kRuling = / \(Rulings? [\dM and]+\)$/;

/** Id → sentence. */
export function printedRules(folder: string): ReadonlyMap<string, string> {
  const file = join(import.meta.dirname, '../../../../../src', folder, 'rules.md');
  const found = readFileSync(file, 'utf8').matchAll(kLine);
  return new Map([...found].map(([, id = '', sentence = '']) => [id, sentence.replace(kRuling, '')]));
}

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

interface Checked {
  readonly folder: string; // in src
  readonly texts: Readonly<Record<'en' | 'de', ReferenceText<string, string, string>>>;
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  readonly pictures: readonly string[]; // of examples
}

export function checkReference({ folder, texts, chapters, pictures }: Checked): void {
  const printed = printedRules(folder);

  it('has every rule and no other, in every language', () => {
    expect(printed.size).toBeGreaterThan(40);
    for (const { rules } of Object.values(texts))
      expect(Object.keys(rules).sort()).toEqual([...printed.keys()].sort());
  });

  it('has every rule in exactly one chapter', () => {
    expect(Object.values(chapters).flat().sort()).toEqual([...printed.keys()].sort());
    for (const text of Object.values(texts))
      expect(Object.keys(text.chapters)).toEqual(Object.keys(chapters));
  });

  it('says in English what the rules say', () => {
    for (const [id, { sentence }] of Object.entries(texts.en.rules))
      expect(sentence.replaceAll('’', "'"), id).toBe(printed.get(id));
  });

  it('leaves nothing empty, and no sentence untranslated', () => {
    const english = new Set(stringsOf(texts.en).filter((line) => line.length > 20));
    for (const line of [...stringsOf(texts.en), ...stringsOf(texts.de)]) expect(line.trim()).not.toBe('');
    for (const line of stringsOf(texts.de)) expect(english.has(line), line).toBe(false);
  });

  it('has a picture for every example', () => {
    for (const { examples } of Object.values(texts)) expect(Object.keys(examples)).toEqual(pictures);
  });
}
