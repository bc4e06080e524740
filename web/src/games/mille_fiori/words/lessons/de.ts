// Was beim Lernen auf Deutsch gesagt wird.

import type { Lessons } from '../phrases';

export const lessons: Lessons = {
  welcome: {
    title: 'Willkommen in der Lagune',
    text: 'Der Spielplan hat fünf Gebiete und am unteren Rand die Handelsroute. Du spielst eine Karte, platzierst eine Raute und bekommst sofort Punkte; die meisten gewinnen. Was leuchtet, kannst du drücken: Zeige darauf oder tippe es einmal an, und die Vorschau sagt, was es bringt.',
  },
  pick: {
    title: 'Behalte verdeckt eine Karte',
    text: 'Das Symbol einer Karte sagt, wohin eine Raute darf, das Steuerrad, wie weit dein Schiff segeln könnte. Drücke auf die Karte, die du spielen willst. Bis alle gewählt haben, darfst du noch eine andere nehmen.',
  },
  extra: {
    title: 'Eine Extrakarte',
    text: 'Du hast dir einen weiteren Zug verdient: Nimm eine der offenen Karten und spiele sie sofort. Sie kann die nächste bringen, und solche Ketten entscheiden Partien.',
  },
  workshops: {
    title: 'Werkstätten: Bilde Gruppen',
    text: 'Die neue Raute und alle deine Rauten, die mit ihr verbunden sind, bringen je 1 Punkt; liegt die neue auf Pigment, je 2. Wer das letzte der drei Felder um ein + füllt, bekommt eine Extrakarte.',
  },
  residences: {
    title: 'Wohnhäuser: eine lange Zeile',
    text: 'Sie werden der Reihe nach gefüllt, darum passt ein Schlüssel nur auf ein einziges Feld. Du bekommst seine Zahl und noch einmal die Zahlen deiner lückenlosen Reihe direkt dahinter.',
  },
  townspeople: {
    title: 'Bürger: zwei Pyramiden',
    text: 'Unten fängst du an; weiter oben müssen beide Felder darunter gefüllt sein. Die Ebenen bringen 1, 3 und 6 Punkte, das Doppelte, wenn Karte und Feld dasselbe Symbol zeigen. Und wer im Dreieck darunter Rauten hat, verdient an ihnen mit.',
  },
  trade: {
    title: 'Handel: Der Preis steigt',
    text: 'Eine Ware ist so viele Punkte wert, wie Felder von ihr gefüllt sind, und alle bekommen das für jede eigene Raute darauf. Hat jemand anders dann noch mehr davon als du, tröstet dich eine Extrakarte.',
  },
  harbor: {
    title: 'Hafen: Drei Schiffe sind eine Flotte',
    text: 'Mit dem dritten Schiff einer Reihe läuft die Flotte aus: Jede ihrer Rauten bringt 0, 1, 3, 6 oder 10 Punkte für 0 bis 4 gefüllte Waren daneben. Nur mit einer Schiffskarte darfst du platzieren und auch noch segeln; drücke auf ein Feld, um zu wählen.',
  },
  others: {
    title: 'Andere verdienen mit',
    text: 'Ein Zug hat eben auch jemandem Punkte gebracht, der ihn nicht gemacht hat. Das gibt es bei den Bürgern, im Handel und im Hafen: Bevor du dort platzierst, sagt dir die Vorschau auch, was die anderen bekämen.',
  },
  passed: {
    title: 'Die Hände wandern',
    text: 'Was du übrig gelassen hast, ist weitergewandert, und du hast die Karten von nebenan. Denk also auch daran, was du weitergibst. Nach drei Durchgängen werden die letzten zwei Karten jeder Hand offen ausgelegt; dort kann man sie sich als Extrakarten verdienen.',
  },
  sail: {
    title: 'Oder setz die Segel',
    text: 'Statt eine Raute zu platzieren, darfst du immer auch segeln: Das leuchtende Feld der Handelsroute zeigt, wo du ankämst. Es zählt nur das Feld, auf dem du anhältst. Warte also auf die Karte, die dich zu einer 10 oder zu einer Extrakarte bringt.',
  },
  bonus: {
    title: 'Vielfalt bringt einen Bonus',
    text: 'Alle vier Rohstoffe in den Werkstätten, vier verschiedene Zahlen bei den Wohnhäusern, alle drei Symbole einer Pyramide, alle vier Waren: Das bringt je einmal einen Bonus. Wer zuerst kommt, nimmt 20 Punkte, dann gibt es noch 15, 10 und 5. Eine weitere deiner Rauten markiert ihn.',
  },
  supply: {
    title: 'Das Ende rückt näher',
    text: 'Behalte im Auge, wie viele Rauten alle noch haben und wie hoch der Nachziehstapel ist. Ist ein Vorrat leer, kommen alle noch auf gleich viele Züge; ist der Stapel aufgebraucht, wird die Runde zu Ende gespielt. Dann ist Schluss.',
  },
  end: {
    title: 'Jetzt kennst du das Spiel',
    text: 'Das Ergebnis zeigt, wovon alle gelebt haben, und die Aufzeichnung noch einmal jeden Zug. In der Lobby warten drei Bots auf dich, und Freunde können per Link dazukommen.',
  },
};
