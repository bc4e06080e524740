// Jede Regel als ein Satz, auf Deutsch.

import type { Rule } from '../../shared/rules/text';
import type { RuleId } from './text';

export const rules: Readonly<Record<RuleId, Rule>> = {
  'MU-S1': {
    label: 'Ausstattung',
    sentence: 'Alle beginnen mit 5 Siegpunkten, 5 Gold, 5 Gondolieri zur Hand und 2 im allgemeinen Vorrat.',
  },
  'MU-S2': {
    label: 'Wer beginnt',
    sentence: 'Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn reihum.',
  },
  'MU-S3': {
    label: 'Stapel und Inseln',
    sentence:
      'Zu zweit und zu dritt hat die Lagune fünf Inseln, ohne Sacca Serenella, und die Stapel sind kleiner: 35 Straßen, 9 Läden, 11 Paläste, 11 Glasfabriken, 9 Sondergebäude; zu viert sind es 42, 12, 12, 12 und 12.',
  },
  'MU-S4': {
    label: 'Charaktere',
    sentence:
      'Von den vierzig Charakteren kommen fünf ungesehen aus dem Spiel; zu zweit und zu dritt fehlen auch 30 und 37.',
  },
  'MU-S5': {
    label: 'Schiffe',
    sentence: 'Auf jedem der acht Felder mit Anker wartet ein Schiff, das rote auf dem ersten davon.',
  },
  'MU-M1': {
    label: 'Eine Bewegung',
    sentence:
      'Eine Bewegung führt ein Schiff vorwärts über freie Felder auf ein freies Feld; ein Feld mit einem Schiff darf es weder betreten noch überfahren.',
  },
  'MU-M2': {
    label: 'Preis',
    sentence:
      'Die erste Bewegung eines Zuges ist kostenlos, die zweite kostet 1 Gold und jede weitere 1 mehr als die vorige.',
  },
  'MU-M3': {
    label: 'Das letzte Schiff zählt',
    sentence:
      'Nur die Aktion des zuletzt bewegten Schiffs wird ausgeführt, und kein Schiff fährt in einem Zug zweimal.',
  },
  'MU-M4': {
    label: 'Kein leerer Zug',
    sentence:
      'Eine Bewegung ist nur erlaubt, wenn der Zug noch in einer Aktion enden kann, die etwas bewirkt und bezahlt werden kann.',
  },
  'MU-M5': { label: 'Passen', sentence: 'Wer passt, nimmt 1 Gold und bewegt genau ein Schiff, ohne Aktion.' },
  'MU-A1': { label: 'Gold nehmen', sentence: 'Nimm 2 Gold aus dem Vorrat.' },
  'MU-A2': { label: 'Glasfabrik', sentence: 'Eine Glasfabrik kostet 1 Gold und liegt offen vor dir.' },
  'MU-A3': {
    label: 'Laden oder Palast',
    sentence:
      'Das oberste Plättchen der Läden oder Paläste kostet 2 Gold und bleibt vor den anderen verdeckt, bis du es baust.',
  },
  'MU-A4': {
    label: 'Aus dem Stapel wählen',
    sentence:
      'Für 4 Gold, die du zuerst zahlst, siehst du den Stapel durch, nimmst ein Plättchen und mischst den Rest.',
  },
  'MU-A5': { label: 'Sondergebäude', sentence: 'Ein Sondergebäude kostet 2 Gold und liegt offen vor dir.' },
  'MU-A6': {
    label: 'Anwerben',
    sentence:
      'Du siehst dir die nächsten 3 Charaktere an, oder was noch da ist, behältst einen für so viel Gold, wie du dann Charaktere hast, und legst die anderen in gezogener Reihenfolge unter den Stapel.',
  },
  'MU-A7': {
    label: 'Niemand',
    sentence: 'Wer keinen der Charaktere behält, zahlt nichts und bekommt nichts, und der Zug ist vorbei.',
  },
  'MU-A8': {
    label: 'Gondoliere einsetzen',
    sentence:
      'Ein Gondoliere kommt an einen freien Anleger, für 2 Gold an einen der eigenen Farbe, für 5 an jeden anderen, und bleibt dort.',
  },
  'MU-A9': {
    label: 'Anheuern und entlassen',
    sentence:
      'Einen Gondoliere zur Hand zu entlassen bringt 3 Gold, einen aus dem allgemeinen Vorrat anzuheuern kostet 3; niemand hat mehr als 7.',
  },
  'MU-B1': {
    label: 'Bis zu drei',
    sentence: 'Du baust 1 bis 3 Plättchen, Straßen und Gebäude in beliebiger Reihenfolge.',
  },
  'MU-B2': {
    label: 'Straße',
    sentence:
      'Ein Straßenplättchen wird verdeckt gezogen und muss auf ein beliebiges freies Straßenfeld gelegt werden.',
  },
  'MU-B3': {
    label: 'Bauplatz',
    sentence: 'Ein Gebäude kommt auf einen freien Bauplatz, an den ein Straßenplättchen grenzt.',
  },
  'MU-B4': { label: 'Glasfabrik', sentence: 'Eine Glasfabrik bekommt deinen Marker und bringt 1 Siegpunkt.' },
  'MU-B5': { label: 'Laden', sentence: 'Ein Laden bekommt deinen Marker und bringt 2 Siegpunkte.' },
  'MU-B6': { label: 'Palast', sentence: 'Ein Palast gehört niemandem und bringt 3 Siegpunkte.' },
  'MU-B7': {
    label: 'Sondergebäude',
    sentence:
      'Ein Sondergebäude gehört niemandem; wer es baut, sieht sich 3 Sonderkarten an, behält eine offen und legt die anderen in gezogener Reihenfolge unter den Stapel.',
  },
  'MU-I1': {
    label: 'Einkommen',
    sentence:
      'Auf einer Insel bringt jede Farbe, in der du dort einen Laden hast, 1 Gold für jeden Kunden dieser Farbe; je Farbe zählt ein Laden.',
  },
  'MU-P1': {
    label: 'Perlen',
    sentence: 'Jede eigene Glasfabrik, die du nutzt, bringt eine Perle, gezogen aus dem Beutel.',
  },
  'MU-P2': { label: 'Rauch', sentence: 'Jede genutzte Glasfabrik kostet 2 Siegpunkte, die du haben musst.' },
  'MU-P3': {
    label: 'Verkaufen',
    sentence:
      'Danach, oder stattdessen, verkaufst du 1, 2 oder 3 Perlen einer Farbe für 5, 12 oder 20 Gold; sie kommen in den Beutel zurück.',
  },
  'MU-K1': { label: 'Bank', sentence: 'Bank: Gold nehmen bringt 2 mehr.' },
  'MU-K2': {
    label: 'Taverne',
    sentence: 'Taverne: Ein Charakter kostet 2 weniger, aber nie weniger als nichts.',
  },
  'MU-K3': { label: 'Hafenkneipe', sentence: 'Hafenkneipe: 1 Siegpunkt für jeden eingesetzten Gondoliere.' },
  'MU-K4': {
    label: 'Stadtkran',
    sentence: 'Stadtkran: 1 Siegpunkt für jedes gebaute Sondergebäude und jeden gebauten Palast.',
  },
  'MU-K5': {
    label: 'Gewerbekran',
    sentence: 'Gewerbekran: 1 Siegpunkt für jeden gebauten Laden und jede gebaute Glasfabrik.',
  },
  'MU-K6': {
    label: 'Hafen',
    sentence: 'Hafen: Einen Gondoliere einzusetzen kostet am eigenen Anleger 1 Gold, an jedem anderen 3.',
  },
  'MU-K7': {
    label: 'Zunfthaus',
    sentence: 'Zunfthaus: 1 Siegpunkt nach einer Produktion, die mindestens eine Perle gebracht hat.',
  },
  'MU-K8': { label: 'Herberge', sentence: 'Herberge: Du siehst dir 5 Charaktere an.' },
  'MU-K9': { label: 'Basilika', sentence: 'Basilika: sofort 5 Siegpunkte.' },
  'MU-K10': {
    label: 'Atelier',
    sentence:
      'Atelier: Perlen zweier Farben vertreten einander, beim Verkaufen und beim Werten; zwei Ateliers lassen sich verketten.',
  },
  'MU-K11': {
    label: 'Handelskontor',
    sentence:
      'Handelskontor: Eine Produktion darf eine Perle mehr ziehen, vorher angesagt, und am Ende des Zuges wird irgendeine Perle zurückgegeben.',
  },
  'MU-K12': {
    label: 'Leuchtturm',
    sentence:
      'Leuchtturm: Als letzte Bewegung eines Zuges darf das rote Schiff auf das erste besetzte Feld vor ihm fahren und dessen Aktion nutzen.',
  },
  'MU-K13': { label: 'Ratssaal', sentence: 'Ratssaal: Entlassen bringt 5 Gold, Anheuern kostet 1.' },
  'MU-K14': {
    label: 'Ab wann',
    sentence: 'Eine Sonderkarte wirkt ab dem nächsten Zug dessen, dem sie gehört; die Basilika sofort.',
  },
  'MU-C1': {
    label: 'Gebäude einer Art',
    sentence:
      '1, 2, 3, 4: 2 Siegpunkte für jeden Laden, 2 für jeden Palast, 3 für jedes Sondergebäude, 2 für jede Glasfabrik auf I, egal wer sie gebaut hat.',
  },
  'MU-C2': {
    label: 'Nur du',
    sentence:
      '5, 6: 12 Siegpunkte, wenn sonst niemand eine Glasfabrik, einen Laden, auf I hat, du aber schon.',
  },
  'MU-C3': {
    label: 'Gold für Siegpunkte',
    sentence:
      '7, 8: Hat I 2 blaue Kunden (8: rote), einen grauen, einen Palast und ein Sondergebäude, wird eine der gedruckten Summen Gold für ihre Siegpunkte gezahlt.',
  },
  'MU-C4': {
    label: 'Wenige Kunden',
    sentence: '9: 10 Siegpunkte, wenn I höchstens 3 rote und blaue Kunden zusammen hat.',
  },
  'MU-C5': {
    label: 'Von allem etwas',
    sentence: '10: 12 Siegpunkte, wenn I jede Art von Gebäude und Kunden jeder Farbe hat.',
  },
  'MU-C6': { label: 'Alle Kunden', sentence: '11: Siegpunkte nach der Zahl aller Kunden auf I.' },
  'MU-C7': {
    label: 'Kunden einer Farbe',
    sentence: '12, 13, 14: Siegpunkte nach der Zahl der roten, blauen, grauen Kunden auf I.',
  },
  'MU-C8': { label: 'Wappen', sentence: '15: 1 Siegpunkt für jedes Wappen auf I.' },
  'MU-C9': {
    label: 'Eigene und fremde Gebäude',
    sentence:
      '16, 17: 2 Siegpunkte für jedes eigene markierte Gebäude und 1 für jedes der anderen auf I; bei 17 umgekehrt.',
  },
  'MU-C10': {
    label: 'Sondergebäude und Kunden',
    sentence:
      '18, 19, 20: 12 Siegpunkte, wenn I so viele Sondergebäude hat wie rote, blaue, graue Kunden, mindestens eines.',
  },
  'MU-C11': {
    label: 'Drei Arten gleich',
    sentence:
      '21: 16 Siegpunkte, wenn I gleich viele Glasfabriken, Paläste und Läden hat, mindestens je einen.',
  },
  'MU-C12': {
    label: 'So viele wie Wappen',
    sentence: '22, 23: 12 Siegpunkte, wenn I so viele Läden, Glasfabriken, wie Wappen hat, mindestens eins.',
  },
  'MU-C13': {
    label: 'So viele wie die anderen',
    sentence:
      '24: 12 Siegpunkte, wenn du auf I so viele markierte Gebäude hast wie alle anderen zusammen; keine und keine zählt.',
  },
  'MU-C14': { label: 'Genau ein Wappen', sentence: '25: 12 Siegpunkte, wenn I genau ein Wappen hat.' },
  'MU-C15': {
    label: 'Drei eigene Gebäude',
    sentence:
      '26, 27, 28: 10 Siegpunkte für mindestens 3 eigene markierte Gebäude auf S. Teresa, Sacca Mattia, S. Chiara, dort gewertet.',
  },
  'MU-C16': {
    label: 'Zwei eigene Gondolieri',
    sentence:
      '29, 30, 31: 10 Siegpunkte für mindestens 2 eigene Gondolieri an San Donato, Sacca Serenella, S. Pietro, dort gewertet; der wertende und schon gewertete zählen mit.',
  },
  'MU-C17': {
    label: 'Perlen',
    sentence:
      '32 bis 37: 7 Siegpunkte für jede abgegebene Perle, bis zu drei, blaue auf Sacca Mattia und S. Teresa, rote auf San Donato und S. Chiara, grüne auf S. Pietro und Sacca Serenella.',
  },
  'MU-C18': {
    label: 'Läden einer Farbe',
    sentence:
      '38, 39, 40: 4 Siegpunkte für jeden roten, blauen, grauen Laden auf I, egal wer ihn gebaut hat.',
  },
  'MU-E1': {
    label: 'Zwei leere Stapel',
    sentence:
      'Das Ende ist ausgelöst, wenn zwei der fünf Stapel leer sind; dieser Zug wird zu Ende gespielt, und alle anderen haben noch einen.',
  },
  'MU-E2': {
    label: 'Letzter Kauf',
    sentence:
      'Ein Gebäude, das du in deinem letzten Zug kaufst, darfst du sofort und umsonst für seine Siegpunkte einsetzen; ohne freien Bauplatz endet der Zug.',
  },
  'MU-E3': {
    label: 'Endlose Partien',
    sentence:
      'Auch hundert Züge hintereinander, in denen kein Plättchen einen Stapel verlässt, lösen das Ende aus.',
  },
  'MU-E4': {
    label: 'Wertung',
    sentence:
      'Beginnend mit der Person, die das Ende ausgelöst hat, werten alle im Uhrzeigersinn ihre Charaktere, einen für jeden Gondoliere an einem Anleger, auf dessen Insel; eine Karte darf ungewertet bleiben.',
  },
  'MU-E5': {
    label: 'Übrige Gondolieri',
    sentence: 'Jeder eigene Gondoliere ohne Karte, am Anleger oder zur Hand, bringt 1 Siegpunkt.',
  },
  'MU-E6': {
    label: 'Sieg',
    sentence:
      'Die meisten Siegpunkte gewinnen, dann das meiste Gold; wer dann noch gleichauf liegt, gewinnt gemeinsam.',
  },
  'MU-H1': {
    label: 'Verdeckt',
    sentence:
      'Gekaufte Läden und Paläste sind verdeckt, bis sie gebaut werden, Charaktere, bis sie gewertet werden; sie liegen in der Reihenfolge, in der sie kamen, und alle sehen, welches Stück umgedreht wird.',
  },
  'MU-H2': {
    label: 'Angesehen',
    sentence: 'Was man sich angesehen und zurückgelegt hat, weiß nur, wer es angesehen hat.',
  },
};
