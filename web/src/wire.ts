// The messages between page and server, as docs/wire.md specifies them. Nothing else knows JSON.

export const kWire = 1;

/** What happened, as this viewer may hear it. Fields that a kind of event does not have are absent. */
export interface Event {
  readonly kind: string;
  readonly seat?: number; // counted from 1
  readonly rule?: string; // 'MF-W2'
  readonly points?: number;
  readonly count?: number;
  readonly card?: string;
  readonly space?: string;
  readonly from?: string; // the space that was left
  readonly tile?: string;
  readonly tiles?: string; // 'palace-1 palace-3'
  readonly dock?: string;
  readonly beads?: string; // 'red red green'
  readonly gold?: number; // negative if it is paid
  readonly red?: number; // 1: the red ship
}

export interface Legal {
  readonly action: string;
  readonly preview: readonly Event[];
}

export interface Step {
  readonly seat: number; // 0: chance
  readonly events: readonly Event[];
}

/** The steps from `from` on; what was told of them before is no longer true. */
export interface Story {
  readonly from: number;
  readonly steps: readonly Step[];
}

/** What one seat (0: a spectator) sees. What `view` holds is the game's business. */
export interface Scene {
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly Legal[];
  readonly undo: boolean;
  readonly story: Story;
}

export interface SeatState {
  readonly seat: number;
  readonly kind: 'person' | 'open' | 'bot';
  readonly name: string; // of a person; empty otherwise
  readonly bot: string; // who plays a bot's seat, and any other while its person is away
  readonly here: boolean; // somebody with the key to the seat is connected
  readonly stand_in: boolean; // the person is away and the bot plays on
}

export interface Turn {
  readonly kind: 'seats' | 'over' | 'archive';
  readonly seats: readonly number[];
}

/** Where the luck of a game comes from, as everybody may know it. */
export interface Fair {
  readonly commitment: string; // SHA-256 of a secret
  readonly luck: readonly string[]; // words of each seat, empty if it has added none
  readonly awaited: readonly number[]; // seats whose words the first card waits for
}

/** A table as everybody may know it: in the lobby, and at the head of every table message. */
export interface Summary {
  readonly table: string;
  readonly game: string;
  readonly options: string; // 'seats 4 tactical'
  readonly created: number; // seconds since 1970
  readonly listed: boolean;
  readonly version: number;
  readonly steps: number;
  readonly turn: Turn;
  readonly seats: readonly SeatState[];
  readonly scores: readonly number[];
  readonly winners: readonly number[]; // empty while the game goes on
  readonly absence: number; // seconds until a bot stands in; 0: never
  readonly pace: number; // milliseconds between the moves of bots
  readonly coach: boolean; // everyone is advised on every turn
  readonly next: string; // the table of the game that follows, if any
  readonly fair: Fair | null; // null: the luck was not promised beforehand
}

/** What an action promises its seat after many imagined games. */
export interface Advised {
  readonly action: string;
  readonly visits: number;
  readonly win: readonly number[]; // by seat, from 0 to 1
  readonly scores: readonly number[]; // by seat, at the end
  readonly spread: number; // of the own one
  readonly now: number; // points
  readonly later: number;
  readonly denied: number; // points that others miss
  readonly doubt: number; // standard error of that
  readonly why: unknown; // the game's business
}

export interface Advice {
  readonly simulations: number;
  readonly actions: readonly Advised[]; // best first
}

export type FromServer =
  | {
      readonly tell: 'table';
      readonly wire: number;
      readonly table: Summary;
      readonly scenes: readonly Scene[];
    }
  | { readonly tell: 'done'; readonly id: number }
  | {
      readonly tell: 'advice';
      readonly id: number;
      readonly seat: number;
      readonly version: number;
      readonly advice: Advice;
    }
  | { readonly tell: 'refused'; readonly id: number; readonly code: string; readonly reason: string }
  | { readonly tell: 'closing'; readonly reason: string };

export type ToServer =
  | {
      readonly do: 'hello';
      readonly wire: number;
      readonly tokens: readonly string[];
      readonly version: number;
    }
  | {
      readonly do: 'play';
      readonly id: number;
      readonly seat: number;
      readonly action: string;
      readonly version: number;
    }
  | {
      readonly do: 'undo';
      readonly id: number;
      readonly seat: number;
      readonly whole: boolean;
      readonly version: number;
    }
  | { readonly do: 'advise'; readonly id: number; readonly seat: number; readonly version: number }
  | { readonly do: 'skip' }
  | { readonly do: 'ping'; readonly id: number }
  | { readonly do: 'pace'; readonly id: number; readonly pace: number }
  | { readonly do: 'leave'; readonly id: number; readonly seat: number }
  | { readonly do: 'luck'; readonly id: number; readonly seat: number; readonly words: string };

export interface SeatOrder {
  readonly kind: 'person' | 'open' | 'bot';
  readonly name?: string;
  readonly bot?: string;
  readonly luck?: boolean; // words will be added: the first card waits for them
}

/** What makes a new table; with `from`, it goes on from a moment of a game that is over or was uploaded. */
export interface TableOrder {
  readonly game: string;
  readonly options: string;
  readonly seats: readonly SeatOrder[];
  readonly absence?: number;
  readonly pace?: number;
  readonly listed?: boolean;
  readonly coach?: boolean;
  readonly from?: { readonly table: string; readonly step: number };
}

export interface Key {
  readonly seat: number;
  readonly token: string;
}

export interface Made {
  readonly table: string;
  readonly keys: readonly Key[];
}

export interface GameFacts {
  readonly name: string;
  readonly title: string;
  readonly colours: readonly string[];
  readonly variations: readonly string[]; // '', 'tactical'
  readonly sources: readonly string[]; // columns of the score table; the first stands for none
  readonly rules: readonly { readonly id: string; readonly source: number }[];
  readonly personas: readonly string[]; // styles of its strongest bots
}

export interface Facts {
  readonly wire: number;
  readonly games: readonly GameFacts[];
  readonly bots: readonly string[];
  readonly levels: readonly string[]; // those of the bots that people play against, the weakest first
}

/** A moment of a game for replay and for looking back. */
export interface Moment {
  readonly step: number; // so many steps have been played
  readonly turn: Turn;
  readonly scores: readonly number[];
  readonly view: unknown;
  readonly seat: number; // of the step that led here, 0: chance
  readonly events: readonly Event[]; // of that step
}

/** One step of chance, with all that could come and how many there were of it. */
export interface Draw {
  readonly step: number;
  readonly came: string;
  readonly could: Readonly<Record<string, number>>;
}

/** What all luck of a game that is over follows from. */
export interface LuckProof {
  readonly commitment: string;
  readonly luck: readonly string[];
  readonly secret: string;
  readonly draws: readonly Draw[];
}

export interface Problem {
  readonly code: string;
  readonly reason: string;
}
