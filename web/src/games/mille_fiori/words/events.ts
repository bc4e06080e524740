// What happened, as sentences, and what it brought, as sums.

import type { Event } from '../../../wire';
import { cardName, spaceWords } from './names';
import type { Phrases } from './phrases';
import { kFleetPoints, kLevelPoints, readSpace, residenceNumber } from './print';

/** The numbers of a line of own residences that ends at `last`, in the order of the line. */
function runNumbers(last: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => residenceNumber(last - length + 1 + index));
}

function levelGain(phrases: Phrases, event: Event, points: number): string {
  const level = readSpace(event.space ?? '')?.level ?? null;
  if (level === null) return phrases.gain.points(points);
  const each = kLevelPoints[level];
  const name = phrases.levels[level];
  return points > each ? phrases.gain.levelMatched(name, each, points) : phrases.gain.level(name, points);
}

function scoredGain(phrases: Phrases, event: Event): string {
  const { gain } = phrases;
  const points = event.points ?? 0;
  const count = event.count ?? 0;
  if (points === 0) return '';
  const rule = event.rule ?? '';
  const bonus = phrases.bonusOf[rule];
  if (bonus !== undefined) return gain.bonus(bonus, points);
  if (rule === 'MF-T2') return levelGain(phrases, event, points);
  if (rule === 'MF-N2') return gain.route(points);
  if (count === 0) return gain.points(points);
  const each = points / count;
  switch (rule) {
    case 'MF-W2':
      return gain.connected(count, each, points);
    case 'MF-R2':
      return gain.run(runNumbers(readSpace(event.space ?? '')?.number ?? 0, count), points);
    case 'MF-T3': {
      const second = (points - count) / 2; // 3 for each of the second level, 1 for each of the bottom
      return gain.triangle(second, count - second, points);
    }
    case 'MF-C2':
      return gain.commodity(count, each, points);
    case 'MF-H2':
      return gain.fleet(
        count,
        each,
        kFleetPoints.findIndex((worth) => worth === each),
        points,
      );
    default:
      return gain.points(points);
  }
}

export function gainOf(phrases: Phrases, event: Event): string {
  if (event.kind === 'scored') return scoredGain(phrases, event);
  if (event.kind === 'earned') return phrases.gain.extraCard;
  return event.kind === 'last_turns' ? phrases.gain.lastTurns : '';
}

function scoredLine(phrases: Phrases, event: Event, who: string): string {
  const points = event.points ?? 0;
  const rule = event.rule ?? '';
  const bonus = phrases.bonusOf[rule];
  if (bonus !== undefined) return phrases.event.scoredBonus(who, points, bonus);
  if (rule === 'MF-N2') return phrases.event.scoredRoute(who, points);
  if (points === 0) return phrases.event.emptyFleet(who);
  return phrases.event.scored(who, points, scoredGain(phrases, event));
}

export function eventLine(phrases: Phrases, event: Event, name: (seat: number) => string): string {
  const say = phrases.event;
  const who = event.seat === undefined || event.seat === 0 ? say.nobody : name(event.seat);
  const card = event.card === undefined ? say.aCard : cardName(phrases, event.card);
  switch (event.kind) {
    case 'started':
      return say.started(who);
    case 'turned_up':
      return say.turnedUp(card);
    case 'dealt':
      return say.dealt(who, card);
    case 'picked':
      return say.picked(who, card);
    case 'played':
      return say.played(who, card);
    case 'placed': {
      const space = spaceWords(phrases, event.space ?? '');
      return say.placed(who, space.name, space.detail);
    }
    case 'sailed':
      return say.sailed(who, event.count ?? 0);
    case 'scored':
      return scoredLine(phrases, event, who);
    case 'earned':
      return say.earned(who, phrases.extraFor[event.rule ?? ''] ?? '');
    case 'took':
      return say.took(who, card);
    case 'declined':
      return say.declined(who);
    case 'passed':
      return say.passed;
    case 'left_over':
      return say.leftOver(who, card);
    case 'last_turns':
      return say.lastTurns(who);
    case 'ended':
      return say.ended(phrases.endedBy[event.rule ?? ''] ?? '');
    default:
      return say.other(event.kind);
  }
}
