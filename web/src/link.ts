// The socket to a table. It mends itself; what was sent and not acknowledged is told as lost.

import { failed, type Result } from './api';
import { kWire, type Advice, type FromServer, type Problem, type ToServer } from './wire';
import type { TableMessage } from './queue';

export type Status = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

export interface Listener {
  tokens(): readonly string[];
  table(message: TableMessage): void;
  status(status: Status): void;
  closing(): void;
  refused(problem: Problem): void; // without having been asked anything: our hello
}

/** An order that is answered, without its number. */
type Numbered = Extract<ToServer, { id: number }>;
export type Order = Numbered extends infer T ? (T extends Numbered ? Omit<T, 'id'> : never) : never;

/** Only advice has something to tell. */
export type Answer = Result<Advice | null>;

export interface Link {
  ask(order: Order): Promise<Answer>;
  skip(): void;
  again(version: number): void; // says hello once more, with whatever keys there are now
  close(): void;
}

/** Refusals that are no answer of the server. */
export const kOfConnection: readonly string[] = ['lost', 'offline'];

const kFirstDelay = 300;
const kLastDelay = 5000;
const kQuiet = 5000; // without a word, until the server is asked whether it is there
const kPatience = 3000; // for its answer
const kLongestWelcome = 5000; // until the table is told
const kNoTable = 4004;
const kOtherWire = 4000;

/** Milliseconds until the next try; by luck, from 0 to 1, so that not all pages come back in the same instant. */
export function delayAfter(failures: number, luck: number): number {
  return Math.min(kLastDelay, kFirstDelay * 2 ** failures) * (0.5 + luck / 2);
}

function parse(data: unknown): FromServer | null {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as FromServer) : null;
  } catch {
    return null;
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/1/tables/${encodeURIComponent(table)}/socket`;
}

export function openLink(listener: Listener, connect: () => Socket, luck: () => number = Math.random): Link {
  let socket: Socket | null = null;
  let version = 0;
  let failures = 0;
  let greeted = false;
  let heard = false; // the table, in answer
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let lastId = 0;
  const asked = new Map<number, (answer: Answer) => void>();

  function send(message: ToServer): boolean {
    if (!socket || !heard) return false; // nothing before the hello
    socket.send(JSON.stringify(message));
    return true;
  }

  function ask(order: Order): Promise<Answer> {
    const id = ++lastId;
    return new Promise((resolve) => {
      asked.set(id, resolve);
      if (!send({ ...order, id })) settle(id, failed('offline', ''));
    });
  }

  function hello(target: Socket): void {
    const message: ToServer = { do: 'hello', wire: kWire, tokens: listener.tokens(), version };
    target.send(JSON.stringify(message));
    greeted = true;
  }

  function hear(message: FromServer): void {
    switch (message.tell) {
      case 'table':
        heard = true;
        failures = 0;
        version = message.table.version;
        listener.status('open');
        return listener.table(message);
      case 'done':
        return settle(message.id, { ok: true, value: null });
      case 'advice':
        return settle(message.id, { ok: true, value: message.advice });
      case 'refused':
        if (!asked.has(message.id)) return listener.refused(message);
        return settle(message.id, failed(message.code, message.reason));
      case 'closing':
        return listener.closing();
    }
  }

  function settle(id: number, answer: Answer): void {
    asked.get(id)?.(answer);
    asked.delete(id);
  }

  /** A server or a network that stands still closes nothing. */
  function waitAtMost(time: number): void {
    clearTimeout(watch);
    watch = setTimeout(giveUp, time);
  }
  function waitUntilQuiet(): void {
    clearTimeout(watch);
    watch = setTimeout(() => {
      void ask({ do: 'ping' });
      waitAtMost(kPatience);
    }, kQuiet);
  }
  function giveUp(): void {
    socket?.close();
    lose(1006);
  }

  function lose(code: number): void {
    socket = null;
    clearTimeout(watch);
    greeted = heard = false;
    for (const id of [...asked.keys()]) settle(id, failed('lost', ''));
    if (ended) return;
    if (code === kNoTable || code === kOtherWire) {
      stop();
      return listener.status(code === kNoTable ? 'gone' : 'outdated');
    }
    listener.status('lost');
    retry = setTimeout(start, delayAfter(failures++, luck()));
  }

  function start(): void {
    clearTimeout(retry);
    if (ended || socket) return;
    const mine = connect();
    socket = mine;
    waitAtMost(kLongestWelcome);
    mine.onopen = () => hello(mine);
    mine.onmessage = (event) => {
      const message = parse(event.data);
      if (!message || socket !== mine) return;
      hear(message);
      if (heard) waitUntilQuiet();
    };
    mine.onclose = (event) => {
      if (socket === mine) lose(event.code);
    };
  }

  function wake(): void {
    if (document.visibilityState === 'visible') start();
  }
  function fallAsleep(): void {
    if (heard) giveUp();
  }
  function stop(): void {
    ended = true;
    clearTimeout(retry);
    clearTimeout(watch);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', fallAsleep);
    document.removeEventListener('visibilitychange', wake);
  }

  window.addEventListener('online', wake);
  window.addEventListener('offline', fallAsleep);
  document.addEventListener('visibilitychange', wake);
  start();

  return {
    ask,
    skip() {
      send({ do: 'skip' });
    },
    again(known) {
      version = known;
      if (socket && greeted) hello(socket);
    },
    close() {
      stop();
      socket?.close();
      socket = null;
    },
  };
}
