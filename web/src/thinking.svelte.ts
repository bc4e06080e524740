// Bots that take longer than a moment.

import type { SeatState, Summary } from './wire';

const kMoment = 900; // milliseconds

const isBot = (seat: SeatState | undefined): boolean => seat?.kind === 'bot' || seat?.stand_in === true;

/** The seats of the bots that have been asked for longer than a moment. To be called where effects live. */
export function watchThinking(look: () => Summary | undefined) {
  let late = $state(0); // the version at which a moment has passed
  const summary = $derived(look());
  const asked = $derived(
    summary?.turn.kind === 'seats' ? summary.turn.seats.filter((seat) => isBot(summary.seats[seat - 1])) : [],
  );
  const version = $derived(asked.length > 0 ? (summary?.version ?? 0) : 0);
  const patience = $derived(kMoment + (summary?.pace ?? 0));

  $effect(() => {
    const now = version;
    if (now === 0) return;
    const timer = setTimeout(() => (late = now), patience);
    return () => clearTimeout(timer);
  });

  return {
    get seats() {
      return version !== 0 && late === version ? asked : [];
    },
  };
}
