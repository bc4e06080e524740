// Rulings in short, in English; docs/rulings.md has them with their reasons.

export const rulings: readonly string[] = [
  'M1 · The red ship begins on the first of the spaces with an anchor.',
  'M2 · No ship moves twice in a turn. A pass is announced together with its move.',
  'M3 · A move is offered only if the turn can still end in an action that does something: at least 1 gold of income, a tile that can be built, a bead to make or to sell, a character whose price is at hand, a gondolier with a free dock and its price, a stack that is not empty.',
  'M4 · The 4 gold for looking through a stack are paid first; there is no way back.',
  'M5 · The price of a character must be at hand before one looks.',
  'M6 · Every island has a dock of each colour with any number of players; any dock but one’s own costs the higher price, used by a player or not.',
  'M7 · Streets are drawn one by one, and one that is drawn must be laid; none is drawn when no street space is free.',
  'M8 · Income always counts one shop of every colour one has on the island.',
  'M9 · A glass factory needs 2 points that one has, and a bead in the bag.',
  'M10 · Two studios may be chained: with red–green and blue–green all three colours are alike.',
  'M11 · The extra bead of the trading station is announced before drawing and must be in the bag; one bead has to be left to be given back.',
  'M12 · The lighthouse is an ordinary move at its price, the last of the turn, and not for passing; afterwards anyone may move either of the two ships.',
  'M13 · For 7 and 8 exactly one of the printed sums is paid; a lower one is allowed.',
  'M14 · For 24, none against none is as many.',
  'M15 · A building bought in one’s last turn may be placed at once; cranes count, and a special building brings its card, which works in the scoring.',
  'M16 · A hundred turns in which no tile leaves a stack end an endless game.',
  'M17 · A card may be left unscored; a scoring worth nothing is not offered.',
  'M18 · Gondoliers in the general supply are nobody’s and bring nothing. Gold and beads given for a card are gone before the tie is broken.',
  'M19 · Hidden tiles and characters lie in the order in which they came, so that everybody may remember which is which.',
];
