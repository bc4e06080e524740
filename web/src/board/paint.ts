// How an icon is made: pieces on a field of 24 units, painted in order. The ink is the colour of the text around it.

export const kField = 24;

const kPaints = {
  none: 'none',
  ink: 'currentColor',
  shade: 'color-mix(in srgb, currentColor 30%, transparent)',
  gold: 'light-dark(#eab83c, #b07c12)',
  amber: 'light-dark(#d98a1f, #a8600c)',
  brick: '#c4532f',
  red: '#d23a3f',
  rose: 'light-dark(#f0a8b4, #b2546a)',
  ice: 'light-dark(#b8e4f2, #3a86a6)',
  sky: 'light-dark(#6fb8dc, #2b6f96)',
  sea: 'light-dark(#2d7fa8, #1f6a92)',
  teal: '#3aa79b',
  leaf: '#6fae3e',
  violet: '#9a6cc4',
  ash: 'light-dark(#8d8d8a, #6c6e70)',
  chalk: 'light-dark(#f8f4e8, #4a5862)',
  sand: 'light-dark(#e6cf9f, #8b6c38)',
} as const;

type Paint = keyof typeof kPaints;

/** A path, what fills it, and the width of its outline in ink (0: none). */
export type Piece = readonly [d: string, paint: Paint, outline?: number];
export type Drawing = readonly Piece[];

export const paintOf = (paint: Paint): string => kPaints[paint];
