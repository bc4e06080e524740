import { expect, it } from 'vitest';
import type { GameWords } from './games/game';
import { entries } from './log';
import type { Step } from './wire';

const kWords = { event: (event) => (event.kind === 'silent' ? '' : event.kind) } as Pick<
  GameWords,
  'event'
> as GameWords;

it('the log tells the newest first, and nothing of what says nothing', () => {
  const steps: readonly Step[] = [
    { seat: 1, events: [{ kind: 'placed' }, { kind: 'silent' }] },
    { seat: 2, events: [{ kind: 'silent' }] },
    { seat: 2, events: [{ kind: 'sailed' }] },
  ];
  const told = entries(steps, kWords, () => '');
  expect(told.map((entry) => entry.after)).toEqual([3, 1]);
  expect(told[1]?.lines.map((line) => line.text)).toEqual(['placed']);
});
