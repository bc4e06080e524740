// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { drawn, judge, noteCommitment, noteWords, randomWords, wishWords, witnessOf, wordsFor } from './luck';
import type { LuckProof } from './wire';

// The example of docs/fairness.md.
const kSecret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const kCommitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const kProof: LuckProof = {
  commitment: kCommitment,
  luck: ['Viva Venezia', 'Zoë'],
  secret: kSecret,
  draws: [{ step: 1, came: 'start 1', could: { 'start 2': 1, 'start 1': 1 } }],
};
const kWitness = { commitment: kCommitment, step: 0, words: { 1: 'Viva Venezia' } };

beforeEach(() => localStorage.clear());

describe('a proof', () => {
  test('the example of the document', () => {
    const could = { 'face-up ash-1': 83, 'face-up key-1': 1, 'face-up quartz-4': 25 };
    expect(drawn(kSecret, kProof.luck, { step: 2, came: '', could })).toBe('face-up key-1');
    expect(judge(kProof, kWitness)).toBe('fair');
    expect(judge(kProof, null)).toBe('fair');
  });

  test('what is not fair is told apart', () => {
    expect(judge(kProof, { ...kWitness, commitment: kSecret })).toBe('other-commitment');
    expect(judge({ ...kProof, secret: kCommitment }, kWitness)).toBe('other-secret');
    expect(judge({ ...kProof, luck: ['', 'Zoë'] }, kWitness)).toBe('other-words');
    const draws = [{ step: 1, came: 'start 2', could: { 'start 1': 1, 'start 2': 1 } }];
    expect(judge({ ...kProof, draws }, kWitness)).toBe('other-draw');
  });
});

test('this browser remembers what it saw first and what it said', () => {
  expect(witnessOf('t')).toBeNull();
  noteCommitment('t', kCommitment, 0);
  noteCommitment('t', kSecret, 5);
  noteWords('t', 1, 'Viva Venezia');
  expect(witnessOf('t')).toEqual(kWitness);
});

test('words are wished, or rolled', () => {
  expect(wordsFor('t')).toMatch(/^[0-9a-f]{32}$/);
  expect(randomWords()).not.toBe(randomWords());
  wishWords('t', 'Viva Venezia');
  expect(wordsFor('t')).toBe('Viva Venezia');
});
