import { describe, expect, it } from 'vitest';
import type { Language } from '../../../game';
import { advised, combined, soundSentences } from '../../../shared/words/advised';
import { kNames as name } from '../../../shared/words/sound';
import { words } from '../index';

const kLanguages: readonly Language[] = ['en', 'de'];
const kReasons = combined({
  points: [0, 1, 8, 28],
  others: [0, 1, 6],
  extra: [false, true],
  bonus: [
    undefined,
    ...['workshops', 'residences', 'nobili', 'populi', 'trade'].flatMap((area) =>
      [1, 2, 3].map((missing) => ({ area, points: 20, missing })),
    ),
  ],
});
const say = (language: Language, action: string, why: unknown, rest = {}): string => {
  const one = advised(action, why, rest);
  return words[language].because(one, [one], {}, name);
};

describe.each(kLanguages)('reasons in %s', (language) => {
  it('are whole sentences, whatever comes together', () => {
    const actions = ['place workshop-7', 'sail', 'place harbor-3 sail', 'place residence-1'];
    soundSentences(
      actions.flatMap((action) => kReasons.map((why) => say(language, action, why, { denied: 3 }))),
    );
  });

  it('are whole sentences for cards that are picked or taken', () => {
    const uses = ['place workshop-7', 'sail', 'place harbor-3 sail'].map((action) => ({ action }));
    const neighbours = [
      undefined,
      { seat: 2, card: 'key-3', points: 12 },
      { seat: 2, card: 'lion-1', points: 1 },
    ];
    const cases = combined({
      best: [undefined, ...uses],
      neighbour: neighbours,
      why: kReasons,
      action: ['pick key-3', 'take key-3'],
    });
    soundSentences(
      cases.map(({ action, why, best, neighbour }) => say(language, action, { ...why, best, neighbour })),
    );
  });

  it('are found even if the server gives none', () => {
    const actions = ['pick key-3', 'take key-3', 'decline', 'sail', 'place nobili-2'];
    soundSentences(
      actions.flatMap((action) => [{}, null, undefined].map((why) => say(language, action, why))),
    );
  });
});

describe('in English', () => {
  it('a placement tells points, bonus and extra card', () => {
    const bonus = { area: 'workshops', points: 20, missing: 1 };
    expect(say('en', 'place workshop-7', { points: 8, bonus })).toBe(
      'Scores 8 points now and brings the workshops bonus (20) within one raw material.',
    );
    expect(say('en', 'place residence-3', { points: 3, extra: true, others: 0 })).toBe(
      'Scores 3 points now and earns an extra card.',
    );
    expect(say('en', 'place trade-3', { points: 4, others: 6 })).toBe(
      'Scores 4 points now, but gives the others 6 points.',
    );
    expect(
      say('en', 'place nobili-1', { points: 26, bonus: { area: 'nobili', points: 20, missing: 0 } }),
    ).toBe('Scores 26 points now (20 of them the Nobili bonus).');
    expect(say('en', 'place trade-3', { points: 0, extra: true, others: 3 })).toBe(
      'Scores nothing now, but earns an extra card and gives the others 3 points.',
    );
  });

  it('a pick tells its use and the left neighbour', () => {
    const bonus = { area: 'residences', points: 15, missing: 2 };
    const why = { points: 8, bonus, best: { action: 'place residence-7' } };
    expect(say('en', 'pick key-3', { ...why, neighbour: { seat: 2, card: 'key-3', points: 12 } })).toBe(
      'On Residence 7 it scores 8 points and brings the residences bonus (15) within two numbers; ' +
        'Ben on your left could have made 12 points of this card.',
    );
    expect(say('en', 'pick key-3', { ...why, neighbour: { seat: 2, card: 'lion-1', points: 9 } })).toBe(
      'On Residence 7 it scores 8 points and brings the residences bonus (15) within two numbers; ' +
        'Lion 1 goes on to Ben on your left, who can make 9 points of it.',
    );
    expect(say('en', 'take ship-5', { points: 10, best: { action: 'sail' } })).toBe(
      'Sailing with it scores 10 points.',
    );
  });
});

