// Several actions in a row, each checked by the server.

export type End = 'done' | 'illegal' | 'refused';

/** Goes on only while nothing but itself happens: what is no longer legal, or is refused, ends it. */
export async function follow(
  actions: readonly string[],
  isLegal: (action: string) => boolean,
  play: (action: string) => Promise<boolean>,
): Promise<End> {
  for (const action of actions) {
    if (!isLegal(action)) return 'illegal';
    if (!(await play(action))) return 'refused';
  }
  return 'done';
}
