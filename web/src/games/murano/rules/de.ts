// Das Nachschlagewerk der Regeln auf Deutsch.

import { aid } from './aid_de';
import { rulings } from './rulings_de';
import { rules } from './sentences_de';
import type { RulesText } from './text';

export const de: RulesText = {
  contents: 'Inhalt',
  example: 'Beispiel',
  chapters: {
    minute: {
      heading: 'Das Spiel in einer Minute',
      paragraphs: [
        'Acht Schiffe fahren um Murano, und sie gehören niemandem. In deinem Zug bewegst du eines davon vorwärts und nutzt die Aktion des Feldes, auf dem es anhält. Sind andere im Weg, darfst du mehrere bewegen, gegen Gold.',
        'So kaufst du Plättchen, baust Straßen, Glasfabriken, Läden und Paläste auf den Inseln und wirbst Charaktere an. Gebäude bringen sofort ein paar Siegpunkte; Glas bringt Gold, aber sein Rauch kostet Siegpunkte.',
        'Die meisten Siegpunkte kommen am Ende. Jeder Charakter sagt, was ihm an einer Insel gefällt, und jeder braucht dort einen Gondoliere von dir an einem Anleger. Wer Charaktere, Inseln und Gondolieri zusammenbringt, gewinnt.',
        'Das Spiel endet, wenn zwei der fünf Stapel leer sind. Üblich sind 60 bis 75 Siegpunkte mit vier oder fünf gewerteten Charakteren.',
      ],
    },
    aid: { heading: 'Spielhilfe: Aktionen und Plättchen', paragraphs: [] },
    setup: { heading: 'Aufbau', paragraphs: [] },
    ships: {
      heading: 'Schiffe und Züge',
      paragraphs: [
        'Die achtzehn Felder bilden einen Ring; alle Schiffe fahren in dieselbe Richtung. Versperren 1, 2, 3 … Schiffe hintereinander ein Feld, kostet es 1, 3, 6 … Gold, dorthin zu kommen: Erst fahren die vorderen weiter.',
      ],
    },
    actions: {
      heading: 'Aktionen',
      paragraphs: ['Kaufen, Anwerben und Gondolieri. Bauen, Einkommen und Produktion haben eigene Kapitel.'],
    },
    building: {
      heading: 'Bauen',
      paragraphs: ['Plättchen warten vor dir, bis du sie baust; was gebaut ist, bleibt liegen.'],
    },
    income: {
      heading: 'Einkommen',
      paragraphs: [
        'Läden verkaufen an die Kunden auf den Straßen ihrer Insel, egal wer die Straßen gelegt hat.',
      ],
    },
    production: {
      heading: 'Produktion',
      paragraphs: [
        'Perlen bringen viel Gold, oder Siegpunkte mit den richtigen Charakteren; der Rauch kostet Siegpunkte.',
      ],
    },
    special: {
      heading: 'Sonderkarten',
      paragraphs: ['Fünfzehn Karten, jede einmal. Sie liegen offen aus und wirken bis zum Ende.'],
    },
    characters: {
      heading: 'Charaktere',
      paragraphs: [
        'Vierzig Karten, jede einmal. In den Regeln unten ist I die Insel, an der der Gondoliere steht. „Markierte“ Gebäude sind Glasfabriken und Läden; Paläste und Sondergebäude gehören niemandem. Die Namen der Charaktere sind unsere.',
      ],
    },
    end: {
      heading: 'Ende und Wertung',
      paragraphs: [
        'Wenn du wertest, kennt die Seite die beste Verteilung der Charaktere auf deine Gondolieri, mit Gold und Perlen, und spielt sie auf Knopfdruck; unter gleichen lässt sie dir das meiste Gold. Du darfst auch anders wählen.',
      ],
    },
    secrets: { heading: 'Was geheim ist', paragraphs: [] },
    rulings: {
      heading: 'Festlegungen',
      paragraphs: ['Wo die gedruckten Regeln eine Frage offen lassen, gilt in dieser Ausgabe:', ...rulings],
    },
    reconstructed: {
      heading: 'Was rekonstruiert ist',
      paragraphs: [
        'Die Regeln dieser Ausgabe sind vollständig, aber nicht alles, was auf Spielplan und Karten gedruckt ist, ließ sich aus Texten erfahren. Das Folgende ist rekonstruiert: Es passt zu jeder bekannten Zahl und jedem bekannten Beispiel, ist aber nicht das gedruckte Spiel.',
        'Die Reihenfolge der Aktionen im Ring und die Plätze der Anker. Die Form der Inseln mit Straßen und Bauplätzen, und ihre Anleger. Wie viele Kunden welcher Farbe auf den Straßen sind und wie viele Paläste 1, 2 oder 3 Wappen haben. Die Siegpunkte dreier Tabellen: Gold für Siegpunkte (7 und 8), alle Kunden (11) und Kunden einer Farbe (12, 13 und 14); davon ist nur „4 Gold für 3 Siegpunkte“ bekannt.',
        'Wer das Spiel besitzt, kann das berichtigen: Ein Server, der mit --murano-board und einer Datei gestartet wird, spielt mit deren Werten. docs/murano-board.md erklärt die Datei. Jede Partie weiß, auf welchem Plan sie gespielt wurde, und am Tisch zeigt jede Karte die Zahlen dieses Plans; hier stehen die mitgelieferten.',
      ],
    },
  },
  rules,
  examples: {
    ships: {
      title: 'Du willst auf Ring 7 bauen, aber auf 7 und 8 stehen Schiffe.',
      lines: [
        'Das vordere Schiff fährt von 8 nach 9: kostenlos.',
        'Das nächste fährt von 7 nach 8: 1 Gold.',
        'Jetzt fährt ein drittes von 5 nach 7, für 2 Gold, und du baust: 0 + 1 + 2 = 3 Gold.',
      ],
    },
    building: {
      title:
        'Weiß baut drei Plättchen auf San Donato: eine Straße, dann einen Laden und einen Palast daneben.',
      lines: [
        'Siegpunkte: Straße 0, Laden 2, Palast 3. 0 + 2 + 3 = 5.',
        'Der Laden bekommt einen weißen Marker, der Palast keinen.',
      ],
    },
    income: {
      title: 'Grau nimmt mit einem roten und zwei blauen Läden das Einkommen von San Donato.',
      lines: [
        'Dort sind 4 rote und 2 blaue Kunden; eine Straße mit zwei Kunden zählt für beide.',
        'Gold: der rote Laden 4, einer der blauen 2. 4 + 2 = 6. Der zweite blaue bringt nichts dazu.',
        'Auch Orange hat dort einen Laden, bekommt aber nichts: Es ist nicht ihr Zug.',
      ],
    },
    production: {
      title: 'Braun hat drei Glasfabriken, eine grüne und eine blaue Perle und nutzt zwei der Fabriken.',
      lines: [
        'Siegpunkte: 2 × 2 = 4 gehen verloren.',
        'Zwei Perlen werden aus dem Beutel gezogen, und beide sind grün.',
        'Drei grüne Perlen bringen beim Verkauf 20 Gold; die blaue bleibt.',
      ],
    },
    characters: {
      title: 'Orange hat zwei Gondolieri an S. Pietro Martire und wertet dort zwei Charaktere.',
      lines: [
        'Dame in Rot (38): zwei rote Läden auf der Insel, einer davon von Weiß. 2 × 4 = 8 Siegpunkte.',
        'Herr der Öfen (5): Nur Orange hat dort eine Glasfabrik: 12 Siegpunkte.',
        'Eine dritte Karte bräuchte einen dritten Gondoliere oder eine andere Insel.',
        'Mit 5 übrigen Gold und einer passenden Insel nähme Mäzenin oder Mäzen (7, 8) 4 Gold für 3 Siegpunkte.',
      ],
    },
  },
  aid,
};
