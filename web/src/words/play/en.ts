// Opponents and advice, in English.

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** A level by its name, in a word, and in a sentence. */
export interface Level {
  readonly name: string;
  readonly word: string;
  readonly hint: string;
}

export const levels: Readonly<Record<string, Level>> = {
  garzonetto: {
    name: 'Garzonetto',
    word: 'novice',
    hint: 'Has just learned the rules: sees only what it would score now, and forgets the neighbour.',
  },
  garzone: {
    name: 'Garzone',
    word: 'easy',
    hint: 'Thinks a little further, but overvalues the points of the moment.',
  },
  serventino: {
    name: 'Serventino',
    word: 'medium',
    hint: 'Judges well what a move is worth, but does not look ahead.',
  },
  servente: {
    name: 'Servente',
    word: 'good',
    hint: 'Looks ahead: what a move is worth later, and what others make of it.',
  },
  maestro: {
    name: 'Maestro',
    word: 'strong',
    hint: 'Imagines many ways the game may go on. Hard to beat.',
  },
  doge: { name: 'Doge', word: 'strongest', hint: 'Thinks for as long as it is given before it moves.' },
};

export const opponents = {
  heading: 'Opponents',
  level: 'Level',
  style: 'Style',
  time: 'Time to think',
  allRound: { title: 'all-round', hint: 'No leaning: whatever wins.' },
  mixed: { title: 'mixed', hint: 'Each opponent plays in another style.' },
  seconds: (n: number) => `${n} s`,
  thinking: (names: string) => `${names} is thinking …`,
  allThinking: (names: string) => `${names} are thinking …`,
  thinks: 'thinking …',
};

export const advice = {
  hint: 'Hint',
  hintHint: 'The best three actions, and why (h)',
  heading: 'Advice',
  weighing: 'Weighing what you can do …',
  later: 'Advice comes when it is your turn.',
  given: (best: string) => `Advice is there. Best: ${best}`,
  games: (n: number) => `${n.toLocaleString('en')} imagined games`,
  wins: (share: number) => `wins ${percent(share)}`,
  ends: (score: number, spread: number) => `ends at about ${Math.round(score)} ± ${Math.round(spread)}`,
  figures:
    'How often you win in the imagined games after this action, and with how many points you end on average.',
  coach: 'Coach',
  coachHint: 'Everybody at the table is shown advice on every turn.',
  coachWish: 'Coach: show everybody advice on every turn',
};
