// Warum eine Aktion geraten wird, auf Deutsch.

import { closing } from '../../../shared/words/advice_de';
import { counted } from '../../../shared/words/count';
import { list } from '../../../shared/words/de';
import type { AdvicePhrases } from './advice';

const points = counted('Punkt', 'Punkte');

export const advice: AdvicePhrases = {
  ...closing,
  way: (deed, price) => `bringt dich ${price === 0 ? 'kostenlos' : `für ${price} Gold`} zu „${deed}“`,
  points: (n) => (n > 0 ? `bringt jetzt ${points(n)}` : `kostet ${points(-n)}`),
  gold: (n) => (n > 0 ? `bringt ${n} Gold` : `kostet ${-n} Gold`),
  raises: (card, island, before, after) =>
    before === 0
      ? `macht ${card} auf ${island} ${points(after)} wert`
      : `hebt ${card} auf ${island} von ${before} auf ${points(after)}`,
  keeps: (card, island, n) => `${card} ist auf ${island} beim jetzigen Stand ${points(n)} wert`,
  denies: (name, what) => `kommt ${name} zuvor (${what})`,
  ends: 'leitet die letzten Züge ein',
  list,
  purposes: {
    'take-gold': 'Gold für das, was als Nächstes kommt.',
    factory: 'Eine Glasfabrik bringt beim Bauen einen Punkt, und später Perlen.',
    shop: 'Ein Laden bringt beim Bauen Punkte, und Gold von seinen Kunden.',
    palace: 'Ein Palast bringt beim Bauen Punkte, und seine Wappen zählen für viele Charaktere.',
    special: 'Ein Sondergebäude bringt eine Karte, die bis zum Ende hilft.',
    search: 'Das richtige Plättchen ist den höheren Preis wert.',
    recruit: 'Charaktere bringen am Ende die meisten Punkte.',
    dock: 'Wo dein Gondoliere wartet, kann einer deiner Charaktere werten.',
    build: 'Was auf den Inseln steht, zählen am Ende die Charaktere.',
    on: 'Kein anderer Platz passt besser zu deinen Charakteren.',
    income: 'Deine Läden füllen die Kasse.',
    production: 'Perlen bringen Gold, und mit dem richtigen Charakter Punkte.',
    gondolier: 'Jeder Charakter braucht einen Gondoliere, um zu werten.',
    dismiss: 'Das Gold hilft dir jetzt mehr als der Gondoliere am Ende.',
    sell: 'Das Gold hilft dir mehr als die Perlen.',
    give: 'Diese Perle fehlt dir am wenigsten.',
    take: 'Das passt am besten zu deinen Charakteren.',
    keep: 'Diese Karte verspricht mehr als die anderen.',
    decline: 'Keiner dieser Charaktere ist seinen Preis wert.',
    pass: 'Keine Aktion in Reichweite ist mehr wert als dieses Gold.',
    stop: 'Den Rest hebst du besser auf.',
  },
  personas: {
    collector: { title: 'Sammler', hint: 'Sammelt Charaktere und Plätze für sie.' },
    rival: { title: 'Rivale', hint: 'Verdirbt, was andere vorhaben.' },
    builder: { title: 'Baumeister', hint: 'Baut früh und oft.' },
  },
};
