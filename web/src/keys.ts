// The keys to seats that this browser holds.

import { fields, load, save } from './storage';
import type { Key } from './wire';

export interface Held {
  readonly keys: readonly Key[];
  readonly since: number; // milliseconds since 1970
}
export type Keyring = Readonly<Record<string, Held>>;

const kPlace = 'laguna.keys';
const kToken = /^[A-Za-z0-9_-]{22}$/;

export function isToken(text: string): boolean {
  return kToken.test(text);
}

function readKey(value: unknown): Key | null {
  const { seat, token } = fields(value);
  return typeof seat === 'number' && typeof token === 'string' && isToken(token) ? { seat, token } : null;
}

/** What was stored, without what nobody can use. */
export function readKeyring(stored: unknown): Keyring {
  const ring: Record<string, Held> = {};
  for (const [table, value] of Object.entries(fields(stored))) {
    const { keys, since } = fields(value);
    const good = (Array.isArray(keys) ? keys : []).map(readKey).filter((key) => key !== null);
    if (good.length > 0) ring[table] = { keys: good, since: typeof since === 'number' ? since : 0 };
  }
  return ring;
}

/** With these keys added; a key for the same seat is replaced, and seat 0 stands for a seat not known yet. */
export function withKeys(ring: Keyring, table: string, keys: readonly Key[], now: number): Keyring {
  const old = ring[table]?.keys ?? [];
  const kept = old.filter(
    (a) => !keys.some((b) => b.token === a.token || (b.seat === a.seat && b.seat !== 0)),
  );
  return { ...ring, [table]: { keys: [...kept, ...keys], since: ring[table]?.since ?? now } };
}

export function without(ring: Keyring, table: string): Keyring {
  return Object.fromEntries(Object.entries(ring).filter(([name]) => name !== table));
}

export function tokensOf(ring: Keyring, table: string): readonly string[] {
  return (ring[table]?.keys ?? []).map((key) => key.token);
}

/** The token of a seat; if it has none of its own, that of the first key, which may be to any seat. */
export function tokenFor(ring: Keyring, table: string, seat: number): string {
  const keys = ring[table]?.keys ?? [];
  return (keys.find((key) => key.seat === seat) ?? (seat === 0 ? undefined : keys[0]))?.token ?? '';
}

/** A key that came by link does not tell its seat; the seats of the scenes do, if there is only one guess. */
export function namedKey(keys: readonly Key[], seats: readonly number[]): Key | null {
  const nameless = keys.filter((key) => key.seat === 0);
  const unknown = seats.filter((seat) => seat !== 0 && !keys.some((key) => key.seat === seat));
  const [key, seat] = [nameless[0], unknown[0]];
  return key && seat && nameless.length === 1 && unknown.length === 1 ? { seat, token: key.token } : null;
}

/** The token in the fragment of a link that carries a seat, or nothing. */
export function tokenInFragment(hash: string): string {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('seat') ?? '';
  return isToken(token) ? token : '';
}

export function keyring(): Keyring {
  return readKeyring(load(kPlace));
}
export function addKeys(table: string, keys: readonly Key[]): void {
  save(kPlace, withKeys(keyring(), table, keys, Date.now()));
}
export function dropKeys(table: string): void {
  save(kPlace, without(keyring(), table));
}
/** Keys that came by link and fit no seat. */
export function dropNameless(table: string): void {
  const ring = keyring();
  const keys = (ring[table]?.keys ?? []).filter((key) => key.seat !== 0);
  save(kPlace, { ...ring, [table]: { ...ring[table], keys } });
}
