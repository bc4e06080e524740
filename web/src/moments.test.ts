import { expect, it } from 'vitest';
import { pieceOf, piecesFor } from './moments';

it('moments come in pieces of 64 that do not overlap', () => {
  expect(pieceOf(0, 200)).toEqual({ from: 0, to: 63 });
  expect(pieceOf(64, 200)).toEqual({ from: 64, to: 127 });
  expect(pieceOf(200, 200)).toEqual({ from: 192, to: 200 });
});

it('the next piece is wanted before it is needed', () => {
  expect(piecesFor(10, 200)).toHaveLength(1);
  expect(piecesFor(40, 200)).toEqual([
    { from: 0, to: 63 },
    { from: 64, to: 127 },
  ]);
  expect(piecesFor(200, 200)).toHaveLength(1);
});
