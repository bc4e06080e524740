// The small words of the drawing.

/** Strings and sentences that need no other names. */
export interface StateWords {
  readonly free: string;
  readonly target: string; // can be pressed now
  readonly lastMove: string;
  readonly you: string;
  readonly none: string;
  readonly close: string;
  readonly board: string;
  readonly wholeBoard: string;
  readonly ring: string;
  readonly islands: string;
  readonly hand: string; // heading of the own tiles and cards
  readonly tiles: string; // not yet built
  readonly characters: string;
  readonly specialCards: string;
  readonly beads: string;
  readonly stacks: string;
  readonly bag: string;
  readonly gold: string;
  readonly score: string;
  readonly gondolier: string;
  readonly gondoliers: string;
  readonly blackShip: string;
  readonly redShip: string;
  readonly ready: string; // the ship that may act
  readonly moved: string; // a ship that has moved in this turn
  readonly anchor: string;
  readonly deck: string; // of characters
  readonly hidden: string; // a tile or card one cannot see
  readonly drawn: string; // cards being looked at
  readonly found: string; // tiles of a stack being looked through
  readonly worth: string;
  readonly plan: string;
  readonly playing: string; // it is this player's turn
  readonly lastTurn: string;
  readonly reconstructed: string;
  readonly pass: string;
  readonly actHere: string;
  readonly useless: string; // a ring space whose action would do nothing
  readonly choose: string; // one of several actions
  points(n: number): string;
  goldOf(n: number): string;
  price(n: number): string; // 'free', '3 gold'
  left(n: number): string; // tiles or cards
  ownedBy(name: string): string;
  gondolierOf(name: string): string;
  handOf(name: string): string;
  gondoliersAtHand(n: number): string;
  inSupply(n: number): string;
  charactersHeld(n: number): string;
  nextCharacter(price: number): string;
  worthAt(points: number, island: string): string;
  planOf(points: number, leftOver: number): string;
  tilesLeft(n: number): string; // of this build
  customers(n: number): string;
  crests(n: number): string;
  zoom(area: string): string;
}
