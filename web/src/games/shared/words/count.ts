// Pieces of sentences that need no language.

/** A number and its noun: 1 point, 2 points. */
export const counted =
  (one: string, many: string) =>
  (n: number): string =>
    n === 1 ? `1 ${one}` : `${n} ${many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** ' (text)', or nothing. */
export const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

/** 'a, b and c' with the word of a language for 'and'. */
export const listed =
  (and: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
