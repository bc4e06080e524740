// Why an action is advised, in English.

import { counted } from '../../../shared/words/count';
import { list, points } from '../../../shared/words/en';
import { closing } from '../../../shared/words/advice_en';
import type { AdvicePhrases, Gain } from './advice';

const kBonus: Readonly<Record<string, string>> = {
  workshops: 'workshops bonus',
  residences: 'residences bonus',
  nobili: 'Nobili bonus',
  populi: 'Populi bonus',
  trade: 'trade bonus',
};
const kUnit: Readonly<Record<string, readonly [string, string]>> = {
  workshops: ['raw material', 'raw materials'],
  residences: ['number', 'numbers'],
  nobili: ['symbol', 'symbols'],
  populi: ['symbol', 'symbols'],
  trade: ['commodity', 'commodities'],
};

const few = (n: number, [one, many]: readonly [string, string]): string =>
  n === 1 ? `one ${one}` : n === 2 ? `two ${many}` : counted(one, many)(n);

function subject({ use, space }: Gain): string {
  if (use === null) return '';
  if (use === 'sail') return 'sailing with it ';
  return use === 'both' ? `on ${space} with a sail it ` : `on ${space} it `;
}

function scores({ use, points: n, bonus }: Gain): string {
  const now = use === null ? ' now' : '';
  if (n === 0) return `scores nothing${now}`;
  if (bonus?.missing !== 0) return `scores ${points(n)}${now}`;
  const name = kBonus[bonus.area] ?? 'bonus';
  return n === bonus.points
    ? `scores the ${name} of ${points(n)}${now}`
    : `scores ${points(n)}${now} (${bonus.points} of them the ${name})`;
}

function within({ bonus }: Gain): readonly string[] {
  if (!bonus || bonus.missing === 0) return [];
  const left = few(bonus.missing, kUnit[bonus.area] ?? ['step', 'steps']);
  return [`brings the ${kBonus[bonus.area] ?? 'bonus'} (${bonus.points}) within ${left}`];
}

function gain(gain: Gain): string {
  const { extra, others, rivals, later, points: n } = gain;
  const more = [...(extra ? ['earns an extra card'] : []), ...within(gain)];
  const gives = others > 0 ? [`gives ${rivals} ${points(others)}`] : [];
  const main = `${subject(gain)}${scores(gain)}`;
  if (n > 0) return `${list([main, ...more])}${gives.map((text) => `, but ${text}`).join('')}`;
  const instead = [...more, ...gives];
  if (instead.length > 0) return `${main}, but ${list(instead)}`;
  return later ? `${main}, but prepares later points` : main;
}

export const advice: AdvicePhrases = {
  ...closing,
  decline: 'leaves the face-up cards where they are and saves a diamond',
  gain,
  couldHave: (name, n) => `${name} on your left could have made ${points(n)} of this card`,
  goesOn: (name, card, n) => `${card} goes on to ${name} on your left, who can make ${points(n)} of it`,
  personas: {
    collector: { title: 'collector', hint: 'Hoards bonuses.' },
    rival: { title: 'rival', hint: 'Begrudges its neighbour every good card.' },
    sailor: { title: 'sailor', hint: 'Is drawn to the harbor and the trade route.' },
  },
};
