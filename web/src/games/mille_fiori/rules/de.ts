// Das Nachschlagewerk der Regeln auf Deutsch.

import type { RulesText } from './text';

export const de: RulesText = {
  contents: 'Inhalt',
  example: 'Beispiel',
  chapters: {
    minute: {
      heading: 'Das Spiel in einer Minute',
      paragraphs: [
        'Du stellst in der Lagune Glas her und handelst damit. Karten wandern um den Tisch: Behalte eine, spiele sie aus und lege eine deiner Rauten auf den Spielplan.',
        'Jede Raute bringt sofort Punkte, in jedem der fünf Gebiete nach einer anderen Regel. Am Ende wird nichts mehr gewertet: Was auf dem Punktestand steht, das hast du.',
        'Zwei Dinge machen einen Zug besonders gut: ein Bonus von bis zu 20 Punkten für Vielfalt in einem Gebiet, und Extrakarten, mit denen du im selben Zug noch einmal spielst, vielleicht sogar mehrmals.',
        'Und keine Karte ist nutzlos: Mit jeder kannst du stattdessen dein Schiff auf der Handelsroute bewegen. Wer am Ende die meisten Punkte hat, gewinnt.',
      ],
    },
    aid: { heading: 'Spielhilfe: alle Wertungen auf einen Blick', paragraphs: [] },
    setup: { heading: 'Aufbau', paragraphs: [] },
    turn: {
      heading: 'Eine Runde und ein Zug',
      paragraphs: [
        'Alle wählen gleichzeitig eine Karte; dann wird der Reihe nach gespielt, und wer die Dogenkarte hat, beginnt. Danach wandern die Hände nach links, und alle wählen wieder.',
        'In deinem Zug tust du mit deiner Karte eines von beiden: Du legst eine Raute in ihr Gebiet, oder du segelst so weit, wie ihr Steuerrad zeigt. Nur mit einer Schiffskarte geht beides.',
      ],
    },
    workshops: {
      heading: 'Werkstätten',
      paragraphs: ['Bilde große zusammenhängende Gruppen und verbinde sie mit einer Raute auf Pigment.'],
    },
    residences: {
      heading: 'Wohnhäuser',
      paragraphs: [
        'Eine einzige Häuserzeile, die vom Anfang bis zum Ende gefüllt wird. Legst du an eigene Rauten an, zählen diese noch einmal.',
      ],
    },
    townspeople: {
      heading: 'Bürger: Nobili und Populi',
      paragraphs: [
        'Zwei Pyramiden mit denselben Regeln. Löwe, Münze und Kreuz gehören zu den Nobili, Fisch, Muschel und Krabbe zu den Populi. Wer unten liegt, verdient mit, wenn jemand darüber baut.',
      ],
    },
    trade: {
      heading: 'Handel',
      paragraphs: [
        'Jede Raute auf einer Ware macht sie wertvoller, und jedes Mal verdienen alle, die sie haben.',
      ],
    },
    harbor: {
      heading: 'Hafen',
      paragraphs: [
        'Drei Schiffe in einer Reihe sind eine Flotte. Sie befördert, was daneben im Handel liegt: je mehr Waren, desto besser der Lohn.',
      ],
    },
    route: {
      heading: 'Handelsroute und Segeln',
      paragraphs: ['Mit jeder Karte kann dein Schiff fahren. Es zählt, wo es anhält.'],
    },
    extra: {
      heading: 'Extrakarten',
      paragraphs: [
        'Werkstätten, Wohnhäuser, Bürger, Handel und Handelsroute haben je ihren eigenen Weg zu einer Extrakarte. Sie wird sofort gespielt und kann die nächste bringen: Ganze Ketten sind möglich.',
        'Jede gespielte Karte bringt höchstens eine Extrakarte. Was am Ende einer Runde übrig ist, kommt zu den offenen Karten.',
      ],
    },
    bonuses: {
      heading: 'Boni',
      paragraphs: [
        'Fünf Gebiete haben Bonusfelder zu 20, 15, 10 und 5: Werkstätten, Wohnhäuser, Nobili, Populi und Handel. Wer zuerst kommt, nimmt die 20.',
      ],
    },
    end: {
      heading: 'Das Ende',
      paragraphs: [
        'Das Spiel endet auf eine von zwei Arten: Der Nachziehstapel ist aufgebraucht, oder jemand hat keinen Vorrat mehr. Behalte die Vorräte im Auge: Das Zweite kann mitten in einer Runde geschehen.',
      ],
    },
    tactical: {
      heading: 'Taktische Variante',
      paragraphs: [
        'Für alle, die gern reagieren: Die Hände wandern wie sonst, aber niemand legt sich im Voraus fest. Eine Partie dauert länger.',
      ],
    },
    two: {
      heading: 'Zu zweit',
      paragraphs: [
        'Am Anfang liegen neun Karten offen, wie zu viert. Beide spielen in einer Runde je drei der fünf Karten; die letzten zwei jeder Hand werden offen ausgelegt. So liegen mehr Karten bereit, die man sich als Extrakarten verdienen kann. Alles andere bleibt gleich.',
      ],
    },
  },
  rules: {
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
  },
  examples: {
    workshops: {
      title: 'Rot spielt eine Pigmentkarte auf die markierte Werkstatt.',
      lines: [
        'Punkte: Die neue Raute berührt zwei weitere rote. Auf Pigment zählt jede doppelt: 3 verbunden × 2 = 6.',
        'Bonus: Mit der einzelnen Raute auf Kalk hat Rot jetzt alle vier Rohstoffe, vor allen anderen: 20.',
        'Extrakarte: Die drei Werkstätten um das Symbol links daneben sind voll. Dass eine davon Blau gehört, spielt keine Rolle.',
      ],
    },
    residences: {
      title: 'Rot spielt eine Schlüsselkarte; sie gehört auf das nächste Wohnhaus, das sechste.',
      lines: [
        'Punkte: Es zählt die lückenlose rote Folge dahinter. 5 + 1 + 4 = 10. Die rote 2 am Anfang ist durch Blau abgeschnitten.',
        'Bonus: 2, 5, 1 und 4 sind vier verschiedene Zahlen: 20.',
        'Extrakarte: jetzt keine. Die dritte Zahl, die 1, hat eine gebracht; die fünfte bringt die nächste.',
      ],
    },
    townspeople: {
      title: 'Rot spielt eine Münzkarte auf den Löwen ganz oben bei den Nobili.',
      lines: [
        'Punkte: 6 für die oberste Ebene. Eine Löwenkarte hätte zum Feld gepasst und das auf 12 verdoppelt.',
        'Dreieck: Rot 3 + 1 = 4, Grün 3, Blau 1 + 1 = 2 für die Rauten unter der neuen.',
        'Bonus: Münze, Kreuz und Löwe sind alle drei Symbole: 20. Extrakarte: für die oberste Ebene.',
      ],
    },
    trade: {
      title: 'Rot spielt eine Schmuckkarte auf das markierte Feld.',
      lines: [
        'Punkte: Drei Schmuckfelder sind besetzt, also bringt jede Raute darauf 3. Rot 1 × 3 = 3, Blau 2 × 3 = 6.',
        'Bonus: Rot hat jetzt alle vier Waren. Grün hat sich die 20 geholt, also sind es 15.',
        'Extrakarte: Blau hat mehr Schmuck als Rot. Ein gutes Geschäft für Blau, eine Extrakarte für Rot.',
      ],
    },
    harbor: {
      title: 'Rot spielt eine Schiffskarte auf das letzte freie Schiffsfeld von Reihe 2.',
      lines: [
        'Punkte: Die Flotte fährt ab. Zwei Waren ihrer Reihe sind besetzt, also bringt jedes Schiff 3. Rot 2 × 3 = 6, Blau 1 × 3 = 3.',
        'Für 0, 1, 2, 3 oder 4 Waren bringt ein Schiff 0, 1, 3, 6 oder 10.',
        'Danach darf Rot noch segeln, mit dem Steuerrad derselben Karte.',
      ],
    },
    route: {
      title: 'Rot ist mit Steuerrad 4 an der 10 und der Extrakarte vorbei auf das markierte Feld gesegelt.',
      lines: [
        'Punkte: 5 für das Feld, auf dem das Schiff hält. Woran es vorbeifuhr, bringt nichts.',
        'Mit Steuerrad 1 wären es 10 Punkte gewesen, mit Steuerrad 2 eine Extrakarte.',
      ],
    },
  },
  aid: {
    area: 'Gebiet',
    columns: { place: 'Platzieren', points: 'Punkte', bonus: 'Bonus', extra: 'Extrakarte' },
    rows: {
      workshops: {
        place: 'beliebige Werkstatt mit dem Symbol der Karte',
        points: '1 je verbundene eigene Raute; auf Pigment gelegt: 2',
        bonus: 'alle 4 Rohstoffe',
        extra: 'letztes von 3 Feldern um ein Symbol',
      },
      residences: {
        place: 'nächstes der Zeile',
        points: 'Zahl + Zahlen der eigenen Folge dahinter',
        bonus: '4 verschiedene Zahlen',
        extra: '3. und 5. verschiedene Zahl',
      },
      townspeople: {
        place: 'beliebiges Symbol, über 2 besetzten',
        points: '1, 3, 6 je Ebene; passendes Symbol: × 2. Alle: Dreieck darunter, je 3 und 1',
        bonus: 'alle 3 Symbole einer Pyramide',
        extra: 'oberste Ebene',
      },
      trade: {
        place: 'Ware der Karte',
        points: 'Alle: eigene Rauten × besetzte Felder der Ware',
        bonus: 'alle 4 Waren',
        extra: 'jemand anderes hat mehr davon',
      },
      harbor: {
        place: 'beliebiges Schiffsfeld; auch segeln',
        points: 'Alle: Flotte aus 3 voll: 0, 1, 3, 6, 10 je Schiff für 0 bis 4 Waren',
        bonus: 'keiner',
        extra: 'keine (aber siehe Handelsroute)',
      },
      route: {
        place: 'jede Karte stattdessen: Steuerrad segeln',
        points: 'Zahl des Feldes, auf dem das Schiff hält',
        bonus: 'keiner',
        extra: 'Symbol, auf dem es hält: 7, 16, 20',
      },
    },
  },
};
