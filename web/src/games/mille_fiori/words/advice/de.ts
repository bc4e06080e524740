// Warum eine Aktion geraten wird, auf Deutsch.

import { closing } from '../../../shared/words/advice_de';
import { counted } from '../../../shared/words/count';
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

function missing({ area, points: worth, missing: n }: NonNullable<Gain['bonus']>): string {
  const [one, many] = kUnit[area] ?? ['ein Schritt', 'Schritte'];
  const left = n === 1 ? `fehlt dann nur noch ${one}` : `fehlen dann noch ${n === 2 ? 'zwei' : n} ${many}`;
  return `zum ${kBonus[area] ?? 'Bonus'} (${worth}) ${left}`;
}

function opening({ use, space }: Gain): string {
  if (use === null) return 'bringt jetzt';
  if (use === 'sail') return 'beim Segeln bringt sie';
  return use === 'both' ? `auf ${space} mit Segeln bringt sie` : `auf ${space} bringt sie`;
}

function brings({ points: n, bonus }: Gain): string {
  if (n === 0) return 'nichts';
  if (bonus?.missing !== 0) return points(n);
  const name = kBonus[bonus.area] ?? 'Bonus';
  return n === bonus.points ? `den ${name} (${n})` : `${points(n)} (davon ${bonus.points} als ${name})`;
}

/** Was sie statt Punkten bringt. */
function instead({ extra, others, rivals, later }: Gain): string {
  const but = extra ? 'verdient aber eine Extrakarte' : '';
  if (others > 0)
    return but
      ? `${but} und schenkt ${rivals} ${points(others)}`
      : `schenkt aber ${rivals} ${points(others)}`;
  return but || (later ? 'bereitet aber spätere Punkte vor' : '');
}

function gain(gain: Gain): string {
  const { bonus, extra, others, rivals, points: n } = gain;
  const main = `${opening(gain)} ${brings(gain)}`;
  const near = bonus && bonus.missing > 0 ? missing(bonus) : '';
  const after = near === '' ? '' : `; ${near}`;
  if (n === 0 && !extra && others === 0 && near !== '') return `${main}, aber ${near}`;
  if (n === 0) return `${[main, instead(gain)].filter((text) => text !== '').join(', ')}${after}`;
  const but = others > 0 ? `, schenkt aber ${rivals} ${points(others)}` : '';
  return `${main}${extra ? ' und verdient eine Extrakarte' : ''}${but}${after}`;
}

export const advice: AdvicePhrases = {
  ...closing,
  decline: 'lässt die offenen Karten liegen und spart eine Raute',
  gain,
  couldHave: (name, n) => `${name} links von dir hätte aus dieser Karte ${points(n)} machen können`,
  goesOn: (name, card, n) =>
    `dafür geht die Karte ${card} weiter an ${name} links von dir und ist dort ${points(n)} wert`,
  personas: {
    collector: { title: 'Sammler', hint: 'Hortet Boni.' },
    rival: { title: 'Rivale', hint: 'Gönnt dem Nachbarn keine gute Karte.' },
    sailor: { title: 'Seefahrer', hint: 'Den zieht es in den Hafen und auf die Handelsroute.' },
  },
};
