// Das Nachschlagewerk der Regeln auf Deutsch.

import { rules } from './sentences_de';
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
  rules,
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
