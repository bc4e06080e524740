// Gegner und Rat, auf Deutsch.

import type { advice as Advice, Level, opponents as Opponents } from './en';

const percent = (share: number) => `${Math.round(100 * share)} %`;

export const levels: Readonly<Record<string, Level>> = {
  garzonetto: {
    name: 'Garzonetto',
    word: 'Neuling',
    hint: 'Hat gerade erst die Regeln gelernt: sieht nur, was jetzt Punkte bringt, und vergisst, wer nebenan sitzt.',
  },
  garzone: {
    name: 'Garzone',
    word: 'leicht',
    hint: 'Denkt etwas weiter, überschätzt aber die Punkte des Augenblicks.',
  },
  serventino: {
    name: 'Serventino',
    word: 'mittel',
    hint: 'Urteilt gut, was ein Zug wert ist, schaut aber nicht voraus.',
  },
  servente: {
    name: 'Servente',
    word: 'gut',
    hint: 'Schaut voraus: was ein Zug später wert ist und was andere daraus machen.',
  },
  maestro: {
    name: 'Maestro',
    word: 'stark',
    hint: 'Stellt sich viele Wege vor, wie es weitergehen kann. Schwer zu schlagen.',
  },
  doge: { name: 'Doge', word: 'stärkster', hint: 'Denkt so lange nach, wie man ihn lässt.' },
};

export const opponents: typeof Opponents = {
  heading: 'Gegner',
  level: 'Stärke',
  style: 'Spielweise',
  time: 'Bedenkzeit',
  allRound: { title: 'ausgewogen', hint: 'Ohne Vorliebe: was eben gewinnt.' },
  mixed: { title: 'gemischt', hint: 'Jeder Gegner spielt auf andere Weise.' },
  seconds: (n) => `${n} s`,
  thinking: (names) => `${names} denkt nach …`,
  allThinking: (names) => `${names} denken nach …`,
  thinks: 'denkt nach …',
};

export const advice: typeof Advice = {
  hint: 'Tipp',
  hintHint: 'Die drei besten Aktionen, und warum (h)',
  heading: 'Rat',
  weighing: 'Deine Möglichkeiten werden abgewogen …',
  later: 'Rat kommt, wenn du dran bist.',
  given: (best) => `Der Rat ist da. Am besten: ${best}`,
  games: (n) => (n === 1 ? '1 vorgestellte Partie' : `${n.toLocaleString('de')} vorgestellte Partien`),
  wins: (share) => `gewinnt zu ${percent(share)}`,
  ends: (score, spread) => `endet bei etwa ${Math.round(score)} ± ${Math.round(spread)}`,
  figures:
    'Wie oft du in den vorgestellten Partien nach dieser Aktion gewinnst und mit wie vielen Punkten du im Schnitt endest.',
  coach: 'Trainer',
  coachHint: 'Alle am Tisch bekommen in jedem Zug Rat.',
  coachWish: 'Trainer: allen in jedem Zug Rat zeigen',
};
