// The sentences of a language by what they tell: what happened, what is to be done, how the table stands.

/** Lines of the log, and the items of a preview. Empty `price`: it was free. */
export interface Story {
  readonly nobody: string;
  other(kind: string): string;
  started(who: string): string;
  sailed(who: string, ship: string, from: string, to: string, price: string): string;
  passed(who: string, ship: string, from: string, to: string, gold: string): string;
  readonly redShip: string; // as it is moved
  readonly blackShip: string;
  tookGold(who: string, gold: string): string;
  bought(who: string, tile: string, price: string): string;
  searched(who: string, stack: string, price: string): string;
  found(who: string, tiles: string): string; // in the stack; empty: hidden
  got(who: string, tile: string): string;
  recruits(who: string, count: number): string;
  drew(who: string, card: string): string;
  kept(who: string, card: string, price: string): string; // empty card: a hidden character
  declined(who: string): string;
  docked(who: string, dock: string, price: string): string;
  hired(who: string, price: string): string;
  dismissed(who: string, gold: string): string;
  drewStreet(who: string, street: string): string;
  laid(who: string, street: string, space: string): string;
  built(who: string, tile: string, space: string): string;
  income(who: string, island: string, gold: string): string;
  produced(who: string, factories: number): string;
  drewBead(who: string, bead: string): string;
  sold(who: string, beads: string, gold: string): string;
  gave(who: string, bead: string): string;
  scored(who: string, points: number, why: string): string;
  lost(who: string, points: number, why: string): string;
  scoredCard(who: string, points: number, card: string, island: string, paid: string): string;
  lastTurns(who: string, why: string): string;
  ended(why: string): string;
  readonly why: Readonly<Record<string, string>>; // points and endings, by rule
  costs(gold: string): string;
  brings(what: string): string;
  readonly gains: {
    points(points: number, why: string): string;
    loses(points: number, why: string): string;
    beads(count: number): string;
    looks(count: number): string;
    readonly lastTurns: string;
  };
}

/** What is to be done now. */
export interface Ask {
  readonly luck: string;
  readonly sail: string;
  sailOther(name: string): string;
  act(place: string, action: string, next: string): string;
  actOther(name: string, place: string, action: string): string;
  readonly take: string;
  takeOther(name: string): string;
  keep(price: string): string;
  keepOther(name: string): string;
  build(left: number): string;
  buildOther(name: string): string;
  site(tile: string): string;
  street(tile: string): string;
  siteOther(name: string): string;
  readonly card: string;
  cardOther(name: string): string;
  readonly sell: string;
  sellOther(name: string): string;
  readonly give: string;
  giveOther(name: string): string;
  score(points: number): string;
  scoreOther(name: string): string;
  over(winners: readonly string[], points: number): string;
  lastTurns(name: string): string;
}

/** The whole table. */
export interface TableWords {
  readonly game: string;
  readonly reconstructed: string;
  readonly ring: string;
  readonly players: string;
  readonly stacks: string;
  ringSpace(place: string, ships: string, way: string): string;
  readonly free: string;
  readonly blackShip: string;
  readonly redShip: string;
  way(price: number): string; // what reaching it costs the viewer now
  streets(laid: number, of: number): string;
  customers(items: readonly string[]): string;
  buildings(items: readonly string[]): string;
  readonly noBuildings: string;
  building(space: string, tile: string, owner: string): string;
  openSites(items: readonly string[]): string;
  docks(items: readonly string[]): string;
  dock(colour: string, owner: string, scored: boolean): string;
  stack(items: readonly string[]): string;
  decks(characters: number, specials: number): string;
  bag(beads: string): string;
  under(cards: readonly string[]): string; // known cards under the deck
  player(name: string, points: number, gold: string, gondoliers: number, supply: number): string;
  unbuilt(items: readonly string[]): string;
  characters(n: number, price: string): string;
  cards(items: readonly string[]): string;
  hand(name: string): string; // heading; empty: the viewer's
  tiles(items: readonly string[]): string;
  character(card: string, effect: string): string;
  worth(items: readonly string[]): string;
  plan(points: number, leftOver: number): string;
  looking(items: readonly string[]): string;
}
