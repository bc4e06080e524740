// What characters are worth.

/** The most that a card would score anywhere, 0 if nothing. */
export const bestOf = (worth: Readonly<Record<string, number>>): number =>
  Math.max(0, ...Object.values(worth));

/** Where a card would score something, the best first. */
export const worthList = (
  worth: Readonly<Record<string, number>>,
): readonly { readonly island: string; readonly points: number }[] =>
  Object.entries(worth)
    .map(([island, points]) => ({ island, points }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
