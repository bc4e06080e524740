// Warum eine Aktion geraten wird, auf Deutsch.

import { closing } from '../../../shared/words/advice_de';
import { counted } from '../../../shared/words/count';
import { list } from '../../../shared/words/de';
import type { AdvicePhrases, Gain } from './advice';

const points = counted('Punkt', 'Punkte');

const kBonus: Readonly<Record<string, string>> = {
  workshops: 'Bonus der Werkstätten',
  residences: 'Bonus der Wohnhäuser',
  nobili: 'Bonus der Nobili',
  populi: 'Bonus der Populi',
  trade: 'Bonus des Handels',
};
const kUnit: Readonly<Record<string, readonly [string, string]>> = {
  workshops: ['ein Rohstoff', 'Rohstoffe'],
  residences: ['eine Zahl', 'Zahlen'],
  nobili: ['ein Symbol', 'Symbole'],
  populi: ['ein Symbol', 'Symbole'],
  trade: ['eine Ware', 'Waren'],
};

function missing(area: string, n: number): string {
  const [one, many] = kUnit[area] ?? ['ein Schritt', 'Schritte'];
  return n === 1 ? `fehlt dann nur noch ${one}` : `fehlen dann noch ${n === 2 ? 'zwei' : n} ${many}`;
}

function opening({ use, space }: Gain): string {
  if (use === null) return 'bringt jetzt';
  if (use === 'sail') return 'beim Segeln bringt sie';
  return use === 'both' ? `auf ${space} und beim Segeln bringt sie` : `auf ${space} bringt sie`;
}

function brings({ points: n, bonus }: Gain): string {
  if (n === 0) return 'nichts';
  if (bonus?.missing !== 0 || n < bonus.points) return points(n);
  const name = kBonus[bonus.area] ?? 'Bonus';
  return n === bonus.points ? `den ${name} (${n})` : `${points(n)}, davon ${bonus.points} als ${name}`;
}

function gain(gain: Gain): string {
  const { bonus, extra, others, points: n } = gain;
  const name = bonus ? (kBonus[bonus.area] ?? 'Bonus') : '';
  const more = [
    ...(extra ? ['verdient eine Extrakarte'] : []),
    ...(bonus?.missing === 0 && n < bonus.points ? [`holt den ${name} (${bonus.points})`] : []),
  ];
  const main = `${opening(gain)} ${brings(gain)}`;
  const both = n === 0 && more.length > 0 ? `${main}, ${list(more)}` : list([main, ...more]);
  const but = others > 0 ? `, schenkt aber den anderen ${points(others)}` : '';
  const near =
    bonus && bonus.missing > 0 ? `; zum ${name} (${bonus.points}) ${missing(bonus.area, bonus.missing)}` : '';
  return `${both}${but}${near}`;
}

export const advice: AdvicePhrases = {
  ...closing,
  decline: 'keine der offenen Karten hilft dir mehr, als sie kostet',
  gain,
  couldHave: (name, n) => `${name} links von dir hätte aus dieser Karte ${points(n)} machen können`,
  goesOn: (name, card, n) =>
    `dafür geht ${card} weiter an ${name} links von dir und ist dort ${points(n)} wert`,
  personas: {
    collector: { title: 'Sammler', hint: 'Hortet Boni.' },
    rival: { title: 'Rivale', hint: 'Gönnt dem Nachbarn keine gute Karte.' },
    sailor: { title: 'Seefahrer', hint: 'Den zieht es in den Hafen und auf die Handelsroute.' },
  },
};
