import { describe } from 'vitest';
import { checkReference } from '../../shared/rules/check';
import { kExampleViews } from './examples';
import { texts } from './index';
import { kChapters } from './text';

describe('the reference', () => {
  checkReference({ folder: 'mille_fiori', texts, chapters: kChapters, pictures: Object.keys(kExampleViews) });
});
