import { expect, it } from 'vitest';
import { figuresOf, readNumbers, type Reading } from './hosting';

const text = (people: number, quick: number, slow: number): string => `# HELP laguna_tables Tables in memory.
# TYPE laguna_tables gauge
laguna_tables 12
laguna_sockets 48
laguna_actions_total{by="bot"} 7
laguna_actions_total{by="person"} ${people}
laguna_write_seconds_count ${slow}
laguna_write_seconds_sum 1.5
laguna_write_seconds_bucket{le="0.005"} ${quick}
laguna_write_seconds_bucket{le="0.01"} ${slow}
laguna_write_seconds_bucket{le="+Inf"} ${slow}
laguna_storage_failures_total 2
process_resident_memory_bytes 1.25e+08
process_cpu_seconds_total ${people / 1000}
`;
const reading = (time: number, ...numbers: [number, number, number]): Reading => ({
  time,
  values: readNumbers(text(...numbers)),
});

it('numbers are read by their names', () => {
  const values = readNumbers(text(5, 1, 1));
  expect(values.get('laguna_tables')).toBe(12);
  expect(values.get('laguna_actions_total{by="person"}')).toBe(5);
  expect(values.get('process_resident_memory_bytes')).toBe(125e6);
  expect(readNumbers('<!doctype html>\n<p>nothing here</p>').size).toBe(0);
});

it('two readings tell how much happens', () => {
  const figures = figuresOf(reading(2000, 500, 398, 400), reading(0, 100, 0, 0));
  expect(figures).toMatchObject({ tables: 12, sockets: 48, people: 200, bots: 0, slowest: 5, memory: 125e6 });
  expect(figures.processors).toBeCloseTo(0.2);
  expect(figures.problems).toEqual({ storage: 2, faults: 0, turnedAway: 0 });
});

it('the slowest of a hundred writes counts', () => {
  expect(figuresOf(reading(2000, 1, 300, 400), reading(0, 0, 0, 0)).slowest).toBe(10);
});

it('one reading tells nothing of it, and neither does a server that begins anew', () => {
  expect(figuresOf(reading(0, 500, 3, 4), null)).toMatchObject({ people: 0, slowest: null });
  expect(figuresOf(reading(2000, 3, 0, 0), reading(0, 500, 3, 4))).toMatchObject({
    people: 0,
    slowest: null,
  });
});
