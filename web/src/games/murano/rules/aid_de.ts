// Die Spielhilfe auf Deutsch.

import type { AidText } from './text';

export const aid: AidText = {
  actions: 'Aktion',
  tiles: 'Plättchen',
  specials: 'Sonderkarte',
  characters: 'Charakter',
  times: 'Im Ring',
  price: 'Gold',
  what: 'Wirkung',
  points: 'Siegpunkte',
  owner: 'Marker',
  pass: 'Passen',
  action: {
    'take-gold': ['+2', '2 Gold aus dem Vorrat, mit der Bank 4'],
    factory: ['−1', 'liegt offen vor dir, bis du sie baust'],
    shop: ['−2 oder −4', 'den obersten, oder für 4 aus dem Stapel aussuchen; verdeckt, bis du ihn baust'],
    palace: ['−2 oder −4', 'den obersten, oder für 4 aus dem Stapel aussuchen; verdeckt, bis du ihn baust'],
    special: ['−2', 'liegt offen vor dir, bis du es baust'],
    recruit: ['−1, −2, −3 …', '3 Charaktere ansehen, einen oder keinen behalten'],
    dock: ['−2 oder −5', '2 am Anleger deiner Farbe, 5 an jedem anderen; er bleibt dort'],
    build: ['0', '1 bis 3 Plättchen: Straßen vom Stapel und eigene'],
    income: ['je +1', 'auf einer Insel, für die Kunden deiner Läden dort'],
    production: [
      '+5, +12, +20',
      'je genutzte Glasfabrik eine Perle (je −2 Siegpunkte); 1 bis 3 Perlen einer Farbe verkaufen',
    ],
    gondolier: ['+3 oder −3', 'entlassen für 3, anheuern für 3; niemand hat mehr als 7'],
    pass: ['+1', 'ein Schiff bewegen, ohne Aktion'],
  },
  tile: {
    street: ['0', 'nein', 'kommt auf ein beliebiges freies Straßenfeld; bringt Kunden'],
    factory: ['1', 'ja', 'stellt Perlen her'],
    shop: ['2', 'ja', 'verdient Gold an Kunden seiner Farbe'],
    palace: ['3', 'nein', 'hat 1 bis 3 Wappen'],
    special: ['0', 'nein', '3 Sonderkarten ansehen und eine behalten'],
  },
};
