// What the reference of a game's rules is made of. The texts of a language fill it.

export interface Chapter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface Rule {
  readonly label: string; // what it is about, in a word or two
  readonly sentence: string;
}

export interface Example {
  readonly title: string; // what the picture shows, for those who do not see it
  readonly lines: readonly string[]; // the sums, line by line
}

/** In one language. */
export interface ReferenceText<Name extends string, Id extends string, ExampleName extends string> {
  readonly contents: string;
  readonly example: string;
  readonly chapters: Readonly<Record<Name, Chapter>>;
  readonly rules: Readonly<Record<Id, Rule>>;
  readonly examples: Readonly<Record<ExampleName, Example>>;
}

/** A row of a table of the player aid. */
export interface AidRow {
  readonly name: string;
  readonly icons: readonly string[];
  readonly cells: readonly string[];
}

/** Sums do not break over the end of a line. */
export const unbroken = (line: string): string => line.replaceAll(/ ([×+=]) /g, '\u00a0$1\u00a0');