it('the only other player is called by name', () => {
  const because = (language: Language, others: number) => {
    const one = advised('place trade-3', { points: 4, others }, { denied: 3 });
    return words[language].because(one, [one], { seats: 2, viewer: 1 }, name);
  };
  expect(because('en', 0)).toBe('Scores 4 points now. It keeps about 3 points from Ben.');
  expect(because('en', 6)).toBe('Scores 4 points now, but gives Ben 6 points.');
  expect(because('de', 0)).toBe('Bringt jetzt 4 Punkte. Ben entgehen etwa 3 Punkte.');
  expect(because('de', 6)).toBe('Bringt jetzt 4 Punkte, schenkt aber Ben 6 Punkte.');
});

it('later points are promised only where they are to be expected', () => {
  const because = (language: Language, later: number) => {
    const one = advised('place harbor-3', { points: 0 }, { now: 0, later });
    const other = advised('place harbor-4', { points: 5 });
    return words[language].because(one, [one, other], {}, name);
  };
  expect(because('en', 60)).toMatch(/^Scores nothing now, but prepares later points\./);
  expect(because('de', 60)).toMatch(/^Bringt jetzt nichts, bereitet aber spätere Punkte vor\./);
  expect(because('en', 0)).toBe('Scores nothing now.');
  expect(because('de', 0)).toBe('Bringt jetzt nichts.');
});

it('what goes on to the neighbour is not said to be kept from anybody', () => {
  const neighbour = { seat: 2, card: 'lion-1', points: 9 };
  const one = advised('pick key-3', { points: 8, best: { action: 'sail' }, neighbour }, { denied: 4 });
  expect(words.en.because(one, [one], { seats: 2, viewer: 1 }, name)).toBe(
    'Sailing with it scores 8 points; Lion 1 goes on to Ben on your left, who can make 9 points of it.',
  );
});

describe('in German', () => {
  it('a placement tells points, bonus and extra card', () => {
    const bonus = { area: 'workshops', points: 20, missing: 1 };
    expect(say('de', 'place workshop-7', { points: 8, bonus })).toBe(
      'Bringt jetzt 8 Punkte; zum Bonus der Werkstätten (20) fehlt dann nur noch ein Rohstoff.',
    );
    expect(say('de', 'place trade-7', { points: 1, bonus: { ...bonus, area: 'trade', missing: 2 } })).toBe(
      'Bringt jetzt 1 Punkt; zum Bonus des Handels (20) fehlen dann noch zwei Waren.',
    );
    expect(say('de', 'place trade-3', { points: 4, extra: true, others: 1 })).toBe(
      'Bringt jetzt 4 Punkte und verdient eine Extrakarte, schenkt aber den anderen 1 Punkt.',
    );
    expect(
      say('de', 'place nobili-1', { points: 26, bonus: { area: 'nobili', points: 20, missing: 0 } }),
    ).toBe('Bringt jetzt 26 Punkte (davon 20 als Bonus der Nobili).');
  });

  it('a placement without points tells what it is good for', () => {
    expect(say('de', 'sail', { points: 0, extra: true, others: 0 })).toBe(
      'Bringt jetzt nichts, verdient aber eine Extrakarte.',
    );
    expect(say('de', 'place trade-3', { points: 0, others: 2 })).toBe(
      'Bringt jetzt nichts, schenkt aber den anderen 2 Punkte.',
    );
    expect(
      say('de', 'place nobili-9', { points: 0, bonus: { area: 'nobili', points: 10, missing: 1 } }),
    ).toBe('Bringt jetzt nichts, aber zum Bonus der Nobili (10) fehlt dann nur noch ein Symbol.');
    expect(say('de', 'place harbor-3', { points: 0 })).toBe('Bringt jetzt nichts.');
  });

  it('a pick tells its use and the left neighbour', () => {
    const why = { points: 8, best: { action: 'place residence-7' } };
    expect(say('de', 'pick key-3', { ...why, neighbour: { seat: 2, card: 'key-3', points: 12 } })).toBe(
      'Auf Wohnhaus 7 bringt sie 8 Punkte; Ben links von dir hätte aus dieser Karte 12 Punkte machen können.',
    );
    expect(say('de', 'take ship-5', { points: 10, best: { action: 'sail' } })).toBe(
      'Beim Segeln bringt sie 10 Punkte.',
    );
  });
});
