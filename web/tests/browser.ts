// The stage of a file of tests: one server, one browser, and everything gone afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Settings } from '../src/settings';
import { attend } from './person';
import { kWeb, startServer, type Server } from './server';

const kChromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const kArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const kPatience = 15_000;
const kFailures = join(kWeb, '../failures'); // pictures of what went wrong

/** Nothing moves and nobody waits. */
const kQuick: Partial<Settings> = { pace: 'off', botPace: 'off' };

export interface Wish extends BrowserContextOptions {
  readonly settings?: Partial<Settings>;
  readonly script?: string; // runs before the page does
}

export interface Stage {
  readonly folder: string;
  readonly server: Server;
  readonly address: string;
  /** A person with a browser window of their own, who has been here before and set what is in `wish`. */
  visit(path: string, wish?: Wish): Promise<Page>;
  /** Another window of somebody who is here already. */
  again(page: Page, path: string): Promise<Page>;
  /** Complaints of the browser that a test has provoked. */
  forgive(complaint: RegExp): void;
  stopServer(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** On the same port and with the same games as before. */
  restartServer(): Promise<void>;
}

export function openStage(): Stage {
  let folder = '';
  let server: Server | undefined;
  let browser: Browser | undefined;
  let guests: BrowserContext[] = [];
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];

  const running = (): Server => {
    if (!server) throw new Error('The server has not been started yet.');
    return server;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'laguna-'));
    [server, browser] = await Promise.all([
      startServer(folder),
      chromium.launch({ executablePath: kChromium, args: kArguments }),
    ]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(task.name);
    await Promise.all(guests.splice(0).map((guest) => guest.close()));
    const serious = complaints.splice(0).filter((text) => !forgiven.some((known) => known.test(text)));
    forgiven = [];
    expect(serious).toEqual([]);
  });
  afterAll(async () => {
    await Promise.allSettled([browser?.close(), server?.stop()]);
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  /** What everyone saw when a test failed. */
  async function picture(name: string): Promise<void> {
    for (const [i, page] of guests.flatMap((guest) => guest.pages()).entries())
      await page
        .screenshot({ path: join(kFailures, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${i + 1}.png`) })
        .catch(() => {});
  }

  function listen(page: Page): void {
    attend(page);
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} (${message.location().url})`);
    });
  }

  return {
    get folder() {
      return folder;
    },
    get server() {
      return running();
    },
    get address() {
      return running().address;
    },
    async visit(path, { settings, script, ...options } = {}) {
      const value = JSON.stringify({ ...kQuick, ...settings });
      const guest = await browser?.newContext({
        locale: 'en-GB',
        viewport: { width: 1280, height: 860 },
        reducedMotion: 'reduce',
        baseURL: running().address,
        storageState: {
          cookies: [],
          origins: [{ origin: running().address, localStorage: [{ name: 'laguna.settings', value }] }],
        },
        ...options,
      });
      if (!guest) throw new Error('The browser has not been started yet.');
      guests.push(guest);
      guest.setDefaultTimeout(kPatience);
      guest.on('page', listen);
      if (script) await guest.addInitScript(script);
      const page = await guest.newPage();
      await page.goto(path);
      return page;
    },
    async again(page, path) {
      const other = await page.context().newPage();
      await other.goto(path);
      return other;
    },
    forgive(complaint) {
      forgiven.push(complaint);
    },
    async stopServer(signal) {
      await running().stop(signal);
    },
    async restartServer() {
      server = await startServer(folder, running().port);
    },
  };
}
