// A table that is open in this page: its state, and all that can be done with it.

import { targetOf } from './advice';
import * as aims from './aim';
import { getMoments, getTable, seatBot, takeSeat, type Perspective, type Result } from './api';
import * as courses from './course';
import { games } from './games';
import type { Choice, Game, Pointer } from './games/game';
import { opened } from './handover';
import { addKeys, dropNameless, keyring, namedKey, tokenFor, tokensOf } from './keys';
import { openLessons } from './lessons.svelte';
import { offered, recalled } from './offer';
import { kOfConnection, openLink, socketAddress, type Order, type Socket, type Status } from './link';
import { openLuck } from './ourluck';
import { holdFor, type TableMessage } from './queue';
import { botPace, holdTime, settings } from './settings.svelte';
import * as tables from './table';
import type { Key, Problem } from './wire';

export type OpenTable = ReturnType<typeof openTable>;

const kPatience = 2000;
const kAtOnce = 150; // milliseconds
const kIllegal: Problem = { code: 'illegal', reason: '' };

export function openTable(id: string) {
  let state: tables.TableState = $state.raw(tables.kEmptyTable);
  const scene = $derived(tables.sceneOf(state));
  const game: Game | null = $derived(games[state.shown?.summary.game ?? ''] ?? null);
  const past = $derived(state.past);
  const open = $derived(state.front.open);
  const targets = $derived(past || !open ? [] : offered(game, scene));
  const view = $derived(recalled(game, past ? past.view : scene?.view, settings.memory));

  const lessons = openLessons(id, () => ({
    coach: game?.coach,
    scene,
    story: state.shown?.stories[scene?.seat ?? 0] ?? [],
  }));

  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false; // an action is on its way
  let awaited: (() => void)[] = [];
  let pointed: string | null | undefined; // since the last drawing

  const link = openLink(
    {
      tokens: () => tokensOf(keyring(), id),
      table: arrive,
      status: hearStatus,
      closing: () => set({ closing: true }),
      refused: (problem) => {
        set({ refusal: problem });
        if (problem.code === 'token') dropNameless(id);
      },
    },
    () => new WebSocket(socketAddress(id)) as Socket,
  );

  const luck = openLuck(id, ask);

  function hearStatus(status: Status): void {
    const mended = status === 'open' && kOfConnection.includes(state.refusal?.code ?? '');
    if (status === state.status && !mended && !state.closing) return;
    set({ status, closing: state.closing && status !== 'open', refusal: mended ? null : state.refusal });
    if (status === 'lost' && !state.shown) void checkExistence();
  }

  /** Whoever never got in may be knocking where there is no door. */
  async function checkExistence(): Promise<void> {
    const answer = await getTable(id);
    if (answer.ok || answer.problem.code !== 'unknown') return;
    link.close();
    set({ status: 'gone' });
  }

  function set(change: Partial<tables.TableState>): void {
    state = { ...state, ...change };
  }

  function arrive(message: TableMessage): void {
    const named = namedKey(
      keyring()[id]?.keys ?? [],
      message.scenes.map((one) => one.seat),
    );
    if (named) addKeys(id, [named]);
    if (!luck.hear(message, () => appear(message))) appear(message);
  }

  function appear(message: TableMessage): void {
    set({ waiting: [...state.waiting, message] });
    advance();
    for (const wake of awaited.splice(0)) wake();
  }

  function showNext(): number {
    const [message, ...waiting] = state.waiting;
    if (!message) return 0;
    const shown = tables.follow(state.shown, message);
    if (!shown) {
      set({ waiting: [] });
      link.again(0);
      return 0;
    }
    const seat = message.scenes[0]?.seat ?? 0;
    const known = state.shown?.stories[seat]?.length;
    const wait = document.visibilityState === 'visible' ? holdTime() : 0;
    const hold = known === undefined ? 0 : holdFor(message, known, tables.heldSeats(shown), wait);
    state = tables.show({ ...state, waiting }, shown);
    if (state.aim) set({ aim: busy ? null : aims.keep(state.aim, targets) });
    lessons.goOn();
    return hold;
  }

  function advance(): void {
    while (timer === undefined && state.waiting.length > 0) {
      const hold = showNext();
      if (hold > 0) timer = setTimeout(() => ((timer = undefined), advance()), hold);
    }
  }
  function drain(): void {
    clearTimeout(timer);
    timer = undefined;
    while (state.waiting.length > 0) showNext();
  }

  function newer(version: number): Promise<void> {
    if (tables.versionOf(state) > version) return Promise.resolve();
    return new Promise((resolve) => {
      awaited.push(resolve);
      setTimeout(resolve, kPatience);
    });
  }

  async function ask(order: Order): Promise<boolean> {
    const answer = await link.ask(order);
    if (!answer.ok) set({ refusal: answer.problem });
    return answer.ok;
  }

  /** Nothing is drawn for what is answered at once: the answer would have to wait for it. */
  async function whilePending(work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    busy = true;
    if (state.refusal) set({ refusal: null });
    const late = setTimeout(() => set({ pending: true, aim: null }), kAtOnce);
    await work();
    clearTimeout(late);
    busy = false;
    if (state.pending || state.aim) set({ pending: false, aim: null });
  }

  async function takeBack(seat: number, whole: boolean): Promise<boolean> {
    const version = tables.versionOf(state);
    const done = await ask({ do: 'undo', seat, whole, version });
    if (done) await newer(version);
    drain();
    return done;
  }

  const isLegal = (action: string): boolean =>
    tables.sceneOf(state)?.legal.some((one) => one.action === action) === true;

  /** True when it has been done and what came of it is shown. */
  async function play(seat: number, action: string): Promise<boolean> {
    const version = tables.versionOf(state);
    if (!(await ask({ do: 'play', seat, action, version }))) return false;
    drain();
    await newer(version);
    drain();
    return true;
  }

  function commit({ action, then = [] }: Choice): Promise<void> {
    drain();
    const seat = state.front.seat;
    return whilePending(async () => {
      if (!isLegal(action) && !scene?.undo) return set({ refusal: kIllegal });
      if (!isLegal(action) && !(await takeBack(seat, false))) return;
      if (!isLegal(action)) return;
      if (then.length === 0) return ask({ do: 'play', seat, action, version: tables.versionOf(state) });
      const mine = (next: string) => state.front.seat === seat && isLegal(next);
      const end = await courses.follow([action, ...then], mine, (next) => play(seat, next));
      if (end === 'illegal') set({ refusal: kIllegal });
    });
  }

  async function told<T>(answer: Promise<Result<T>>): Promise<T | null> {
    const result = await answer;
    if (result.ok) return result.value;
    set({ refusal: result.problem });
    return null;
  }

  /** Later than the event: focus may be lost in the midst of drawing. */
  function follow(): void {
    const at = pointed ?? null;
    pointed = undefined;
    set({ aim: aims.hover(state.aim, aims.find(targets, at)) });
  }

  const tokenOf = (seat: number): string => tokenFor(keyring(), id, seat);

  return {
    id,
    get state() {
      return state;
    },
    get scene() {
      return scene;
    },
    get game() {
      return game;
    },
    get view() {
      return view;
    },
    get targets() {
      return targets;
    },
    get lessons() {
      return lessons.now;
    },
    tokenOf,
    commit,
    aim(at: string | null) {
      if (pointed === undefined) queueMicrotask(follow);
      pointed = at;
    },
    press(at: string, pointer: Pointer) {
      const target = aims.find(targets, at);
      if (!target || busy) return;
      const { aim, commit: choice } = aims.press(state.aim, target, pointer, settings.confirm);
      if (choice) void commit(choice);
      else set({ aim, refusal: null });
    },
    choose(action: string) {
      const target = aims.find(targets, state.aim?.at ?? null);
      if (target) set({ aim: aims.choose(target, action) });
    },
    /** Shows what an action would bring, wherever on the table it is done. */
    consider(action: string, held: boolean) {
      const target = targetOf(targets, action);
      if (target && (held || !state.aim?.held)) set({ aim: { at: target.at, action, held }, refusal: null });
    },
    advise(seat: number, version: number) {
      return link.ask({ do: 'advise', seat, version });
    },
    cancel() {
      set({ aim: null, refusal: null });
    },
    undo(seat: number, whole: boolean) {
      drain();
      return whilePending(async () => {
        const done = await takeBack(seat, whole);
        if (done && seat !== state.front.seat) set({ front: { seat, open: false, before: 0 } });
      });
    },
    skip() {
      drain();
      link.skip();
    },
    setPace() {
      if (tables.heldSeats(state.shown).length > 0) void link.ask({ do: 'pace', pace: botPace() });
    },
    leave(seat: number) {
      return ask({ do: 'leave', seat });
    },
    addLuck: luck.add,
    comeBack: () => link.again(tables.versionOf(state)),
    uncover: () => set({ front: opened(state.front) }),
    async join(seat: number, name: string): Promise<boolean> {
      const key = await told<Key>(takeSeat(id, seat, name));
      if (!key) return false;
      addKeys(id, [key]);
      link.again(0);
      return true;
    },
    sitBot(seat: number, bot: string) {
      return told(seatBot(id, seat, bot, tokenOf(state.front.seat)));
    },
    async lookBack(step: number) {
      const as: Perspective = open ? state.front.seat : 0;
      const found = await told(getMoments(id, step, step, as, tokenOf(as)));
      const past = found?.moments[0];
      if (past) set({ past, aim: null });
    },
    backToNow: () => set({ past: null }),
    putLessonAway: lessons.putAway,
    endLessons: lessons.end,
    close() {
      clearTimeout(timer);
      link.close();
    },
  };
}
