// The shape that marks a seat beside its colour, as a path around the origin within a radius of about 10.

const kShapes: readonly string[] = [
  'M0-8.5A8.5 8.5 0 1 1 0 8.5 8.5 8.5 0 1 1 0-8.5z',
  'M-7.8-7.8H7.8V7.8H-7.8z',
  'M0-9.5 9.8 8H-9.8z',
  'M0-10 2.8-3.4 9.8-2.9 4.5 1.8 6.2 8.8 0 5 -6.2 8.8 -4.5 1.8 -9.8-2.9 -2.8-3.4z',
];

export const shapeOf = (seat: number): string => kShapes[seat - 1] ?? '';
export const colourOf = (seat: number): string => `var(--seat-${seat})`;
