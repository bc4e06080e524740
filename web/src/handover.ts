// One screen for several people: whose turn it is to look.

export interface Front {
  readonly seat: number; // whose scene is shown; 0: a spectator's
  readonly open: boolean; // its hand may be seen
  readonly before: number; // who looked before, 0: nobody
}

export const kNobody: Front = { seat: 0, open: false, before: 0 };

/** Who has to look after `front`: the next in turn order that is held here and has to act, or still the same. */
export function nextSeat(front: number, held: readonly number[], toAct: readonly number[]): number {
  const asked = held.filter((seat) => toAct.includes(seat)).sort((a, b) => a - b);
  if (asked.includes(front)) return front;
  const next = asked.find((seat) => seat > front) ?? asked[0];
  if (next !== undefined) return next;
  return held.includes(front) ? front : (held[0] ?? 0);
}

/** With one seat here nothing is ever covered; with several, a hand is open only to who asked for it and acts. */
export function handOver(front: Front, held: readonly number[], toAct: readonly number[]): Front {
  const seat = nextSeat(front.seat, held, toAct);
  if (held.length <= 1) return { seat, open: true, before: 0 };
  if (seat !== front.seat) return { seat, open: false, before: front.seat };
  return { ...front, open: front.open && toAct.includes(seat) };
}

export function opened(front: Front): Front {
  return { ...front, open: true };
}
