import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReference } from '../../shared/rules/check';
import { kExampleViews } from './examples';
import { texts } from './index';
import { kChapters } from './text';

describe('the reference', () => {
  checkReference({ folder: 'murano', texts, chapters: kChapters, pictures: Object.keys(kExampleViews) });

  it('says openly what is reconstructed, and how to correct it', () => {
    for (const { chapters } of Object.values(texts)) {
      const told = chapters.reconstructed.paragraphs.join(' ');
      for (const word of ['--murano-board', 'docs/murano-board.md', '11', '14']) expect(told).toContain(word);
    }
  });

  it('names every ruling', () => {
    const file = join(import.meta.dirname, '../../../../../docs/rulings.md');
    const ruled = [...readFileSync(file, 'utf8').matchAll(/^\| (M\d+) \|/gm)].map(([, number]) => number);
    expect(ruled.length).toBeGreaterThan(15);
    for (const { chapters } of Object.values(texts)) {
      const numbers = chapters.rulings.paragraphs.slice(1).map((line) => line.split(' · ')[0]);
      expect(numbers).toEqual(ruled);
    }
  });
});
