// The page reads what the server's own code has written, and the server's tests read what is written here.

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from './games';
import { breakdown } from './scores';
import { follow } from './table';
import { kWire, type Facts, type FromServer, type Moment, type TableOrder, type ToServer } from './wire';

const kGoldens = resolve('../src/table/tests/wire');
const golden = <T>(name: string): T =>
  JSON.parse(readFileSync(resolve(kGoldens, `${name}.json`), 'utf8')) as T;
const game = games['mille-fiori'];
const name = (seat: number): string => `N${seat}`;

function table(file: string): Extract<FromServer, { tell: 'table' }> {
  const message = golden<FromServer>(file);
  if (message.tell !== 'table') throw new Error(`${file} is no table message`);
  return message;
}

describe('what the server says', () => {
  test.each(['table-pick', 'table-play', 'table-watched', 'table-over'])('%s is shown whole', (file) => {
    const message = table(file);
    expect(message.wire).toBe(kWire);
    const scene = message.scenes[0];
    if (!scene || !game) throw new Error('no scene');
    const targets = game.targets(scene.legal, scene.view);
    expect(targets.flatMap((target) => target.actions)).toHaveLength(scene.legal.length);
    for (const words of Object.values(game.words)) {
      expect(words.ask(scene.view, name)).not.toBe('');
      expect(words.table(scene.view, name).length).toBeGreaterThan(3);
      const events = [
        ...scene.legal.flatMap((legal) => legal.preview),
        ...scene.story.steps.flatMap((s) => s.events),
      ];
      for (const event of events) expect(words.event(event, name)).not.toMatch(/undefined|^$/);
    }
  });

  test('a story that begins at the beginning is followed', () => {
    const message = table('table-pick');
    const shown = follow(null, message);
    expect(shown?.stories[1]).toHaveLength(message.table.steps);
    expect(follow(null, table('table-play'))).toBeNull();
  });

  test('who watches sees no hand, who plays sees no other', () => {
    expect(table('table-watched').scenes[0]?.view).toMatchObject({
      viewer: 0,
      hand: [],
      pick: '',
      known: {},
    });
    expect(table('table-pick').scenes[0]?.view).toMatchObject({ viewer: 1, known: {} });
    expect(golden<Moment>('moment-open').view).toMatchObject({ viewer: 0, hand: [] });
  });

  test('advice becomes sentences', () => {
    const message = golden<FromServer>('advice');
    if (message.tell !== 'advice' || !game) throw new Error('no advice');
    const { actions } = message.advice;
    const [first, second] = actions.map((one) => game.words.en.because(one, actions, {}, name));
    expect(first).toContain('N2 on your left could have made 12 points of this card');
    expect(second).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('every rule has its column in the score table', () => {
    const facts = golden<Facts>('games');
    const milleFiori = facts.games[0];
    if (!milleFiori) throw new Error('no game');
    const rows = breakdown(
      [
        {
          seat: 1,
          events: milleFiori.rules.map((rule) => ({ kind: 'scored', seat: 1, rule: rule.id, points: 1 })),
        },
      ],
      milleFiori,
      1,
    );
    expect(rows[0]?.reduce((a, b) => a + b)).toBe(milleFiori.rules.length);
    expect(milleFiori.sources).toHaveLength(8);
  });
});

// The server's tests read this file; a change here is a change of the wire.
test('what the page says', () => {
  const messages: readonly ToServer[] = [
    { do: 'hello', wire: kWire, tokens: ['5u-FAtW-Vu9wWHcPEn6ITg'], version: 0 },
    { do: 'play', id: 1, seat: 1, action: 'pick key-2', version: 30 },
    { do: 'undo', id: 2, seat: 1, whole: true, version: 31 },
    { do: 'skip' },
    { do: 'pace', id: 3, pace: 0 },
    { do: 'leave', id: 4, seat: 1 },
    { do: 'advise', id: 5, seat: 1, version: 31 },
    { do: 'luck', id: 6, seat: 1, words: 'Viva Venezia' },
    { do: 'ping', id: 7 },
  ];
  const orders: readonly TableOrder[] = [
    {
      game: 'mille-fiori',
      options: 'seats 3 tactical',
      seats: [
        { kind: 'person', name: 'Zoë', luck: true },
        { kind: 'open' },
        { kind: 'bot', bot: 'maestro:rival' },
      ],
      absence: 60,
      pace: 700,
      listed: true,
      coach: true,
      from: { table: 'AAAAAAAAAAAAAAAA', step: 57 },
    },
  ];
  const path = resolve(kGoldens, 'from-the-page.json');
  const text = `${JSON.stringify({ messages, orders }, null, 1)}\n`;
  if (process.env['LAGUNA_BLESS']) writeFileSync(path, text);
  expect(readFileSync(path, 'utf8')).toBe(text);
});
