// How an icon is made: pieces on a field of 24 units, painted in order. The ink is the colour of the text around it.

export const kField = 24;

const kPaints = {
  none: 'none',
  ink: 'currentColor',
  shade: 'color-mix(in srgb, currentColor 30%, transparent)',
  gold: '#eab83c',
  amber: '#d98a1f',
  brick: '#c4532f',
  red: '#d23a3f',
  rose: '#f0a8b4',
  ice: '#b8e4f2',
  sky: '#6fb8dc',
  sea: '#2d7fa8',
  teal: '#3aa79b',
  leaf: '#6fae3e',
  violet: '#9a6cc4',
  ash: '#8d8d8a',
  chalk: '#f3eee0',
  sand: '#e6cf9f',
} as const;

type Paint = keyof typeof kPaints;

/** A path, what fills it, and the width of its outline in ink (0: none). */
export type Piece = readonly [d: string, paint: Paint, outline?: number];
export type Drawing = readonly Piece[];

export const paintOf = (paint: Paint): string => kPaints[paint];
