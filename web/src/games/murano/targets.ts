// Which things on the table each legal action belongs to.

import { grouped, type Choice, type Target } from '../game';
import type { Event, Legal } from '../../wire';
import type { View } from './view';

const kStackOf: Readonly<Record<string, string>> = {
  street: 'streets',
  factory: 'factories',
  shop: 'shops',
  palace: 'palaces',
  special: 'specials',
};

function placesOf({ action }: Legal): readonly string[] {
  const [verb = '', what = '', where = ''] = action.split(' ');
  switch (verb) {
    case 'sail':
      return [where];
    case 'pass':
      return ['pass', `pass:${where}`];
    case 'buy':
    case 'search':
      return [action, `stack:${kStackOf[what] ?? what}`];
    case 'dock':
      return [`dock:${what}:${where}`];
    case 'build':
      return what === 'street' ? ['tile:street', 'stack:streets'] : [`tile:${what}`];
    case 'income':
      return [`island:${what}`];
    case 'on':
      return [what];
    case 'keep':
      return [`drawn:${what}`];
    case 'take':
      return [`found:${what}`];
    case 'score':
      return [`card:${what}`, `worth:${what}:${where}`];
    default:
      return [action];
  }
}

/** The event that a step of a course will bring. */
function sailed(step: string, view: View, gold: number): Event {
  const [, ship = '', to = ''] = step.split(' ');
  const from = ship === 'red' ? { from: `ring-${view.red}`, red: 1 } : { from: ship };
  return { kind: 'sailed', seat: view.viewer, ...from, space: to, gold: -gold, rule: 'MU-M2' };
}

/** The cheapest way to each ring space where something can be done. */
function courses(legal: readonly Legal[], view: View): readonly (Choice & { readonly at: string })[] {
  return Object.entries(view.ways ?? {}).flatMap(([number, { useful, path }]) => {
    const [action = '', ...then] = path;
    const first = legal.find((one) => one.action === action);
    if (!useful || !first) return [];
    const rest = then.map((step, i) => sailed(step, view, view.next_move + 1 + i));
    const course = { at: `ring-${number}`, action, preview: [...first.preview, ...rest] };
    return [then.length === 0 ? course : { ...course, then }];
  });
}

/** The best assignment at the end, as one course. */
function plan(legal: readonly Legal[], view: View): readonly Target[] {
  const [action, ...then] = view.plan?.steps ?? [];
  if (view.phase !== 'score' || !legal.some((one) => one.action === action) || !action) return [];
  const preview = [action, ...then].flatMap(
    (step) => legal.find((one) => one.action === step)?.preview ?? [],
  );
  return [{ at: 'plan', actions: [{ action, preview, then }] }];
}

export function targets(legal: readonly Legal[], sight: unknown): readonly Target[] {
  const view = sight as View;
  const found = courses(legal, view);
  const isCourse = ({ action }: Legal): boolean =>
    found.some((course) => course.action === action && course.then === undefined);
  return [
    ...plan(legal, view),
    ...grouped<Choice & { readonly at?: string }>(
      [...found, ...legal.filter((one) => !isCourse(one))],
      (one) => (one.at === undefined ? placesOf(one) : [one.at]),
    ),
  ];
}
