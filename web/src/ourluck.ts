// The words that this browser's seats add to the luck of a table.

import type { Order } from './link';
import { noteCommitment, noteWords, wordsFor } from './luck';
import type { TableMessage } from './queue';

export function openLuck(id: string, ask: (order: Order) => Promise<boolean>) {
  const added = new Set<number>(); // seats whose words are on their way or there

  async function add(seat: number, words: string): Promise<boolean> {
    added.add(seat);
    const done = await ask({ do: 'luck', seat, words });
    if (done) noteWords(id, seat, words);
    else added.delete(seat);
    return done;
  }

  /** Whether our words are all that is awaited: then the first cards follow at once, and nothing is shown before. */
  function hear(message: TableMessage, refused: () => void): boolean {
    const { fair, steps } = message.table;
    if (fair) noteCommitment(id, fair.commitment, steps);
    const all = fair?.awaited ?? [];
    const ours = all.filter((seat) => message.scenes.some((one) => one.seat === seat));
    for (const seat of ours.filter((one) => !added.has(one)))
      void add(seat, wordsFor(id)).then((done) => done || refused());
    return ours.length > 0 && ours.length === all.length;
  }

  return { add, hear };
}
