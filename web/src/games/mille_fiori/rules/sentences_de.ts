// Every rule as one sentence, in German.

import type { Rule } from '../../shared/rules/text';
import type { RuleId } from './text';

export const rules: Readonly<Record<RuleId, Rule>> = {
  'MF-S1': {
    label: 'Material',
    sentence:
      'Alle beginnen mit 27 Rauten im Vorrat und 3 weiteren in der Schachtel, mit einem Schiff am Start der Handelsroute und ohne Punkte.',
  },
  'MF-S2': {
    label: 'Wer beginnt',
    sentence: 'Wer beginnt und die Dogenkarte erhält, entscheidet das Los.',
  },
  'MF-S3': {
    label: 'Offene Karten',
    sentence:
      'Zu zweit und zu viert liegen die ersten 9 Karten des Nachziehstapels offen aus, zu dritt die ersten 4.',
  },
  'MF-D1': {
    label: 'Austeilen',
    sentence:
      'Zu Beginn einer Runde bekommen alle fünf Karten, jeweils alle fünf auf einmal: zuerst, wer die Dogenkarte hat, dann weiter im Uhrzeigersinn.',
  },
  'MF-D2': {
    label: 'Wählen',
    sentence: 'Alle behalten eine Karte ihrer Hand, verdeckt und gleichzeitig.',
  },
  'MF-D3': {
    label: 'Spielen',
    sentence:
      'Wer die Dogenkarte hat, beginnt; im Uhrzeigersinn decken alle nacheinander ihre gewählte Karte auf und spielen sie.',
  },
  'MF-D4': {
    label: 'Weitergeben',
    sentence:
      'Haben alle gespielt, geht der Rest jeder Hand an die Nachbarin oder den Nachbarn zur Linken, und alle wählen wieder.',
  },
  'MF-D5': {
    label: 'Ende der Runde',
    sentence:
      'Eine Runde hat vier solche Durchgänge, dann wird die letzte Karte jeder Hand offen ausgelegt; zu zweit sind es drei, und die letzten zwei Karten werden offen ausgelegt.',
  },
  'MF-D6': {
    label: 'Nächste Runde',
    sentence:
      'Nach einer Runde wandert die Dogenkarte im Uhrzeigersinn weiter, und wer sie bekommt, beginnt die nächste.',
  },
  'MF-D7': {
    label: 'Taktisch',
    sentence:
      'In der taktischen Variante wählt niemand im Voraus: In deinem Zug suchst du eine Karte deiner Hand aus und spielst sie sofort.',
  },
  'MF-D8': {
    label: 'Ablegen',
    sentence: 'Eine gespielte Karte kommt auf den Ablagestapel, den alle ansehen dürfen.',
  },
  'MF-P1': {
    label: 'Platzieren',
    sentence: 'Mit einer Karte besetzt du ein freies Feld ihres Gebiets mit einer deiner Rauten.',
  },
  'MF-P2': {
    label: 'Bonus',
    sentence:
      'Ein Bonus bringt die höchste Zahl, die in seinem Gebiet noch frei ist; eine weitere deiner Rauten markiert sie, sofort und ohne Wahl. Jeden Bonus gibt es für dich einmal im Spiel; die beiden Pyramiden sind zwei Gebiete.',
  },
  'MF-P3': {
    label: 'Extrakarte',
    sentence:
      'Eine Extrakarte ist eine beliebige der offenen Karten; du spielst sie wie aus der Hand, und sie kann die nächste bringen. Du darfst verzichten, und liegt keine Karte offen, gibt es keine.',
  },
  'MF-P4': {
    label: 'Reihenfolge',
    sentence:
      'Eine Raute bringt zuerst allen ihre sofortigen Punkte, dann den Bonus, dann die Extrakarte; im Hafen kommt erst die Flotte, dann das Segeln mit seinen Punkten, dann die Extrakarte.',
  },
  'MF-P5': {
    label: 'Keine Rauten',
    sentence:
      'Ist der Vorrat leer, geht der Zug mit den 3 Rauten aus der Schachtel weiter; hast du gar keine mehr, kannst du mit einer Karte nur noch segeln, und einen Bonus, den du nicht markieren kannst, bekommst du nicht.',
  },
  'MF-W1': {
    label: 'Platzieren',
    sentence: 'Eine Werkstattkarte gehört auf eine beliebige freie Werkstatt mit ihrem Symbol.',
  },
  'MF-W2': {
    label: 'Punkte',
    sentence:
      'Die neue Raute und jede eigene, die mit ihr verbunden ist, bringen je einen Punkt; liegt die neue auf Pigment, je zwei.',
  },
  'MF-W3': { label: 'Bonus', sentence: 'Rauten auf allen vier Rohstoffen bringen den Bonus.' },
  'MF-W4': {
    label: 'Extrakarte',
    sentence:
      'Wer das letzte der drei Felder um ein Symbol besetzt, bekommt eine Extrakarte, gleich wem die anderen beiden gehören.',
  },
  'MF-R1': {
    label: 'Platzieren',
    sentence: 'Eine Schlüsselkarte gehört auf das nächste freie Feld der Häuserzeile.',
  },
  'MF-R2': {
    label: 'Punkte',
    sentence:
      'Die neue Raute bringt die Zahl ihres Feldes und die Zahlen unter der lückenlosen Folge eigener Rauten direkt dahinter.',
  },
  'MF-R3': { label: 'Bonus', sentence: 'Rauten auf vier verschiedenen Zahlen bringen den Bonus.' },
  'MF-R4': {
    label: 'Extrakarte',
    sentence: 'Die dritte und die fünfte verschiedene Zahl bringen je eine Extrakarte.',
  },
  'MF-T1': {
    label: 'Platzieren',
    sentence:
      'Eine Bürgerkarte gehört auf ein beliebiges freies Feld ihrer Pyramide, unter dem beide Felder besetzt sind; ganz unten ist das nicht nötig. Das Symbol darf ein anderes sein.',
  },
  'MF-T2': {
    label: 'Punkte',
    sentence:
      'Die neue Raute bringt auf der untersten Ebene 1 Punkt, auf der zweiten 3 und auf der obersten 6, und das Doppelte, wenn die Karte das Symbol des Feldes zeigt.',
  },
  'MF-T3': {
    label: 'Dreieck',
    sentence:
      'Eine Raute über anderen schließt ein Dreieck ab: Alle bekommen 3 Punkte für jede eigene Raute auf dessen zweiter Ebene und 1 für jede auf der untersten; die neue Raute zählt dabei nicht.',
  },
  'MF-T4': {
    label: 'Bonus',
    sentence: 'Rauten auf allen drei Symbolen einer Pyramide bringen den Bonus dieser Pyramide.',
  },
  'MF-T5': {
    label: 'Extrakarte',
    sentence: 'Eine Raute auf der obersten Ebene bringt eine Extrakarte.',
  },
  'MF-C1': {
    label: 'Platzieren',
    sentence: 'Eine Handelskarte gehört auf ein beliebiges freies Feld ihrer Ware.',
  },
  'MF-C2': {
    label: 'Punkte',
    sentence:
      'Eine Ware ist so viele Punkte wert, wie Felder von ihr besetzt sind; so viel bekommen alle für jede eigene Raute darauf.',
  },
  'MF-C3': { label: 'Bonus', sentence: 'Rauten auf allen vier Waren bringen den Bonus.' },
  'MF-C4': {
    label: 'Extrakarte',
    sentence:
      'Hat nach dem Platzieren jemand anderes mehr Rauten auf der Ware als du, bekommst du eine Extrakarte; Gleichstand genügt nicht.',
  },
  'MF-H1': {
    label: 'Platzieren',
    sentence: 'Eine Schiffskarte gehört auf ein beliebiges freies Schiffsfeld.',
  },
  'MF-H2': {
    label: 'Punkte',
    sentence:
      'Mit dem dritten Schiff einer Reihe fährt die Flotte ab: Jede ihrer drei Rauten bringt 0, 1, 3, 6 oder 10 Punkte für 0 bis 4 besetzte Waren der Reihe.',
  },
  'MF-H3': {
    label: 'Auch segeln',
    sentence:
      'Mit einer Schiffskarte darfst du außerdem segeln, das ganze Steuerrad oder gar nicht; steht dein Schiff auf dem letzten Feld, gibt es nichts zu wählen.',
  },
  'MF-N1': {
    label: 'Nur segeln',
    sentence:
      'Jede Karte darf auch nur zum Segeln dienen, so viele Felder, wie ihr Steuerrad zeigt; dann wird keine Raute gelegt.',
  },
  'MF-N2': {
    label: 'Punkte',
    sentence:
      'Das Schiff bringt die Punkte des Feldes, auf dem es anhält, und nichts für Felder, an denen es vorbeifährt.',
  },
  'MF-N3': {
    label: 'Extrakarte',
    sentence: 'Hält es auf einem Extrakarten-Symbol, bekommst du eine Extrakarte.',
  },
  'MF-N4': {
    label: 'Letztes Feld',
    sentence:
      'Das letzte Feld beendet jede Fahrt und bringt bei der Ankunft seine Punkte und die Extrakarte; von dort fährt kein Schiff weiter, und es bringt nichts mehr.',
  },
  'MF-E1': {
    label: 'Nachziehstapel',
    sentence: 'Die Runde, in der der Nachziehstapel zu Ende geht, ist die letzte.',
  },
  'MF-E2': {
    label: 'Vorrat',
    sentence:
      'Wird ein Vorrat leer, auch durch eine Bonusraute, endet das Spiel, sobald alle gleich oft am Zug waren, selbst mitten in einer Runde.',
  },
  'MF-E3': {
    label: 'Sieg',
    sentence: 'Die meisten Punkte gewinnen; bei Gleichstand gewinnen alle, die vorn liegen, gemeinsam.',
  },
};
