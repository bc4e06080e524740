// Die Spielhilfe auf Deutsch.

import type { AidText } from './text';

export const aid: AidText = {
  actions: 'Aktion',
  tiles: 'Plättchen',
  specials: 'Sonderkarte',
  characters: 'Charakter',
  times: 'Im Ring',
  price: 'Gold',
  what: 'Was sie tut',
  points: 'Siegpunkte',
  owner: 'Marker',
  pass: 'Passen',
  action: {
    'take-gold': ['+2', '2 Gold nehmen'],
    factory: ['−1', 'eine Glasfabrik kaufen'],
    shop: ['−2 oder −4', 'den obersten Laden kaufen oder für 4 den Stapel durchsehen und aussuchen'],
    palace: ['−2 oder −4', 'den obersten Palast kaufen oder für 4 den Stapel durchsehen und aussuchen'],
    special: ['−2', 'ein Sondergebäude kaufen'],
    recruit: ['−1, −2, −3 …', '3 Charaktere ansehen, einen oder keinen behalten'],
    dock: ['−2 oder −5', 'einen Gondoliere einsetzen: 2 am Anleger deiner Farbe, 5 an jedem anderen'],
    build: ['0', '1 bis 3 Plättchen bauen, Straßen oder eigene'],
    income: ['je +1', 'auf einer Insel, für die Kunden deiner Läden dort'],
    production: [
      '+5, +12, +20',
      'je genutzte Glasfabrik eine Perle (je −2 Siegpunkte); 1 bis 3 Perlen einer Farbe verkaufen',
    ],
    gondolier: ['+3 oder −3', 'einen Gondoliere entlassen oder anheuern'],
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
