// What closes every piece of advice, in English.

import type { Closing } from './advice';
import { points } from './en';

export const closing: Closing & { readonly silence: string } = {
  patient: (n) => `Others bring more now, but this brings about ${points(n)} more later.`,
  hasty: (n) => `More now than the first choice, but about ${points(n)} less later.`,
  denied: (n) => `It keeps about ${points(n)} from the others.`,
  silence: 'Nothing at once: its worth lies in what comes later.',
};
