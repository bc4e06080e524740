// A server with a database of its own, and what can be asked of it without a page.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Made, Moment, SeatOrder, Summary, TableOrder } from '../src/wire';

export const kProgram = resolve(
  process.env['LAGUNA_PROGRAM'] ?? join(import.meta.dirname, '../../build/laguna'),
);
export const kWeb = resolve(process.env['LAGUNA_WEB'] ?? join(import.meta.dirname, '../../build/web'));

export interface Server {
  readonly address: string; // http://127.0.0.1:PORT
  readonly port: number;
  stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Keeps its games in `folder`; started there again, it has them still. */
export async function startServer(folder: string, port = 0): Promise<Server> {
  const database = join(folder, 'games.db');
  const options = ['--port', String(port), '--database', database, '--web', kWeb, '--no-browser'];
  const server = spawn(kProgram, ['serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(server, 'exit').finally(() => process.off('exit', kill));

  const address = await new Promise<string>((found, failed) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const place = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (place) found(place[0]);
    });
    server.once('error', failed);
    server.once('exit', (code) =>
      failed(new Error(`The server ended with ${code} before it had an address.`)),
    );
  });

  return {
    address,
    port: Number(new URL(address).port),
    async stop(signal = 'SIGKILL') {
      server.kill(signal);
      await ended;
    },
  };
}

async function ask<T>(address: string, path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${address}/api/1${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const getTable = (address: string, table: string) => ask<Summary>(address, `/tables/${table}`);
export const makeTable = (address: string, order: TableOrder) =>
  ask<Made>(address, '/tables', { method: 'POST', body: JSON.stringify(order) });
export const uploadRecord = (address: string, record: string) =>
  ask<{ readonly table: string }>(address, '/records', { method: 'POST', body: record });

/** One against one bot: as many own turns as with more bots, and less to wait for. */
export const kTwo: TableOrder = {
  game: 'mille-fiori',
  options: 'seats 2',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', bot: 'greedy' },
  ],
  pace: 0,
};

/** Ann, and a seat that nobody takes: nothing happens but what she does. */
export const kAlone: readonly SeatOrder[] = [{ kind: 'person', name: 'Ann' }, { kind: 'open' }];

/** Ann against a bot. */
export const kAgainstBot = kTwo.seats;

/** Recorded games in the text form. Whatever the bots do, these stay as they are. */
export function recordsOf(game: string, seats: number): readonly string[] {
  const folder = join(import.meta.dirname, '../../src', game.replace('-', '_'), 'tests/records');
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((record) => record.includes(`\nseats ${seats}`));
}

/** One of them. */
export function recordOf(game: string, seats: number): string {
  const [record] = recordsOf(game, seats);
  if (!record) throw new Error(`There is no recorded game of ${game} for ${seats}.`);
  return record;
}

/** A moment of a recorded game: after so many steps. */
export interface Point {
  readonly record: string;
  readonly step: number;
}

const kMoments = 64; // at most, in one answer
const asked = new Map<string, Promise<unknown>>();

/** Asks only once: many tests of a file look for moments in the same games. */
function askOnce<T>(key: string, find: () => Promise<T>): Promise<T> {
  const found = (asked.get(key) as Promise<T> | undefined) ?? find();
  asked.set(key, found);
  return found;
}

/** A moment of a recorded game that seat 1 sees as it is wanted: the last of the first game that has one. */
export async function pointWhere<View>(
  { address }: { readonly address: string },
  game: string,
  wanted: (view: View, next: readonly string[]) => boolean,
  seats = 2,
): Promise<Point & { readonly view: View }> {
  for (const [i, record] of recordsOf(game, seats).entries()) {
    const { table } = await askOnce(`${game} ${seats} ${i}`, () => uploadRecord(address, record));
    const steps = stepsOf(record);
    for (let to = steps.length; to >= 0; to -= kMoments) {
      const from = Math.max(0, to - kMoments + 1);
      const path = `/tables/${table}/moments?from=${from}&to=${to}&as=1`;
      const { moments } = await askOnce(path, () =>
        ask<{ readonly moments: readonly Moment[] }>(address, path),
      );
      const found = moments.findLast(({ step, view }) => wanted(view as View, steps.slice(step)));
      if (found) return { record, step: found.step, view: found.view as View };
    }
  }
  throw new Error(`No recorded game of ${game} for ${seats} has such a moment.`);
}

/** A table that goes on from a moment of a recorded game. */
export async function tableFrom(
  address: string,
  { record, step }: Point,
  seats: readonly SeatOrder[],
): Promise<Made> {
  const { table } = await uploadRecord(address, record);
  const { game, options } = await getTable(address, table);
  return makeTable(address, { game, options, seats, pace: 0, from: { table, step } });
}

/** The way to a table with the key to its first seat that is held by a person. */
export function wayTo({ table, keys }: Made): string {
  return keys[0] ? `/table/${table}#seat=${keys[0].token}` : `/table/${table}`;
}

/** The steps of a record in the text form, luck included. */
export function stepsOf(record: string): readonly string[] {
  return (record.split('\n\n')[1] ?? '').split('\n');
}
