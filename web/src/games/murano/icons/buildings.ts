// What stands on the islands.

import type { Drawing, Piece } from '../../../board/paint';

const kFlame =
  'M10.4 12.6c2.2 2.2 2.9 3.7 2.9 5.2 0 1.9-1.2 3.1-2.9 3.1s-2.9-1.2-2.9-3.1c0-1.3.7-2.2 1.5-2.9.1 1 .4 1.4 1 1.6.2-1.3.1-2.5.4-3.9z';
const kAwning =
  'M4.2 3h15.6l2.4 7.2c-.9 1.8-2 2.6-3.2 2.6-1.4 0-2.6-.9-3.5-2.4-.9 1.5-2.1 2.4-3.5 2.4s-2.6-.9-3.5-2.4c-.9 1.5-2.1 2.4-3.5 2.4-1.2 0-2.3-.8-3.2-2.6z';

/** The pattern of the awning tells the colours apart without colours. */
const shop = (paint: Piece[1], pattern: string): Drawing => [
  ['M3.6 9.6h16.8V22H3.6z', 'chalk', 1.4],
  ['M13.4 22v-6.4h4.4V22z', 'ink'],
  ['M5.8 15.6h5v4h-5z', 'ice', 1.1],
  [kAwning, paint, 1.4],
  [pattern, 'none', 1.2],
];

const crest = (x: number): string => `M${x - 2.7} 10.4h5.4v3.4q0 2.8-2.7 4.2-2.7-1.4-2.7-4.2z`;

const palace = (crests: readonly number[]): Drawing => [
  ['M1.8 22.2V7.4l2.6-3 2.6 3 2.4-2.6L12 1.6l2.6 3.2L17 7.4l2.6-3 2.6 3v14.8z', 'rose', 1.4],
  ['M1.8 9.2h20.4M1.8 19h20.4', 'none', 1],
  ...crests.map((x): Piece => [crest(x), 'gold', 1.2]),
  ...(crests.length === 0 ? [['M10 22v-3.6q0-1.4 2-2.8 2 1.4 2 2.8V22z', 'ink'] satisfies Piece] : []),
];

export const kBuildings: Readonly<Record<string, Drawing>> = {
  factory: [
    ['M16.4 12V2h4.4v20h-4z', 'brick', 1.4],
    ['M2.4 22v-8.6C2.4 8.8 6 6 10.4 6s8 2.8 8 7.4V22z', 'brick', 1.5],
    ['M5.8 22v-5c0-2.8 2-4.8 4.6-4.8s4.6 2 4.6 4.8v5z', 'ink'],
    [kFlame, 'gold'],
    ['M4.4 9.4h12M15.6 5h5.2', 'none', 0.9],
  ],
  'shop-red': shop('red', 'M9 3.2 8.4 10.2M15 3.2l.6 7'),
  'shop-blue': shop('sea', 'M4 6.6h16.4M3 9.2h18.4'),
  'shop-grey': shop('ash', 'M6.6 4.6l3 5.4M12 3.4v7M17.4 4.6l-3 5.4'),
  shop: shop('sand', 'M10.2 6.2c.2-1 1-1.5 1.9-1.5 1.1 0 1.9.7 1.9 1.7 0 1.4-1.9 1.4-1.9 2.8M12.1 10.9v.1'),
  'palace-1': palace([12]),
  'palace-2': palace([7.4, 16.6]),
  'palace-3': palace([5.2, 12, 18.8]),
  palace: palace([]),
  special: [
    ['M2.4 22v-7.6h19.2V22z', 'chalk', 1.4],
    ['M4.4 14.4C4.4 9 7.6 6 12 6s7.6 3 7.6 8.4z', 'teal', 1.5],
    ['M12 6V1.6M9.8 3.4h4.4', 'none', 1.5],
    ['M12 6c-2 2.2-3 5-3 8.4M12 6c2 2.2 3 5 3 8.4', 'none', 0.9],
    ['M10.2 22v-3q0-1.3 1.8-2.4 1.8 1.1 1.8 2.4v3z', 'ink'],
    ['M4.6 22v-4.2M7.4 22v-4.2M16.6 22v-4.2M19.4 22v-4.2', 'none', 1.5],
  ],
  street: [
    ['M4 2.4h16q1.6 0 1.6 1.6v16q0 1.6-1.6 1.6H4q-1.6 0-1.6-1.6V4q0-1.6 1.6-1.6z', 'sand', 1.4],
    [
      'M2.6 8.4h18.8M2.6 15.2h18.8M8.6 2.6v5.8M15.4 2.6v5.8M12 8.4v6.8M5.6 8.4v6.8M18.4 8.4v6.8M8.6 15.2v6M15.4 15.2v6',
      'none',
      0.9,
    ],
  ],
};
