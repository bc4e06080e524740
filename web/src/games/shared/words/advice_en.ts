// What closes every piece of advice, in English.

import type { Closing } from './advice';
import { points } from './en';

export const closing: Closing & { readonly silence: string } = {
  patient: (n) => `Another action would bring more now, but about ${points(n)} less later.`,
  hasty: (n) => `More now than the first choice, but about ${points(n)} less later.`,
  ahead: (n) => `In all about ${points(n)} more than the next best.`,
  behind: (n) => `In all about ${points(n)} less than the first choice.`,
  surer: (n) => `Of 100 games you win about ${n} more than with the next best.`,
  rarer: (n) => `Of 100 games you win about ${n} fewer than with the first choice.`,
  richer: (n) => `In all about ${points(n)} more than the first choice, but you do not win more often.`,
  weaker: () => 'Seems somewhat weaker than the first choice.',
  even: () => 'About as good as the first choice.',
  denied: (n, rivals) => `it keeps about ${points(n)} from ${rivals}.`,
  others: 'the others',
  silence: 'Nothing at once: its worth lies in what comes later.',
};
