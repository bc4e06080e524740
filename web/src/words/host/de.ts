// Die Seite für den Gastgeber auf Deutsch.

import type { host as en } from './en';

export const host: typeof en = {
  heading: 'Dieser Server',
  ready: 'Bereit: Alles, was gespielt wird, wird aufbewahrt.',
  notReady: (reason: string) => `Nicht bereit: ${reason}`,
  hidden:
    'Die Zahlen dieses Servers werden hier nicht gezeigt. Sein Gastgeber sieht sie an der Maschine selbst.',
  gone: 'Der Server antwortet nicht.',
  tables: 'Tische im Spiel',
  sockets: 'Verbindungen',
  people: 'Aktionen von Menschen pro Sekunde',
  bots: 'Aktionen von Bots pro Sekunde',
  slowest: '99 % der Schreibvorgänge, höchstens',
  none: 'keine',
  beyond: 'mehr als 1 s',
  memory: 'Speicher',
  processors: 'beschäftigte Prozessoren',
  course: 'Aktionen pro Sekunde in den letzten Minuten',
  problems: 'Seit dem Start des Servers',
  storage: 'Änderungen, die nicht geschrieben werden konnten',
  faults: 'Fehler, an die niemand gedacht hatte',
  turnedAway: 'abgewiesene Verbindungen',
};
