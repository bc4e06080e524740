// Whether the luck of a game was fair, checked here and not by the server: docs/fairness.md has the procedure.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fields, load, save } from './storage';
import type { Draw, LuckProof } from './wire';

/** What this browser has seen and said of a table. */
export interface Witness {
  readonly commitment: string;
  readonly step: number; // so many steps had been played when it was first seen
  readonly words: Readonly<Record<number, string>>; // added here, by seat
}

export type Verdict = 'fair' | 'other-commitment' | 'other-secret' | 'other-words' | 'other-draw';

const encoder = new TextEncoder();

/** What chance brings: of all that could come, sorted, each as often as it is there. */
export function drawn(secret: string, luck: readonly string[], { step, could }: Draw): string {
  const lines = luck.map((words, i) => (words ? `luck ${i + 1} ${words}\n` : ''));
  const digest = hmac(sha256, hexToBytes(secret), encoder.encode(`${lines.join('')}step ${step}`));
  const list = Object.entries(could).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = list.reduce((sum, [, weight]) => sum + weight, 0);
  let number = digest.reduce((rest, byte) => (rest * 256 + byte) % all, 0);
  return list.find(([, weight]) => (number -= weight) < 0)?.[0] ?? '';
}

export function judge(proof: LuckProof, witness: Witness | null): Verdict {
  const { commitment, secret, luck, draws } = proof;
  if (witness && witness.commitment !== commitment) return 'other-commitment';
  if (bytesToHex(sha256(hexToBytes(secret))) !== commitment) return 'other-secret';
  const said = Object.entries(witness?.words ?? {});
  if (said.some(([seat, words]) => luck[Number(seat) - 1] !== words)) return 'other-words';
  return draws.every((draw) => drawn(secret, luck, draw) === draw.came) ? 'fair' : 'other-draw';
}

export function randomWords(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

const kPlace = 'laguna.luck';
const kWish = 'laguna.luck.wish';

function readWitness(value: unknown): Witness | null {
  const { commitment, step, words } = fields(value);
  if (typeof commitment !== 'string' || typeof step !== 'number') return null;
  const said = Object.entries(fields(words)).filter(([, one]) => typeof one === 'string');
  return { commitment, step, words: Object.fromEntries(said) as Record<number, string> };
}

export function witnessOf(table: string): Witness | null {
  return readWitness(fields(load(kPlace))[table]);
}
function remember(table: string, witness: Witness): void {
  save(kPlace, { ...fields(load(kPlace)), [table]: witness });
}
/** The first commitment that is seen counts. */
export function noteCommitment(table: string, commitment: string, step: number): void {
  if (!witnessOf(table)) remember(table, { commitment, step, words: {} });
}
export function noteWords(table: string, seat: number, words: string): void {
  const witness = witnessOf(table);
  if (witness) remember(table, { ...witness, words: { ...witness.words, [seat]: words } });
}

/** Words that were wished before the table was there; they are told only when the commitment has been seen. */
export function wishWords(table: string, words: string): void {
  if (words) save(kWish, { [table]: words });
}
export function wordsFor(table: string): string {
  const wish = fields(load(kWish))[table];
  return typeof wish === 'string' ? wish : randomWords();
}
