// What is to be done now, said to the viewer.

import { seatsOf, type Name } from '../../shared/words/speak';
import type { View } from '../view';
import { cardName } from './names';
import type { Phrases } from './phrases';
import { kLastRouteSpace, readCard } from './print';

function cyclesOf(view: View): number {
  return view.seats === 2 ? 3 : 4;
}

function waiting(phrases: Phrases, view: View, name: Name): string {
  const missing = seatsOf(view).filter((seat) => seat !== view.viewer && !view.committed.includes(seat));
  return missing.length === 0 ? '' : phrases.ask.waiting(missing.map(name));
}

function askPick(phrases: Phrases, view: View, name: Name): string {
  const say = phrases.ask;
  if (view.tactical)
    return view.acting === view.viewer ? say.tacticalYours : say.tacticalOther(name(view.acting));
  if (view.viewer === 0) return `${say.everyonePicks} ${waiting(phrases, view, name)}`;
  if (view.committed.includes(view.viewer))
    return `${say.picked(cardName(phrases, view.pick))} ${waiting(phrases, view, name)}`;
  return view.cycle >= cyclesOf(view) ? say.pickLast : say.pick(name((view.viewer % view.seats) + 1));
}

function askPlay(phrases: Phrases, view: View, name: Name): string {
  const say = phrases.ask;
  const card = cardName(phrases, view.shown);
  if (view.acting !== view.viewer) return say.playOther(name(view.acting), card);
  const { symbol = 'key', wheel = 0 } = readCard(view.shown) ?? {};
  if (view.stock[view.viewer - 1] === 0) return say.playNoDiamond(card, wheel);
  if (view.ships[view.viewer - 1] === kLastRouteSpace) return say.playAtEnd(card);
  return symbol === 'ship' ? say.playShip(card, wheel) : say.play(card, wheel);
}

function askOver(phrases: Phrases, view: View, name: Name): string {
  const most = Math.max(...view.scores);
  return phrases.ask.over(
    seatsOf(view)
      .filter((seat) => view.scores[seat - 1] === most)
      .map(name),
    most,
  );
}

function askNow(phrases: Phrases, view: View, name: Name): string {
  switch (view.phase) {
    case 'draw_start':
    case 'turn_up':
    case 'deal':
      return phrases.ask.luck;
    case 'pick':
      return askPick(phrases, view, name);
    case 'play':
      return askPlay(phrases, view, name);
    case 'extra':
      return view.acting === view.viewer ? phrases.ask.extra : phrases.ask.extraOther(name(view.acting));
    case 'over':
      return askOver(phrases, view, name);
  }
}

export function ask(phrases: Phrases, view: View, name: Name): string {
  const now = askNow(phrases, view, name).trim();
  if (view.first_out === 0 || view.phase === 'over') return now;
  return `${now} ${phrases.ask.lastTurns(name(view.first_out))}`;
}
