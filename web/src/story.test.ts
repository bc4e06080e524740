import { describe, expect, it } from 'vitest';
import { lastMoves, merge, shared, visible } from './story';
import type { Step } from './wire';

const step = (seat: number, ...spaces: string[]): Step => ({
  seat,
  events: spaces.map((space) => ({ kind: 'placed', seat, space })),
});

describe('a story', () => {
  it('grows', () => {
    const merged = merge([step(1, 'a')], { from: 1, steps: [step(2, 'b')] }, false);
    expect(merged?.steps).toEqual([step(1, 'a'), step(2, 'b')]);
    expect(merged?.fresh).toEqual(step(2, 'b').events);
  });
  it('is cut by an undo', () => {
    const merged = merge([step(1, 'a'), step(2, 'b')], { from: 1, steps: [] }, false);
    expect(merged?.steps).toEqual([step(1, 'a')]);
    expect(merged?.fresh).toEqual([]);
  });
  it('tells nothing as new that was known before a repetition', () => {
    const merged = merge([step(1, 'a')], { from: 0, steps: [step(1, 'a'), step(2, 'b')] }, false);
    expect(merged?.fresh).toEqual(step(2, 'b').events);
  });
  it('is no news to who comes to the table', () => {
    expect(merge([], { from: 0, steps: [step(1, 'a')] }, true)?.fresh).toEqual([]);
  });
  it('notices a gap', () => {
    expect(merge([], { from: 2, steps: [] }, false)).toBeNull();
  });
});

describe('what can be seen', () => {
  it('a secret choice cannot', () => {
    expect(visible({ kind: 'picked', seat: 2 })).toBe(false);
    expect(visible({ kind: 'picked', seat: 1, card: 'key-2' })).toBe(true);
  });
  it('the last move of each seat is the last that changed the board', () => {
    const picked: Step = { seat: 1, events: [{ kind: 'picked', seat: 1, card: 'key-2' }] };
    const all = [step(1, 'a'), step(2, 'b'), step(1, 'c'), picked];
    expect(lastMoves(all, 2).map((event) => event.space)).toEqual(['c', 'b']);
  });
  it('at a shared screen is what everybody here was told', () => {
    const mine: Step = { seat: 1, events: [{ kind: 'picked', seat: 1, card: 'key-2' }] };
    const theirs: Step = { seat: 1, events: [{ kind: 'picked', seat: 1 }] };
    expect(
      shared([
        [step(1, 'a'), mine],
        [step(1, 'a'), theirs],
      ]),
    ).toEqual([step(1, 'a'), { seat: 1, events: [] }]);
  });
});
