// Making a table and going there.

import { makeTable } from './api';
import { addKeys } from './keys';
import { wishWords } from './luck';
import { go } from './router.svelte';
import type { Problem, TableOrder } from './wire';

/** What went wrong, or null: then the page shows the new table. */
export async function createTable(order: TableOrder, luck = ''): Promise<Problem | null> {
  const made = await makeTable(order);
  if (!made.ok) return made.problem;
  addKeys(made.value.table, made.value.keys);
  wishWords(made.value.table, luck);
  go(`/table/${made.value.table}`);
  return null;
}
