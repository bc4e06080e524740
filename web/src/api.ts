// Questions to the server that need no socket.

import { fields } from './storage';
import type { Facts, Key, LuckProof, Made, Moment, Problem, Summary, TableOrder } from './wire';

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

const kBase = '/api/1';
const kPatience = 15_000;

export function failed<T>(code: string, reason: string): Result<T> {
  return { ok: false, problem: { code, reason } };
}

async function problemOf(answer: Response): Promise<Problem> {
  const told = fields(await answer.json().catch(() => null));
  const code = typeof told['code'] === 'string' ? told['code'] : 'network';
  return { code, reason: typeof told['reason'] === 'string' ? told['reason'] : `HTTP ${answer.status}` };
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<Result<T>> {
  try {
    const answer = await fetch(kBase + path, { ...init, signal: AbortSignal.timeout(kPatience) });
    if (!answer.ok) return { ok: false, problem: await problemOf(answer) };
    return { ok: true, value: (await answer.json()) as T };
  } catch (error) {
    return failed('network', String(error));
  }
}

function bearer(token: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

function post<T>(path: string, body: unknown, token = ''): Promise<Result<T>> {
  const headers = { 'Content-Type': 'application/json', ...bearer(token) };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const getFacts = () => ask<Facts>('/games');
export const getTables = () => ask<{ readonly tables: readonly Summary[] }>('/tables');
export const getTable = (table: string) => ask<Summary>(`/tables/${encodeURIComponent(table)}`);
export const makeTable = (order: TableOrder) => post<Made>('/tables', order);
export const takeSeat = (table: string, seat: number, name: string) =>
  post<Key>(`/tables/${encodeURIComponent(table)}/seats/${seat}`, { name, luck: true });
export const seatBot = (table: string, seat: number, bot: string, token: string) =>
  post<unknown>(`/tables/${encodeURIComponent(table)}/seats/${seat}`, { bot }, token);
export const playAgain = (table: string, token: string) =>
  post<{ readonly table: string }>(`/tables/${encodeURIComponent(table)}/again`, {}, token);

export const getLuck = (table: string) => ask<LuckProof>(`/tables/${encodeURIComponent(table)}/luck`);

export type Perspective = number | 'all';

export function getMoments(table: string, from: number, to: number, as: Perspective, token: string) {
  const path = `/tables/${encodeURIComponent(table)}/moments?from=${from}&to=${to}&as=${as}`;
  return ask<{ readonly moments: readonly Moment[] }>(path, { headers: bearer(token) });
}

export function recordAddress(table: string, form: 'text' | 'json'): string {
  return `${kBase}/tables/${encodeURIComponent(table)}/record?form=${form}`;
}

export function uploadRecord(record: Blob) {
  return ask<{ readonly table: string }>('/records', { method: 'POST', body: record });
}
