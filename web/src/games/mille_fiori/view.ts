// What a viewer sees of a game of Mille Fiori, as it comes over the wire.

export type Phase = 'draw_start' | 'turn_up' | 'deal' | 'pick' | 'play' | 'extra' | 'over';

export const kBonusAreas = ['workshops', 'residences', 'nobili', 'populi', 'trade'] as const;
export type BonusArea = (typeof kBonusAreas)[number];

export interface View {
  readonly viewer: number; // the seat, 0: nobody's
  readonly seats: number;
  readonly tactical: boolean;
  readonly phase: Phase;
  readonly round: number; // from 1; 0 before the first deal
  readonly cycle: number; // of picking and playing, from 1
  readonly doge: number; // seat, 0: not drawn yet
  readonly acting: number; // seat, 0: nobody or everybody
  readonly shown: string; // the card being played, empty if none
  readonly committed: readonly number[]; // seats that have picked a card which is still hidden
  readonly first_out: number; // seat whose supply ran empty first
  readonly pile: number; // cards left
  readonly face_up: readonly string[];
  readonly discard: readonly string[];
  readonly hand: readonly string[]; // the viewer's
  readonly pick: string; // the viewer's own hidden pick, empty if none
  readonly hand_sizes: readonly number[]; // by seat
  readonly known: Readonly<Record<string, readonly string[]>>; // cards of other seats that the viewer can tell, by seat
  readonly diamonds: Readonly<Record<string, number>>; // space → seat
  readonly bonuses: Readonly<Record<BonusArea, readonly number[]>>; // who marks 20, 15, 10, 5; 0: nobody
  readonly ships: readonly number[]; // by seat, 0: start
  readonly stock: readonly number[]; // diamonds left, those in the box included
  readonly scores: readonly number[];
}
