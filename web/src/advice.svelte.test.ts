import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { failed } from './api';
import { openAdviser, type Adviser } from './advice.svelte';
import type { Answer, Status } from './link';
import { kEmptyTable, sceneOf, type TableState } from './table';
import type { Scene, Summary } from './wire';

const advice = { simulations: 9, actions: [] };
const given: Answer = { ok: true, value: advice };

function stateWith(actions: readonly string[], version: number, coach = false, seat = 1): TableState {
  const legal = actions.map((action) => ({ action, preview: [] }));
  const scene: Scene = { seat, view: {}, legal, undo: false, story: { from: 0, steps: [] } };
  const summary = { version, coach } as Summary;
  const shown = { summary, scenes: [scene], stories: {}, fresh: {} };
  return { ...kEmptyTable, status: 'open', shown, front: { seat, open: true, before: 0 } };
}

let state: TableState = $state.raw(kEmptyTable);
let asked: ((answer: Answer) => void)[] = [];
let adviser: Adviser;

beforeEach(() => {
  asked = [];
  state = stateWith(['a', 'b'], 7);
  const table = {
    get state() {
      return state;
    },
    get scene() {
      return sceneOf(state);
    },
    advise: () => new Promise<Answer>((found) => asked.push(found)),
  };
  const stop = $effect.root(() => {
    adviser = openAdviser(table);
  });
  flushSync();
  return stop;
});

const show = (next: TableState): void => {
  state = next;
  flushSync();
};
const answer = async (what: Answer, which = asked.length - 1): Promise<void> => {
  asked[which]?.(what);
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};

it('is silent until it is asked', async () => {
  expect(adviser.counsel).toBeNull();
  void adviser.ask();
  expect(adviser.counsel?.kind).toBe('asked');
  await answer(given);
  expect(adviser.counsel).toMatchObject({ kind: 'given', advice });
});

it('drops an answer that comes too late, and keeps one while others choose', async () => {
  void adviser.ask();
  show(stateWith(['a', 'b'], 8)); // a secret choice of somebody else
  expect(adviser.counsel?.kind).toBe('asked');
  show(stateWith(['c'], 9));
  expect(adviser.counsel).toBeNull();
  void adviser.ask();
  await answer(given, 0);
  expect(adviser.counsel?.kind).toBe('asked');
  await answer(given, 1);
  expect(adviser.counsel?.kind).toBe('given');
});

it('can be put away, also while it thinks', async () => {
  void adviser.ask();
  adviser.close();
  await answer(given);
  expect(adviser.counsel).toBeNull();
});

it('tells why there is no advice, and can be asked again', async () => {
  void adviser.ask();
  await answer(failed('busy', ''));
  expect(adviser.counsel?.kind).toBe('refused');
  void adviser.ask();
  await answer(given);
  expect(adviser.counsel?.kind).toBe('given');
});

it('advises nobody who watches, looks back or waits', () => {
  for (const other of [
    stateWith([], 7, true),
    stateWith(['a'], 7, true, 0),
    { ...stateWith(['a'], 7, true), past: { step: 1 } as never },
    { ...stateWith(['a'], 7, true), front: { seat: 1, open: false, before: 0 } },
  ]) {
    show(other);
    expect(adviser.can).toBe(false);
    void adviser.ask();
  }
  expect(asked).toHaveLength(0);
});

it('speaks unasked at a table with a coach, once for each decision', async () => {
  show(stateWith(['a'], 8, true));
  expect(asked).toHaveLength(1);
  await answer(given);
  adviser.close();
  flushSync();
  show(stateWith(['a'], 9, true));
  expect(asked).toHaveLength(1);
  show(stateWith(['b'], 10, true));
  expect(asked).toHaveLength(2);
});

it('asks again at such a table when the connection is mended', async () => {
  const status = (now: Status): void => show({ ...stateWith(['a'], 8, true), status: now });
  status('open');
  status('lost');
  await answer(failed('lost', ''));
  expect(asked).toHaveLength(1);
  status('open');
  expect(asked).toHaveLength(2);
});
