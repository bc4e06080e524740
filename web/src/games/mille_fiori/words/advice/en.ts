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
  return use === 'both' ? `on ${space} and sailing, it ` : `on ${space} it `;
}

function scores({ use, points: n, bonus }: Gain): string {
  const now = use === null ? ' now' : '';
  if (n === 0) return `scores nothing${now}`;
  if (bonus?.missing === 0 && n >= bonus.points)
    return n === bonus.points
      ? `scores the ${kBonus[bonus.area] ?? 'bonus'} of ${points(n)}${now}`
      : `scores ${points(n)}${now}, ${bonus.points} of them as the ${kBonus[bonus.area] ?? 'bonus'}`;
  return `scores ${points(n)}${now}`;
}

function gain(gain: Gain): string {
  const { bonus, extra, others, points: n } = gain;
  const name = bonus ? (kBonus[bonus.area] ?? 'bonus') : '';
  const more = [
    ...(extra ? ['earns an extra card'] : []),
    ...(bonus?.missing === 0 && n < bonus.points ? [`wins the ${name} (${bonus.points})`] : []),
    ...(bonus && bonus.missing > 0
      ? [
          `brings the ${name} (${bonus.points}) within ${few(bonus.missing, kUnit[bonus.area] ?? ['step', 'steps'])}`,
        ]
      : []),
  ];
  const but = others > 0 ? `, but gives the others ${points(others)}` : '';
  if (n === 0 && more.length > 0)
    return `${subject(gain)}${scores(gain)}, but ${list(more)}${others > 0 ? ` and gives the others ${points(others)}` : ''}`;
  return `${subject(gain)}${list([scores(gain), ...more])}${but}`;
}

export const advice: AdvicePhrases = {
  ...closing,
  decline: 'none of the face-up cards would help you more than it costs',
  gain,
  couldHave: (name, n) => `${name} on your left could have made ${points(n)} of this card`,
  goesOn: (name, card, n) => `${card} goes on to ${name} on your left, who can make ${points(n)} of it`,
  personas: {
    collector: { title: 'collector', hint: 'Hoards bonuses.' },
    rival: { title: 'rival', hint: 'Begrudges its neighbour every good card.' },
    sailor: { title: 'sailor', hint: 'Is drawn to the harbor and the trade route.' },
  },
};
