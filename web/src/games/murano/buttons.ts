// Actions that have no place on the table become buttons.

import type { Target } from '../game';
import type { Event } from '../../wire';

const kIconOf: Readonly<Record<string, string>> = {
  recruit: 'recruit',
  hire: 'gondolier',
  dismiss: 'gondolier',
  produce: 'production',
  sell: 'gold',
  pass: 'gold',
  'take-gold': 'take-gold',
};

export interface Button {
  readonly at: string;
  readonly icon: string;
  readonly action: string; // what it is called by
  readonly gold: number;
  readonly points: number;
  readonly quiet: boolean; // leaves things as they are
}

export const isButton = ({ at, actions }: Target): boolean =>
  at === 'pass' || actions.some(({ action }) => action === at);

const sumOf = (events: readonly Event[], seat: number, what: 'gold' | 'points'): number =>
  events.filter((event) => event.seat === seat).reduce((sum, event) => sum + (event[what] ?? 0), 0);

function iconOf(action: string): string {
  const [verb = '', what = ''] = action.split(' ');
  if (verb === 'buy' || verb === 'search') return what;
  return verb === 'give' ? `bead-${what}` : (kIconOf[verb] ?? '');
}

export function buttonsOf(targets: readonly Target[], seat: number): readonly Button[] {
  return targets.filter(isButton).map(({ at, actions }) => {
    const preview = actions[0]?.preview ?? [];
    return {
      at,
      icon: iconOf(at),
      action: at,
      gold: at === 'pass' ? 1 : sumOf(preview, seat, 'gold'),
      points: sumOf(preview, seat, 'points'),
      quiet: at === 'stop' || at === 'decline' || at === 'pass',
    };
  });
}
