// Customers, gondoliers, characters.

import type { Drawing, Piece } from '../../../board/paint';

const kHead = 'M12 5.4a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 1 1 0-8.4z';
const kCoat = 'M3.6 22.4c.2-5.6 3.2-8.4 8.4-8.4s8.2 2.8 8.4 8.4z';

/** The hats tell them apart without colours: a round one, a tall one, a broad one. */
const customer = (paint: Piece[1], hat: string): Drawing => [
  [kCoat, paint, 1.5],
  [kHead, 'sand', 1.3],
  [hat, paint, 1.4],
];

export const kPeople: Readonly<Record<string, Drawing>> = {
  'customer-red': customer('red', 'M6.6 8C6.4 4.2 8.6 2.2 12 2.2S17.6 4.2 17.4 8q-5.4-2-10.8 0z'),
  'customer-blue': customer('sea', 'M7.4 8.2 12 .4l4.6 7.8q-4.6-1.8-9.2 0z'),
  'customer-grey': customer('ash', 'M3.4 8.4q2.8-1.4 4.8-1.6V3h7.6v3.8q2 .2 4.8 1.6-8.6-2.2-17.2 0z'),
  gondolier: [
    ['M19.6 1.6 15.8 22', 'none', 1.6],
    ['M6.4 22.4l.8-8.6q.4-2.4 3.4-2.4t3.4 2.4l.8 8.6z', 'chalk', 1.4],
    ['M7 15.4h7.2M6.8 18.2h7.6M6.6 21h8', 'none', 1.3],
    ['M13.4 13.2l3.8 1.2', 'none', 1.8],
    ['M10.6 5a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.8z', 'sand', 1.3],
    ['M4.8 6.6h11.6M7.6 6.4V3.6q3-1.2 6 0v2.8z', 'gold', 1.5],
  ],
  character: [
    ['M5.4 1.8h13.2q1.6 0 1.6 1.6v17.2q0 1.6-1.6 1.6H5.4q-1.6 0-1.6-1.6V3.4q0-1.6 1.6-1.6z', 'chalk', 1.4],
    ['M6.8 19.6c.2-4 2-5.8 5.2-5.8s5 1.8 5.2 5.8z', 'violet', 1.2],
    ['M12 7.2a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 1 1 0-6.2z', 'sand', 1.2],
    ['M7.6 7.8Q9 3.8 12 4.4t4.4 3.4q-4.4-1.6-8.8 0z', 'red', 1.2],
  ],
  'special-card': [
    ['M5.4 1.8h13.2q1.6 0 1.6 1.6v17.2q0 1.6-1.6 1.6H5.4q-1.6 0-1.6-1.6V3.4q0-1.6 1.6-1.6z', 'chalk', 1.4],
    ['M7 12.6C7 9 9 7 12 7s5 2 5 5.6z', 'teal', 1.2],
    ['M12 7V4.4M6.4 12.8h11.2v5.6H6.4z', 'none', 1.3],
    ['M10.8 18.4v-3h2.4v3z', 'ink'],
  ],
};
