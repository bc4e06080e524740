import { describe, expect, it } from 'vitest';
import { handOver, kNobody, nextSeat, opened } from './handover';

describe('at one screen', () => {
  it('one seat is never covered', () => {
    expect(handOver(kNobody, [2], [1])).toEqual({ seat: 2, open: true, before: 0 });
    expect(handOver(kNobody, [], [1])).toEqual({ seat: 0, open: true, before: 0 });
  });
  it('the seats are asked in turn order', () => {
    expect(nextSeat(1, [1, 2, 4], [2, 4])).toBe(2);
    expect(nextSeat(4, [1, 2, 4], [1, 2])).toBe(1);
    expect(nextSeat(2, [1, 2, 4], [2, 4])).toBe(2);
  });
  it('every change of seat draws the curtain', () => {
    const ann = opened(handOver(kNobody, [1, 2], [1, 2]));
    expect(ann).toEqual({ seat: 1, open: true, before: 0 });
    const ben = handOver(ann, [1, 2], [2]);
    expect(ben).toEqual({ seat: 2, open: false, before: 1 });
  });
  it('a hand is covered while others move', () => {
    const ann = opened(handOver(kNobody, [1, 2], [1]));
    expect(handOver(ann, [1, 2], [3]).open).toBe(false);
    expect(handOver(ann, [1, 2], [1]).open).toBe(true);
  });
});
