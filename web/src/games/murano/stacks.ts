// How near the end is.

import { kStacks, type Stack, type View } from './view';

export const kFew = 2; // so many tiles are one turn's worth or two

export interface Nearness {
  readonly empty: readonly Stack[];
  readonly few: readonly Stack[]; // nearly empty
}

export function endNear(stacks: View['stacks']): Nearness {
  return {
    empty: kStacks.filter((stack) => stacks[stack] === 0),
    few: kStacks.filter((stack) => stacks[stack] > 0 && stacks[stack] <= kFew),
  };
}
