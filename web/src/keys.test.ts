import { describe, expect, it } from 'vitest';
import { namedKey, readKeyring, tokenInFragment, tokensOf, withKeys, without } from './keys';

const kA = 'A'.repeat(22);
const kB = 'B'.repeat(22);

describe('the keyring', () => {
  it('reads nothing from what is damaged', () => {
    expect(readKeyring(null)).toEqual({});
    expect(readKeyring('x')).toEqual({});
    expect(readKeyring([1])).toEqual({});
    expect(
      readKeyring({
        t: {
          keys: [
            { seat: 'x', token: kA },
            { seat: 1, token: 'short' },
          ],
        },
      }),
    ).toEqual({});
  });
  it('replaces the key of a seat and keeps the others', () => {
    const one = withKeys({}, 't', [{ seat: 1, token: kA }], 5);
    const two = withKeys(one, 't', [{ seat: 2, token: kB }], 6);
    expect(tokensOf(two, 't')).toEqual([kA, kB]);
    expect(tokensOf(withKeys(two, 't', [{ seat: 1, token: kB }], 7), 't')).toEqual([kB]);
    expect(two['t']?.since).toBe(5);
  });
  it('survives being written and read', () => {
    const ring = withKeys({}, 't', [{ seat: 1, token: kA }], 5);
    expect(readKeyring(JSON.parse(JSON.stringify(ring)))).toEqual(ring);
  });
  it('learns the seat of a key that came by link', () => {
    const link = { seat: 0, token: kB };
    expect(namedKey([{ seat: 1, token: kA }, link], [1, 3])).toEqual({ seat: 3, token: kB });
    expect(namedKey([link], [0])).toBeNull();
    expect(namedKey([link], [2, 3])).toBeNull();
  });
  it('forgets a table', () => {
    expect(without(withKeys({}, 't', [{ seat: 1, token: kA }], 5), 't')).toEqual({});
  });
  it('finds the token in a fragment, and only a token', () => {
    expect(tokenInFragment(`#seat=${kA}`)).toBe(kA);
    expect(tokenInFragment('#seat=<b>')).toBe('');
    expect(tokenInFragment('')).toBe('');
  });
});
