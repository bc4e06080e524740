// Luck that can be proved, in English.

export const luck = {
  heading: 'Fair deal',
  promise:
    'Before the first card the server has drawn a secret, from which all luck of this game follows. This is its fingerprint; at the end the secret is revealed, and whoever wants can draw every card again.',
  fingerprint: 'Fingerprint',
  none: 'The luck of this game was not promised beforehand: it goes on from a moment of another game, or is older than the promise.',
  words: 'What the players added, so that not even the server could choose the luck:',
  nobody: 'Nobody has added anything: this luck follows from the server’s secret alone.',
  wish: 'Your own luck',
  random: 'any words; otherwise the browser rolls some',
  own: (name: string) => `${name}: own luck`,
  add: 'Take these words',
  added: 'Taken.',
  awaits: (names: string) => `The first card is dealt when everybody is there. Awaited: ${names}`,
  checking: 'Checking …',
  fair: (draws: number) =>
    `Checked in this browser: the secret fits the fingerprint, and each of the ${draws} draws follows from it and from the players’ words.`,
  before: 'This browser has seen the fingerprint before the first card.',
  late: 'This browser has seen the fingerprint only after the first card. Compare it with somebody who has seen it before.',
  wrong: {
    'other-commitment': 'Not fair: this is not the fingerprint that this browser was shown at first.',
    'other-secret': 'Not fair: the secret does not fit the fingerprint.',
    'other-words': 'Not fair: the words that were added here are missing or changed.',
    'other-draw': 'Not fair: a draw does not follow from the secret and the words.',
  },
  secret: 'Secret',
  more: 'The record holds all of it: ./laguna verify draws every card again and checks too what could come each time.',
};
