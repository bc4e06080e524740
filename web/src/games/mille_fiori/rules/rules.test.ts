import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts } from './index';
import { kExampleViews } from './examples';
import { kChapters, kRuleIds, type RulesText } from './text';

const kRulesFile = join(import.meta.dirname, '../../../../../src/mille_fiori/rules.md');
const kLine = /^- `(MF-\w+)` · [^·]* · (.*)$/gm;
const kRuling = / \(Rulings? [\d and]+\)$/;

const printed = new Map(
  [...readFileSync(kRulesFile, 'utf8').matchAll(kLine)].map(([, id = '', sentence = '']) => [
    id,
    sentence.replace(kRuling, ''),
  ]),
);

function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

describe('the reference', () => {
  it('has every rule and no other, in every language', () => {
    expect(printed.size).toBeGreaterThan(40);
    for (const text of Object.values<RulesText>(texts))
      expect(Object.keys(text.rules).sort()).toEqual([...printed.keys()].sort());
  });

  it('has every rule in exactly one chapter', () => {
    const placed: readonly string[] = Object.values(kChapters).flat();
    expect([...placed].sort()).toEqual([...kRuleIds].sort());
  });

  it('says in English what the rules say', () => {
    for (const [id, { sentence }] of Object.entries(texts.en.rules))
      expect(sentence.replaceAll('’', "'"), id).toBe(printed.get(id));
  });

  it('leaves nothing empty, and no sentence untranslated', () => {
    const english = new Set(stringsOf(texts.en).filter((line) => line.length > 20));
    for (const line of [...stringsOf(texts.en), ...stringsOf(texts.de)]) expect(line.trim()).not.toBe('');
    for (const line of stringsOf(texts.de)) expect(english.has(line)).toBe(false);
  });

  it('has a picture for every example', () => {
    for (const text of Object.values<RulesText>(texts))
      expect(Object.keys(text.examples)).toEqual(Object.keys(kExampleViews));
  });
});
