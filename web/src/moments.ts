// Moments of a game, fetched in pieces and kept.

import type { Moment } from './wire';

export const kPiece = 64;

export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The piece that holds a step of a game of so many steps. */
export function pieceOf(step: number, steps: number): Piece {
  const from = Math.floor(step / kPiece) * kPiece;
  return { from, to: Math.min(from + kPiece - 1, steps) };
}

/** What is wanted for looking at a step: its piece, and the next one early enough. */
export function piecesFor(step: number, steps: number): readonly Piece[] {
  const here = pieceOf(step, steps);
  const soon = Math.min(step + kPiece / 2, steps);
  return soon > here.to ? [here, pieceOf(soon, steps)] : [here];
}

export type Moments = ReadonlyMap<number, Moment>;

export function withMoments(known: Moments, found: readonly Moment[]): Moments {
  return new Map([...known, ...found.map((moment): [number, Moment] => [moment.step, moment])]);
}
