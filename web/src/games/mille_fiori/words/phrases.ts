// Everything that is said in one language: strings, and sentences with gaps. Who fills the gaps: speak.ts.

import type { CommonPhrases, Lesson } from '../../shared/words/speak';
import type { AdvicePhrases } from './advice/advice';
import type { LessonName } from '../coach';
import type { AreaName, Level, Space, Symbol } from './print';

/** The small words of the drawing. */
export interface States {
  readonly free: string;
  readonly target: string; // a space that can be filled now
  readonly hand: string;
  readonly faceUp: string;
  readonly pile: string;
  readonly discard: string;
  readonly shown: string; // the card being played
  readonly picked: string; // the own hidden card
  readonly pickedHidden: string; // somebody's hidden card
  readonly choosing: string; // has still to pick
  readonly playing: string; // it is this player's turn
  readonly decline: string;
  readonly sail: string;
  readonly placeOnly: string; // with a ship card: place a diamond, and that is all
  readonly placeAndSail: string;
  readonly wholeBoard: string;
  readonly board: string;
  readonly cards: string;
  readonly supply: string;
  readonly box: string;
  readonly ship: string;
  readonly ships: string;
  readonly bonus: string;
  readonly bonuses: string;
  readonly extraCard: string;
  readonly doge: string; // the card of the starting player
  readonly known: string; // cards of others that one has seen
  readonly unknown: string; // a card one cannot see
  readonly start: string; // of the trade route
  readonly next: string; // the next residence to be filled
  readonly lastMove: string;
  readonly none: string;
  readonly empty: string; // nothing lies here
  readonly you: string;
  readonly score: string;
  readonly diamond: string;
  readonly diamonds: string;
  readonly wheel: string;
  readonly supplyEmpty: string; // this player's supply ran empty first
  readonly close: string; // a list of cards
  area(name: string): string; // 'workshops', 'townspeople', 'route', …
  symbol(name: string): string; // 'quartz', …
  card(card: string): string; // 'key-2'
  takenBy(name: string): string;
  zoom(area: string): string; // by its name on the wire
  handSize(n: number): string;
  handOf(name: string): string;
  knownOf(name: string): string;
  diamondsLeft(n: number): string;
  inTheBox(n: number): string;
  pileLeft(n: number): string;
  discarded(n: number): string;
  faceUpCount(n: number): string;
  points(n: number): string;
  round(n: number): string;
  cycle(n: number): string;
  line(n: number): string;
  level(name: string): string; // 'top', 'second', 'bottom'
  shipOf(name: string): string;
  shipAt(name: string, space: number): string;
  bonusFree(area: string, points: number): string;
  bonusTakenBy(area: string, points: number, name: string): string;
  copies(card: string, n: number): string; // 'Key 2, 3 copies'
}

/** What the coach says. */
export type Lessons = Readonly<Record<LessonName, Lesson>>;

/** Sentences and pieces of sentences. Names are never inflected, so that any name fits. */
export interface Phrases extends CommonPhrases {
  readonly usual: { readonly title: string; readonly hint: string };
  readonly tactical: { readonly title: string; readonly hint: string };
  readonly areas: Readonly<Record<AreaName, string>>;
  readonly symbols: Readonly<Record<Symbol, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly states: Omit<
    States,
    'area' | 'symbol' | 'card' | 'zoom' | 'level' | 'bonusFree' | 'bonusTakenBy' | 'copies'
  >;
  readonly place: {
    space(space: Space): string; // 'Workshop 3'
    detail(space: Space, symbol: string, level: string): string; // 'pigment'
    route(n: number, points: number, extra: boolean): string;
    inHand(card: string): string;
    faceUp(card: string): string;
    zoom(area: string): string;
    bonusFree(area: string, points: number): string;
    bonusTakenBy(area: string, points: number, name: string): string;
    copies(card: string, n: number): string;
  };
  readonly action: {
    start(seat: number): string;
    faceUp(card: string): string;
    deal(seat: number, card: string): string;
    pick(card: string): string;
    place(space: string): string;
    placeAndSail(space: string): string;
    readonly sail: string;
    take(card: string): string;
    readonly decline: string;
  };
  readonly gain: {
    connected(count: number, each: number, points: number): string;
    run(numbers: readonly number[], points: number): string;
    level(level: string, points: number): string;
    levelMatched(level: string, each: number, points: number): string;
    triangle(second: number, bottom: number, points: number): string;
    commodity(count: number, value: number, points: number): string;
    fleet(ships: number, each: number, commodities: number, points: number): string;
    route(points: number): string;
    bonus(source: string, points: number): string;
    points(points: number): string;
    readonly extraCard: string;
    readonly lastTurns: string;
  };
  readonly bonusOf: Readonly<Record<string, string>>; // by rule
  readonly extraFor: Readonly<Record<string, string>>; // by rule
  readonly endedBy: Readonly<Record<string, string>>; // by rule
  readonly event: {
    started(name: string): string;
    turnedUp(card: string): string;
    dealt(name: string, card: string): string;
    picked(name: string, card: string): string;
    played(name: string, card: string): string;
    placed(name: string, space: string, detail: string): string;
    sailed(name: string, to: number): string;
    scored(name: string, points: number, how: string): string;
    scoredBonus(name: string, points: number, bonus: string): string;
    scoredRoute(name: string, points: number): string;
    emptyFleet(name: string): string;
    earned(name: string, why: string): string;
    took(name: string, card: string): string;
    declined(name: string): string;
    readonly passed: string;
    leftOver(name: string, card: string): string;
    lastTurns(name: string): string;
    ended(why: string): string;
    other(kind: string): string;
    readonly aCard: string;
    readonly nobody: string;
  };
  readonly ask: {
    readonly luck: string;
    pick(left: string): string;
    readonly pickLast: string; // nothing is passed after this pick
    picked(card: string): string;
    waiting(names: readonly string[]): string;
    readonly everyonePicks: string;
    readonly tacticalYours: string;
    tacticalOther(name: string): string;
    play(card: string, wheel: number): string;
    playShip(card: string, wheel: number): string;
    playAtEnd(card: string): string; // the own ship is on the last space
    playNoDiamond(card: string, wheel: number): string;
    playOther(name: string, card: string): string;
    readonly extra: string;
    extraOther(name: string): string;
    over(winners: readonly string[], points: number): string;
    lastTurns(name: string): string;
  };
  readonly table: {
    readonly game: string;
    readonly players: string;
    readonly route: string;
    readonly bonuses: string;
    readonly cards: string;
    course(round: number, cycle: number): string;
    doge(name: string): string;
    player(name: string, points: number, diamonds: number, cards: number): string;
    owner(name: string, list: readonly string[]): string;
    free(n: number): string;
    readonly noDiamonds: string;
    nextResidence(space: string): string;
    ship(name: string, space: number, points: number, extra: boolean): string;
    bonus(points: number, name: string): string;
    bonusesOf(area: string, list: readonly string[]): string;
    hand(list: readonly string[]): string;
    picked(card: string): string;
    shown(name: string, card: string): string;
    faceUp(list: readonly string[]): string;
    known(name: string, list: readonly string[]): string;
    pile(pile: number, discarded: number): string;
    readonly free1: string; // one free bonus space
  };
  readonly lessons: Lessons;
  readonly advice: AdvicePhrases;
}
