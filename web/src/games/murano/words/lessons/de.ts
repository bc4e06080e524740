// Was beim Lernen auf Deutsch gesagt wird.

import type { Lessons } from '../phrases';

export const lessons: Lessons = {
  welcome: {
    title: 'Willkommen auf Murano',
    text: 'Schiffe fahren um die Lagune, und wo eines anhält, handelst du: Du kaufst Plättchen, baust sie auf den Inseln und wirbst Charaktere an. Gebäude bringen sofort ein paar Siegpunkte; die meisten kommen am Ende, von Charakteren, zu denen ihre Insel passt. Was leuchtet, kannst du drücken, und die Vorschau sagt, was es kostet und bringt.',
  },
  first: {
    title: 'Dein erster Zug',
    text: 'Fahre ein beliebiges Schiff vorwärts auf ein freies Feld; an einem anderen Schiff kommt es nicht vorbei, und die erste Bewegung ist kostenlos. Ein guter Anfang: Wirb für 1 Gold einen Charakter an, dann weißt du, worauf du baust. Oder kaufe einen Laden oder eine Glasfabrik.',
  },
  scoring: {
    title: 'Jetzt zählen die Charaktere',
    text: 'Jeder Gondoliere an einem Anleger wertet einen deiner Charaktere, auf der Insel, an der er steht. Ein Knopf spielt den besten Plan für dich; du kannst auch Karte für Karte werten. Ein Gondoliere ohne Karte ist 1 Siegpunkt wert.',
  },
  last: {
    title: 'Dein letzter Zug',
    text: 'Das Ende ist ausgelöst. Kaufst du jetzt ein Gebäude, darfst du es sofort und umsonst einsetzen; noch ein Gondoliere am richtigen Anleger ist vielleicht mehr wert. Was vor dir liegen bleibt, bringt nichts.',
  },
  act: {
    title: 'Handeln oder noch ein Schiff',
    text: 'Du nutzt die Aktion des Schiffs, das du zuletzt bewegt hast. Willst du lieber woanders hin, bewegst du für 1 Gold noch eines, ein drittes für 2 und so weiter; nur das letzte handelt.',
  },
  keeping: {
    title: 'Welcher Charakter?',
    text: 'Behalte einen und bezahle ihn. Am besten passt er zu dem, was schon steht oder was du in wenigen Zügen bauen kannst: Jede Karte zeigt, was sie jetzt auf jeder Insel brächte. Keinen zu nehmen kostet nichts, aber der Zug ist vorbei.',
  },
  special: {
    title: 'Ein Vorteil auf Dauer',
    text: 'Behalte die Karte, die du am häufigsten brauchst: mehr Gold, billigere Gondolieri, mehr Siegpunkte beim Bauen. Sie wirkt ab deinem nächsten Zug; nur die Basilika zahlt sofort.',
  },
  streets: {
    title: 'Erst die Straßen',
    text: 'Ein Gebäude braucht eine Straße neben sich. Kunden auf der Straße zählen doppelt: Läden ihrer Farbe verdienen dort Gold, und Charaktere zählen sie. Lege sie zu deinen eigenen Läden oder dorthin, wo sie dir nichts verdirbt.',
  },
  sites: {
    title: 'Wohin bauen?',
    text: 'Auf einen freien Bauplatz an einer Straße. Denk an deine Charaktere: Viele wollen bestimmte Gebäude auf einer Insel, und eine gut bebaute Insel ist besser als drei halbe. Andere profitieren mit, schau also auch auf ihre Gondolieri.',
  },
  building: {
    title: 'Baue bis zu drei Plättchen',
    text: 'Straßen und deine eigenen Plättchen, in beliebiger Reihenfolge. Eine Straße bringt keine Siegpunkte, eine Glasfabrik 1, ein Laden 2, ein Palast 3, und ein Sondergebäude bringt eine Karte. Einmal drei bauen ist so viel wert wie dreimal eins.',
  },
  buying: {
    title: 'Jetzt kaufen, später bauen',
    text: 'Ein Plättchen wartet vor dir, bis du es in einem späteren Zug baust. Läden verdienen Gold, Glasfabriken machen Perlen, Paläste bringen sofort 3 Siegpunkte. Für 4 statt 2 Gold suchst du dir einen Laden oder Palast aus dem ganzen Stapel aus.',
  },
  recruiting: {
    title: 'Charaktere anwerben',
    text: 'Dein erster Charakter kostet 1 Gold, der nächste 2, dann 3. Du siehst dir drei an und behältst einen. Vier oder fünf Charaktere zu 10 bis 12 Siegpunkten gewinnen Partien; die frühen sagen dir, wo du bauen sollst.',
  },
  docking: {
    title: 'Gondolieri sichern eine Insel',
    text: 'Ein Gondoliere bleibt, wo du ihn einsetzt, und wertet dort am Ende einen Charakter. Ein Anleger deiner Farbe kostet 2 Gold, jeder andere 5. Deiner wartet auf dich, solange niemand 5 dafür bezahlt.',
  },
  income: {
    title: 'Einkommen',
    text: 'Wähle eine Insel: Je ein Laden von dir in jeder Farbe verkauft an alle Kunden dieser Farbe dort, für je 1 Gold. Zwei Läden einer Farbe auf einer Insel verdienen nicht mehr als einer.',
  },
  production: {
    title: 'Glas gegen Rauch',
    text: 'Jede Glasfabrik, die du nutzt, kostet 2 Siegpunkte und bringt eine Perle von zufälliger Farbe. Zwei Perlen einer Farbe bringen 12 Gold, drei 20; manche Charaktere zahlen am Ende 7 Siegpunkte je Perle.',
  },
  hiring: {
    title: 'Fünf Gondolieri oder mehr',
    text: 'Du beginnst mit fünf. Einen weiteren anzuheuern kostet 3 Gold, einen zu entlassen, den du nicht brauchst, bringt 3. Zähle vorher deine Charaktere.',
  },
  blocked: {
    title: 'Schiffe im Weg',
    text: 'Jedes Feld zeigt, was es dich kostet, dorthin zu kommen. Hinter einem Schiff kostet es 1 Gold, hinter zweien 3: Erst fahren die vorderen weiter. Manchmal ist es billiger zu warten, bis jemand anders den Weg frei macht.',
  },
  unbuilt: {
    title: 'Plättchen vor dir',
    text: 'Gekaufte Plättchen bringen nichts, bevor sie gebaut sind. Auf drei Feldern des Rings darfst du bauen; achte darauf, welches ein Schiff erreicht, und sammle zwei oder drei Plättchen für einen Besuch.',
  },
  gondoliers: {
    title: 'Ohne Gondoliere kein Siegpunkt',
    text: 'Du hast mehr Charaktere als Gondolieri an Anlegern. Jeder Charakter braucht seinen eigenen, an einer Insel, die zu ihm passt. Auf zwei Feldern des Rings setzt du sie ein; heb dir nicht alles bis zum Schluss auf.',
  },
  worth: {
    title: 'Was deine Karten wert sind',
    text: 'Bei jedem deiner Charaktere steht, was er jetzt auf welcher Insel brächte. Baue dafür, lege Kunden hin oder halte sie fern, und sieh zu, was andere dort tun: Mit jedem Plättchen ändert sich die Zahl.',
  },
  money: {
    title: 'Knapp bei Kasse',
    text: 'Passen bringt 1 Gold, ein Feld des Rings 2. Viel mehr bringt ein Laden zwischen vielen Kunden, und am meisten der Verkauf von zwei oder drei Perlen einer Farbe.',
  },
  near: {
    title: 'Das Ende rückt näher',
    text: 'Das Spiel endet, wenn zwei der fünf Stapel leer sind. Einer ist es beinahe. Sorge dafür, dass deine Gondolieri vorher eingesetzt und deine Plättchen gebaut sind.',
  },
  end: {
    title: 'Jetzt kennst du das Spiel',
    text: 'Das Ergebnis zeigt, woher die Punkte kamen, und die Aufzeichnung noch einmal jeden Zug. In der Lobby warten Bots auf dich, und Freunde können per Link dazukommen.',
  },
};
