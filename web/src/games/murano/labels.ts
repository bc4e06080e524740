// What only the drawing says: short names that fit on the board, warnings, and what a course does.

import type { Language } from '../game';
import { points } from '../shared/words/en';

export interface Labels {
  readonly ring: Readonly<Record<string, string>>; // an action in at most eight letters
  readonly about: Readonly<Record<string, string>>; // what an action does, in a sentence
  readonly goOn: string; // heading of what can be done now
  readonly passHint: string;
  readonly plan: string;
  readonly best: string;
  readonly noCharacters: string;
  readonly warning: string;
  readonly toPlace: string; // heading of the tile that is being built
  readonly reconstructed: string; // of the board
  wayCosts(gold: number, moves: number): string;
  scoreAll(cards: number): string;
  planTotal(points: number, leftOver: number, gold: number): string;
  empty(stacks: string): string; // one stack is
  nearly(stacks: string): string;
  ending(name: string, others: string): string;
}

const en: Labels = {
  ring: {
    'take-gold': 'Gold',
    factory: 'Factory',
    shop: 'Shop',
    palace: 'Palace',
    special: 'Special',
    recruit: 'Recruit',
    dock: 'Gondola',
    build: 'Build',
    income: 'Income',
    production: 'Glass',
    gondolier: 'Crew',
  },
  about: {
    'take-gold': 'There: take 2 gold.',
    factory: 'There: buy a glass factory for 1 gold.',
    shop: 'There: buy a shop, 2 gold for the top one or 4 to choose.',
    palace: 'There: buy a palace, 2 gold for the top one or 4 to choose.',
    special: 'There: buy a special building for 2 gold.',
    recruit: 'There: look at characters and keep one.',
    dock: 'There: place a gondolier on a dock.',
    build: 'There: build 1 to 3 streets and buildings.',
    income: 'There: your shops on one island earn gold from their customers.',
    production: 'There: your glass factories make beads; sell up to three.',
    gondolier: 'There: hire or dismiss a gondolier.',
  },
  goOn: 'What you can do',
  passHint: 'Take 1 gold and move one ship; no action. Then choose where it goes, here or on the board.',
  plan: 'The best plan for your characters',
  best: 'best',
  noCharacters: 'No characters yet.',
  warning: 'The end is near',
  toPlace: 'To be placed',
  reconstructed: 'reconstructed board',
  wayCosts: (gold, moves) =>
    `Getting there: ${moves === 1 ? '1 move' : `${moves} moves`}, ${gold === 0 ? 'free' : `${gold} gold`}.`,
  scoreAll: (cards) => (cards === 1 ? 'Score this card' : `Score these ${cards} cards`),
  planTotal: (n, leftOver, gold) =>
    `${points(n)} for characters, ${leftOver} for gondoliers without a card; ${gold} gold left.`,
  empty: (stacks) => `One stack is empty: ${stacks}. When a second one is, everyone else has one more turn.`,
  nearly: (stacks) => `Nearly empty: ${stacks}. Two empty stacks end the game.`,
  ending: (name, others) =>
    others === '' ? `${name} triggered the end.` : `${name} triggered the end. Last turns: ${others}.`,
};

const punkte = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

const de: Labels = {
  ring: {
    'take-gold': 'Gold',
    factory: 'Fabrik',
    shop: 'Laden',
    palace: 'Palast',
    special: 'Sonder',
    recruit: 'Anwerben',
    dock: 'Gondel',
    build: 'Bauen',
    income: 'Ertrag',
    production: 'Glas',
    gondolier: 'Crew',
  },
  about: {
    'take-gold': 'Dort: 2 Gold nehmen.',
    factory: 'Dort: eine Glasfabrik für 1 Gold kaufen.',
    shop: 'Dort: einen Laden kaufen, den obersten für 2 Gold oder einen nach Wahl für 4.',
    palace: 'Dort: einen Palast kaufen, den obersten für 2 Gold oder einen nach Wahl für 4.',
    special: 'Dort: ein Sondergebäude für 2 Gold kaufen.',
    recruit: 'Dort: Charaktere ansehen und einen behalten.',
    dock: 'Dort: einen Gondoliere an eine Anlegestelle setzen.',
    build: 'Dort: 1 bis 3 Straßen und Gebäude bauen.',
    income: 'Dort: Deine Läden auf einer Insel verdienen Gold an ihren Kunden.',
    production: 'Dort: Deine Glasfabriken stellen Perlen her; verkaufe bis zu drei.',
    gondolier: 'Dort: einen Gondoliere anheuern oder entlassen.',
  },
  goOn: 'Was du tun kannst',
  passHint: 'Nimm 1 Gold und bewege ein Schiff, ohne Aktion. Wähle dann sein Ziel, hier oder auf dem Plan.',
  plan: 'Der beste Plan für deine Charaktere',
  best: 'am besten',
  noCharacters: 'Noch keine Charaktere.',
  warning: 'Das Ende ist nah',
  toPlace: 'Wird gebaut',
  reconstructed: 'rekonstruierter Plan',
  wayCosts: (gold, moves) =>
    `Dorthin: ${moves === 1 ? '1 Zug' : `${moves} Züge`}, ${gold === 0 ? 'kostenlos' : `${gold} Gold`}.`,
  scoreAll: (cards) => (cards === 1 ? 'Diese Karte werten' : `Diese ${cards} Karten werten`),
  planTotal: (n, leftOver, gold) =>
    `${punkte(n)} für Charaktere, ${leftOver} für Gondolieri ohne Karte; ${gold} Gold bleiben.`,
  empty: (stacks) => `Ein Stapel ist leer: ${stacks}. Ist es ein zweiter, haben alle anderen noch einen Zug.`,
  nearly: (stacks) => `Fast leer: ${stacks}. Zwei leere Stapel beenden das Spiel.`,
  ending: (name, others) =>
    others === ''
      ? `${name} hat das Ende ausgelöst.`
      : `${name} hat das Ende ausgelöst. Letzte Züge: ${others}.`,
};

export const labels: Readonly<Record<Language, Labels>> = { en, de };
