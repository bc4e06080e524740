// What is to be done now, said to the viewer.

import { seatsOf, type Name } from '../../shared/words/speak';
import type { View } from '../view';
import { ringAction, ringName, tileNoun } from './names';
import type { Phrases } from './phrases';

function askAct(phrases: Phrases, view: View & { readonly ready?: number }, name: Name): string {
  const { ask } = phrases;
  const at = view.ready ?? view.moved.at(-1) ?? 0;
  const place = ringName(phrases, at);
  const action = ringAction(phrases, view.box.ring[at - 1] ?? '');
  return view.acting === view.viewer
    ? ask.act(place, action, phrases.gold(view.next_move))
    : ask.actOther(name(view.acting), place, action);
}

function askSite(phrases: Phrases, view: View): string {
  const tile = view.building?.tile ?? '';
  const { one } = tileNoun(phrases, tile);
  return tile.startsWith('street') ? phrases.ask.street(one) : phrases.ask.site(one);
}

/** Most points win, then most gold. */
export function winnersOf({ seats, scores, gold }: View): readonly number[] {
  const worth = (seat: number): readonly [number, number] => [scores[seat - 1] ?? 0, gold[seat - 1] ?? 0];
  const most = Math.max(...scores);
  const leaders = seatsOf({ seats }).filter((seat) => worth(seat)[0] === most);
  const richest = Math.max(...leaders.map((seat) => worth(seat)[1]));
  return leaders.filter((seat) => worth(seat)[1] === richest);
}

function askNow(phrases: Phrases, view: View, name: Name): string {
  const { ask } = phrases;
  const own = view.acting === view.viewer;
  const who = name(view.acting);
  switch (view.phase) {
    case 'start':
    case 'draw':
      return ask.luck;
    case 'sail':
      return own ? ask.sail : ask.sailOther(who);
    case 'act':
      return askAct(phrases, view, name);
    case 'take':
      return own ? ask.take : ask.takeOther(who);
    case 'keep':
      return own ? ask.keep(phrases.states.price(view.price[view.viewer - 1] ?? 0)) : ask.keepOther(who);
    case 'build':
      return own ? ask.build(view.building?.left ?? 1) : ask.buildOther(who);
    case 'site':
      return own ? askSite(phrases, view) : ask.siteOther(who);
    case 'card':
      return own ? ask.card : ask.cardOther(who);
    case 'sell':
      return own ? ask.sell : ask.sellOther(who);
    case 'give':
      return own ? ask.give : ask.giveOther(who);
    case 'score':
      return own ? ask.score(view.plan?.points ?? 0) : ask.scoreOther(who);
    case 'over':
      return ask.over(winnersOf(view).map(name), Math.max(...view.scores));
  }
}

export function ask(phrases: Phrases, view: View, name: Name): string {
  const now = askNow(phrases, view, name);
  if (view.ending === 0 || view.phase === 'score' || view.phase === 'over') return now;
  return `${now} ${phrases.ask.lastTurns(name(view.ending))}`;
}
