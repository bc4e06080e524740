// Luck that can be proved, in German.

import type { luck as english } from './en';

export const luck: typeof english = {
  heading: 'Faires Glück',
  promise:
    'Vor der ersten Karte hat der Server ein Geheimnis gezogen, aus dem alles Glück dieser Partie folgt. Dies ist sein Fingerabdruck; am Ende wird das Geheimnis aufgedeckt, und wer will, kann jede Karte noch einmal ziehen.',
  fingerprint: 'Fingerabdruck',
  none: 'Das Glück dieser Partie wurde nicht vorab festgelegt: Sie geht von einem Moment einer anderen aus weiter oder ist älter als das Versprechen.',
  words: 'Was die Spieler dazugegeben haben, damit auch der Server sich das Glück nicht aussuchen konnte:',
  nobody: 'Niemand hat etwas dazugegeben: Dieses Glück folgt allein aus dem Geheimnis des Servers.',
  wish: 'Eigenes Glück',
  random: 'beliebige Worte; sonst würfelt der Browser welche',
  own: (name: string) => `${name}: eigenes Glück`,
  add: 'Diese Worte nehmen',
  added: 'Übernommen.',
  awaits: (names: string) => `Die erste Karte wird gegeben, wenn alle da sind. Es fehlt noch: ${names}`,
  checking: 'Wird geprüft …',
  fair: (draws: number) =>
    `In diesem Browser geprüft: Das Geheimnis passt zum Fingerabdruck, und alle ${draws} Ziehungen folgen aus ihm und den Worten der Spieler.`,
  before: 'Dieser Browser hat den Fingerabdruck vor der ersten Karte gesehen.',
  late: 'Dieser Browser hat den Fingerabdruck erst nach der ersten Karte gesehen. Vergleiche ihn mit jemandem, der ihn vorher gesehen hat.',
  wrong: {
    'other-commitment':
      'Nicht fair: Das ist nicht der Fingerabdruck, der diesem Browser zuerst gezeigt wurde.',
    'other-secret': 'Nicht fair: Das Geheimnis passt nicht zum Fingerabdruck.',
    'other-words': 'Nicht fair: Die hier dazugegebenen Worte fehlen oder sind verändert.',
    'other-draw': 'Nicht fair: Eine Ziehung folgt nicht aus dem Geheimnis und den Worten.',
  },
  secret: 'Geheimnis',
  more: 'Das Protokoll enthält alles: ./laguna verify zieht jede Karte noch einmal und prüft auch, was jedes Mal kommen konnte.',
};
