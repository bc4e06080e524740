// What the host's page shows, made from two readings of /metrics.

export interface Reading {
  readonly time: number; // milliseconds
  readonly values: ReadonlyMap<string, number>; // by name and labels, as they are written
}

export interface Figures {
  readonly tables: number;
  readonly sockets: number;
  readonly people: number; // actions a second
  readonly bots: number;
  readonly slowest: number | null; // milliseconds that 99 % of the writes took at most; none if there were none
  readonly memory: number; // bytes
  readonly processors: number; // kept busy
  readonly problems: Readonly<Record<Problem, number>>; // since the server started
}

export const kProblems = {
  storage: 'laguna_storage_failures_total',
  faults: 'laguna_faults_total',
  turnedAway: 'laguna_turned_away_total',
} as const;
export type Problem = keyof typeof kProblems;

/** The text form of Prometheus: a name and a number on each line. */
export function readNumbers(text: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const line of text.split('\n')) {
    const end = line.lastIndexOf(' ');
    const value = Number(line.slice(end + 1));
    if (end > 0 && !line.startsWith('#') && !Number.isNaN(value)) values.set(line.slice(0, end), value);
  }
  return values;
}

/** Where the given share of what was counted between two readings ends, in seconds. */
function quantile(now: Reading, before: Reading, name: string, share: number): number | null {
  const grown = (key: string): number => (now.values.get(key) ?? 0) - (before.values.get(key) ?? 0);
  const all = grown(`${name}_count`);
  if (all <= 0) return null;
  for (const key of now.values.keys()) {
    const bound = key.startsWith(`${name}_bucket{le="`) ? key.slice(name.length + 12, -2) : '';
    if (bound && bound !== '+Inf' && grown(key) >= share * all) return Number(bound);
  }
  return Infinity;
}

export function figuresOf(now: Reading, before: Reading | null): Figures {
  const at = (name: string): number => now.values.get(name) ?? 0;
  const seconds = before ? (now.time - before.time) / 1000 : 0;
  // A server that has been started anew counts from nothing.
  const rate = (name: string): number =>
    before && seconds > 0 ? Math.max(0, at(name) - (before.values.get(name) ?? 0)) / seconds : 0;
  const slowest = before && quantile(now, before, 'laguna_write_seconds', 0.99);
  const problem = (which: Problem): number => at(kProblems[which]);
  return {
    tables: at('laguna_tables'),
    sockets: at('laguna_sockets'),
    people: rate('laguna_actions_total{by="person"}'),
    bots: rate('laguna_actions_total{by="bot"}'),
    slowest: slowest === null ? null : slowest * 1000,
    memory: at('process_resident_memory_bytes'),
    processors: rate('process_cpu_seconds_total'),
    problems: { storage: problem('storage'), faults: problem('faults'), turnedAway: problem('turnedAway') },
  };
}
