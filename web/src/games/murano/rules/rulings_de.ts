// Die Festlegungen in Kürze, auf Deutsch; docs/rulings.md begründet sie.

export const rulings: readonly string[] = [
  'M1 · Das rote Schiff beginnt auf dem ersten Feld mit Anker.',
  'M2 · Kein Schiff fährt in einem Zug zweimal. Wer passt, sagt es zusammen mit der Bewegung an.',
  'M3 · Eine Bewegung wird nur angeboten, wenn der Zug noch in einer Aktion enden kann, die etwas bewirkt: mindestens 1 Gold Einkommen, ein Plättchen, das gebaut werden kann, eine Perle zum Herstellen oder Verkaufen, ein Charakter, dessen Preis vorhanden ist, ein Gondoliere mit freiem Anleger und dessen Preis, ein Stapel, der nicht leer ist.',
  'M4 · Die 4 Gold für das Durchsehen eines Stapels werden zuerst gezahlt; es gibt kein Zurück.',
  'M5 · Der Preis eines Charakters muss vorhanden sein, bevor man sich die Karten ansieht.',
  'M6 · Jede Insel hat bei jeder Spielerzahl einen Anleger jeder Farbe; jeder außer dem eigenen kostet den höheren Preis, ob jemand die Farbe spielt oder nicht.',
  'M7 · Straßen werden einzeln gezogen, und eine gezogene muss gelegt werden; ist kein Straßenfeld frei, wird keine gezogen.',
  'M8 · Beim Einkommen zählt immer ein Laden jeder Farbe, die man auf der Insel hat.',
  'M9 · Eine Glasfabrik zu nutzen braucht 2 vorhandene Siegpunkte und eine Perle im Beutel.',
  'M10 · Zwei Ateliers lassen sich verketten: Mit Rot–Grün und Blau–Grün sind alle drei Farben gleich.',
  'M11 · Die zusätzliche Perle des Handelskontors wird vor dem Ziehen angesagt und muss im Beutel sein; eine Perle muss zum Zurückgeben übrig bleiben.',
  'M12 · Der Leuchtturm ist eine gewöhnliche Bewegung zu ihrem Preis, die letzte des Zuges, und gilt nicht beim Passen; danach darf jeder eines der beiden Schiffe bewegen.',
  'M13 · Für 7 und 8 wird genau eine der gedruckten Summen gezahlt; eine kleinere ist erlaubt.',
  'M14 · Bei 24 sind keine und keine gleich viele.',
  'M15 · Ein im letzten Zug gekauftes Gebäude darf sofort eingesetzt werden; Kräne zählen, und ein Sondergebäude bringt seine Karte, die in der Wertung wirkt.',
  'M16 · Hundert Züge, in denen kein Plättchen einen Stapel verlässt, beenden eine endlose Partie.',
  'M17 · Eine Karte darf ungewertet bleiben; eine Wertung, die nichts bringt, wird nicht angeboten.',
  'M18 · Gondolieri im allgemeinen Vorrat gehören niemandem und bringen nichts. Gold und Perlen, die für eine Karte gegeben wurden, sind weg, bevor ein Gleichstand entschieden wird.',
  'M19 · Verdeckte Plättchen und Charaktere liegen in der Reihenfolge, in der sie kamen, damit sich alle merken können, welches welches ist.',
];
