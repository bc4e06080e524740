import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchThinking } from './thinking.svelte';
import type { SeatState, Summary } from './wire';

const seat = (number: number, kind: SeatState['kind'], stand_in = false): SeatState => ({
  ...{ seat: number, kind, name: '', bot: 'doge', here: true, stand_in },
});
const kSeats = [seat(1, 'person'), seat(2, 'bot'), seat(3, 'person', true)];
const summaryOf = (version: number, seats: readonly number[]): Summary =>
  ({ version, pace: 500, seats: kSeats, turn: { kind: 'seats', seats } }) as unknown as Summary;

let summary: Summary | undefined = $state.raw();
let thinking: ReturnType<typeof watchThinking>;

beforeEach(() => {
  vi.useFakeTimers();
  summary = summaryOf(1, [2]);
  return $effect.root(() => {
    thinking = watchThinking(() => summary);
  });
});
afterEach(() => vi.useRealTimers());

function wait(milliseconds: number): readonly number[] {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
  return thinking.seats;
}

it('names a bot that takes longer than its pause and a moment', () => {
  expect(wait(1000)).toEqual([]);
  expect(wait(1000)).toEqual([2]);
});

it('waits anew after every move', () => {
  wait(2000);
  summary = summaryOf(2, [2, 3]);
  expect(wait(1000)).toEqual([]);
  expect(wait(1000)).toEqual([2, 3]);
});

it('never names a person', () => {
  summary = summaryOf(2, [1]);
  expect(wait(5000)).toEqual([]);
});
