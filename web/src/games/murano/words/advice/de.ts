// Warum eine Aktion geraten wird, auf Deutsch.

import { closing } from '../../../shared/words/advice_de';
import { counted } from '../../../shared/words/count';
import { list } from '../../../shared/words/de';
import type { AdvicePhrases, When } from './advice';

const points = counted('Punkt', 'Punkte');

const kWhen: Readonly<Record<When, string>> = { now: 'jetzt ', turn: 'in diesem Zug ', then: '' };

export const advice: AdvicePhrases = {
  ...closing,
  then: (action) => `danach „${action}“`,
  clears: (action) => `macht den Weg frei für „${action}“`,
  points: (n, when) => (n > 0 ? `bringt ${kWhen[when]}${points(n)}` : `verliert ${points(-n)}`),
  gold: (n, moves) => {
    if (n > 0) return `bringt ${n} Gold${moves > 0 ? ', der Weg schon bezahlt' : ''}`;
    return `kostet ${-n} Gold${moves > 0 && moves < -n ? ` (${moves} davon für die Schiffe)` : ''}`;
  },
  raises: (card, island, before, after) =>
    before === 0
      ? `macht ${card} auf ${island} ${points(after)} wert`
      : `hebt ${card} auf ${island} von ${before} auf ${points(after)}`,
  keeps: (island, n) => `ist auf ${island} beim jetzigen Stand ${points(n)} wert`,
  denies: (name, what) => `kommt ${name} zuvor (${what})`,
  ends: 'leitet die letzten Züge ein',
  list,
  purposes: {
    'take-gold': 'Gold für das, was als Nächstes kommt.',
    factory: 'Eine Glasfabrik bringt beim Bauen einen Punkt, und später Perlen.',
    shop: 'Ein Laden bringt beim Bauen Punkte, und Gold von seinen Kunden.',
    palace: 'Ein Palast bringt beim Bauen Punkte, und seine Wappen zählen für viele Charaktere.',
    special: 'Ein Sondergebäude bringt eine Karte, die bis zum Ende hilft.',
    search: 'Für den höheren Preis suchst du das Plättchen selbst aus.',
    recruit: 'Charaktere bringen am Ende die meisten Punkte.',
    dock: 'Wo dein Gondoliere wartet, kann einer deiner Charaktere werten.',
    build: 'Was auf den Inseln steht, zählen am Ende die Charaktere.',
    street: 'Eine Straße erschließt Bauplätze und bringt Kunden.',
    on: 'Was hier steht, zählt für die Charaktere auf dieser Insel.',
    income: 'Deine Läden füllen die Kasse.',
    production: 'Perlen bringen Gold, und mit dem richtigen Charakter Punkte.',
    produce: 'Perlen bringen Gold, und mit dem richtigen Charakter Punkte.',
    gondolier: 'Jeder Charakter braucht einen Gondoliere, um zu werten.',
    hire: 'Jeder Charakter braucht einen Gondoliere, um zu werten.',
    dismiss: 'Jetzt Gold, am Ende ein Gondoliere weniger.',
    sell: 'Gold für das, was als Nächstes kommt.',
    give: 'Eine Perle muss zurück.',
    take: 'Du kannst es in einem der nächsten Züge bauen.',
    character: 'Ein Charakter mehr, der am Ende werten kann.',
    card: 'Eine Karte, die bis zum Ende hilft.',
    decline: 'Das kostet nichts, und das Gold bleibt für Besseres.',
    pass: 'Ausgegeben wird nichts.',
    'stop sell': 'Du behältst die Perlen für später.',
    'stop build': 'Deine übrigen Plättchen bleiben für einen anderen Zug.',
    'stop site': 'Das Plättchen bleibt bei dir.',
    'stop score': 'Deine übrigen Karten bleiben ungewertet.',
  },
  personas: {
    collector: { title: 'Sammler', hint: 'Sammelt Charaktere und Plätze für sie.' },
    rival: { title: 'Rivale', hint: 'Verdirbt, was andere vorhaben.' },
    builder: { title: 'Baumeister', hint: 'Baut früh und oft.' },
  },
};
