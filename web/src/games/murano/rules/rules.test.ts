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

  it('names every ruling that the rules point to', () => {
    for (const { chapters } of Object.values(texts)) {
      const numbers = chapters.rulings.paragraphs.slice(1).map((line) => line.split(' · ')[0]);
      expect(numbers).toEqual(Array.from({ length: 19 }, (_, i) => `M${i + 1}`));
    }
  });
});
