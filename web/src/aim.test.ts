import { describe, expect, it } from 'vitest';
import { choose, hover, keep, press } from './aim';
import type { Target } from './games/game';

const kOne: Target = { at: 'a', actions: [{ action: 'place a', preview: [] }] };
const kOther: Target = { at: 'b', actions: [{ action: 'place b', preview: [] }] };
const kTwo: Target = {
  at: 'c',
  actions: [
    { action: 'place c', preview: [] },
    { action: 'place c sail', preview: [] },
  ],
};

describe('pressing', () => {
  it('with the mouse does it at once', () => {
    expect(press(null, kOne, 'mouse', false)).toEqual({ aim: null, commit: kOne.actions[0] });
  });
  it('with a finger first aims, then does it', () => {
    const first = press(hover(null, kOne), kOne, 'touch', false);
    expect(first).toEqual({ aim: { at: 'a', action: 'place a', held: true }, commit: null });
    expect(press(first.aim, kOther, 'touch', false).commit).toBeNull();
    expect(press(first.aim, kOne, 'touch', false).commit).toBe(kOne.actions[0]);
  });
  it('always aims first if asked to', () => {
    const first = press(null, kOne, 'key', true);
    expect(first.commit).toBeNull();
    expect(press(first.aim, kOne, 'key', true).commit).toBe(kOne.actions[0]);
  });
  it('on a target with several actions lets choose', () => {
    const first = press(null, kTwo, 'mouse', false);
    expect(first.aim?.held).toBe(true);
    expect(press(first.aim, kTwo, 'mouse', false).commit).toBeNull();
    expect(choose(kTwo, 'place c sail').action).toBe('place c sail');
  });
});

describe('aiming', () => {
  it('follows the pointer until something is held', () => {
    expect(hover(null, kOne)?.at).toBe('a');
    expect(hover(hover(null, kOne), null)).toBeNull();
    const held = press(null, kOne, 'touch', false).aim;
    expect(hover(held, kOther)).toBe(held);
    expect(hover(held, null)).toBe(held);
  });
  it('ends when the target is gone', () => {
    expect(keep(hover(null, kOne), [kOther])).toBeNull();
    expect(keep(hover(null, kOne), [kOne])?.at).toBe('a');
  });
});
