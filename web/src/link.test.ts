import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayAfter, openLink, type Link, type Socket, type Status } from './link';

const kTable = JSON.stringify({ tell: 'table', wire: 1, table: { version: 7 }, scenes: [] });

class FakeSocket implements Socket {
  readonly sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
  get last(): unknown {
    return JSON.parse(this.sent.at(-1) ?? 'null');
  }
}

let sockets: FakeSocket[] = [];
let statuses: Status[] = [];
let link: Link;
const newest = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  const listener = {
    tokens: () => ['t'],
    table: () => {},
    status: (s: Status) => statuses.push(s),
    closing: () => {},
    refused: () => {},
  };
  const connect = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  link = openLink(listener, connect, () => 1);
  newest().onopen?.();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe('the link', () => {
  it('says hello with its keys', () => {
    expect(newest().last).toEqual({ do: 'hello', wire: 1, tokens: ['t'], version: 0 });
  });
  it('comes back by itself and names the version it knows', () => {
    newest().onmessage?.({ data: kTable });
    newest().onclose?.({ code: 1006 });
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    newest().onopen?.();
    expect(newest().last).toEqual({ do: 'hello', wire: 1, tokens: ['t'], version: 7 });
  });
  it('tells whether an order was done', async () => {
    newest().onmessage?.({ data: kTable });
    const done = link.ask({ do: 'play', seat: 1, action: 'x', version: 7 });
    expect(newest().last).toEqual({ do: 'play', seat: 1, action: 'x', version: 7, id: 1 });
    newest().onmessage?.({ data: '{"tell":"done","id":1}' });
    expect((await done).ok).toBe(true);
    const refused = link.ask({ do: 'play', seat: 1, action: 'y', version: 7 });
    newest().onmessage?.({ data: '{"tell":"refused","id":2,"code":"illegal","reason":"no"}' });
    expect(await refused).toEqual({ ok: false, problem: { code: 'illegal', reason: 'no' } });
  });
  it('brings advice to who asked for it', async () => {
    newest().onmessage?.({ data: kTable });
    const asked = link.ask({ do: 'advise', seat: 1, version: 7 });
    const advice = { simulations: 9, actions: [] };
    newest().onmessage?.({ data: JSON.stringify({ tell: 'advice', id: 1, seat: 1, version: 7, advice }) });
    expect(await asked).toEqual({ ok: true, value: advice });
  });
  it('tells what was lost with the connection', async () => {
    newest().onmessage?.({ data: kTable });
    const lost = link.ask({ do: 'play', seat: 1, action: 'x', version: 7 });
    newest().onclose?.({ code: 1001 });
    expect((await lost).ok).toBe(false);
    expect((await link.ask({ do: 'pace', pace: 0 })).ok).toBe(false);
  });
  it('does not come back to a table that is not there', () => {
    newest().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(statuses).toEqual(['gone']);
    expect(sockets).toHaveLength(1);
  });
  it('waits longer each time, but never more than five seconds', () => {
    expect([0, 1, 2, 9].map((failures) => delayAfter(failures, 1))).toEqual([300, 600, 1200, 5000]);
  });
  it('does not come back with all others in the same instant', () => {
    expect([0, 0.5, 1].map((luck) => delayAfter(9, luck))).toEqual([2500, 3750, 5000]);
  });
  it('asks a server that is quiet whether it is there, and goes elsewhere if it is not', () => {
    newest().onmessage?.({ data: kTable });
    vi.advanceTimersByTime(5000);
    expect(newest().last).toEqual({ do: 'ping', id: 1 });
    newest().onmessage?.({ data: '{"tell":"done","id":1}' });
    vi.advanceTimersByTime(5000);
    expect(newest().last).toEqual({ do: 'ping', id: 2 });
    expect(statuses).toEqual(['open']);
    vi.advanceTimersByTime(3000);
    expect(statuses).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });
  it('does not wait for long to be let in', () => {
    vi.advanceTimersByTime(5000);
    expect(statuses).toEqual(['lost']);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
  });
});
