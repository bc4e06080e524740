// What a viewer sees of a game of Murano, as it comes over the wire.

export type Phase =
  | ('start' | 'draw' | 'sail' | 'act' | 'take' | 'keep' | 'build')
  | ('site' | 'card' | 'sell' | 'give' | 'score' | 'over');

export const kColours = ['white', 'brown', 'orange', 'grey'] as const; // of the docks, in the order of the seats
export const kBeads = ['red', 'green', 'blue'] as const;
export type Bead = (typeof kBeads)[number];
export const kStacks = ['streets', 'factories', 'shops', 'palaces', 'specials'] as const;
export type Stack = (typeof kStacks)[number];

/** What is printed on the board. */
export interface Box {
  readonly id: string;
  readonly reconstructed: boolean;
  readonly ring: readonly string[]; // the actions of ring-1 … ring-18
  readonly anchors: readonly number[];
  readonly islands: Readonly<Record<string, readonly string[]>>; // rows of B (site), S (street) and . (water)
  readonly docks: Readonly<Record<string, readonly string[]>>; // island → colours
}

/** How a ring space is reached most cheaply. */
export interface Way {
  readonly price: number;
  readonly useful: boolean; // the action there can be done
  readonly path: readonly string[]; // steps, 'sail ring-3 ring-5'
}

export interface Hand {
  readonly tiles: readonly string[]; // hidden ones, 'shop-red'
  readonly characters: readonly number[];
}

export interface Plan {
  readonly points: number;
  readonly left_over: number;
  readonly gold: number;
  readonly steps: readonly string[]; // 'score 38 san-donato'
}

type BySeat<T> = Readonly<Record<string, T>>;
type Beads = Readonly<Record<Bead, number>>;

export interface View {
  readonly viewer: number; // the seat, 0: nobody's
  readonly seats: number;
  readonly phase: Phase;
  readonly acting: number; // seat, 0: nobody
  readonly box: Box;
  readonly ships: readonly number[]; // where the black ships are
  readonly red: number;
  readonly moved: readonly number[]; // where the ships moved in this turn are
  readonly ready: number; // where the ship is that may act, 0: none
  readonly next_move: number; // gold
  readonly ways?: Readonly<Record<string, Way>>; // by ring number
  readonly streets: Readonly<Record<string, string>>; // space → tile
  readonly buildings: Readonly<Record<string, string>>;
  readonly markers: Readonly<Record<string, number>>; // space → seat
  readonly docks: Readonly<Record<string, readonly number[]>>; // island → seats, by colour
  readonly scored: readonly string[]; // docks, 'san-donato white'
  readonly stacks: Readonly<Record<Stack, number>>;
  readonly characters_left: number;
  readonly special_cards_left: number;
  readonly bag: Beads;
  readonly gold: readonly number[]; // by seat, and so are the next ones
  readonly scores: readonly number[];
  readonly gondoliers: readonly number[];
  readonly supply: readonly number[];
  readonly factories: readonly number[];
  readonly specials: readonly number[];
  readonly shops: readonly number[]; // hidden
  readonly palaces: readonly number[]; // hidden
  readonly characters: readonly number[];
  readonly price: readonly number[]; // of the next character
  readonly beads: BySeat<Beads>;
  readonly cards: BySeat<readonly string[]>;
  readonly hands: BySeat<Hand>;
  readonly drawn?: readonly string[];
  readonly found?: Readonly<Record<string, number>>;
  readonly under?: readonly number[];
  readonly building?: { readonly tile: string; readonly left: number };
  readonly worth?: Readonly<Record<string, Readonly<Record<string, number>>>>; // character → island → points
  readonly plan?: Plan;
  readonly ending: number; // the seat that triggered the end
  readonly last_turns: readonly number[];
  readonly quiet: number;
}
