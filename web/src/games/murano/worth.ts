// What characters are worth.

/** The most that a card would score anywhere, 0 if nothing. */
export const bestOf = (worth: Readonly<Record<string, number>>): number =>
  Math.max(0, ...Object.values(worth));
