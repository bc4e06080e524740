// Small positions for the pictures of the reference. The captions in the texts count them out.

import type { Event } from '../../../wire';
import type { Region } from '../box';
import type { View } from '../view';
import type { ExampleName } from './text';

const kNobody = [0, 0, 0, 0] as const;
const kEmpty: View = {
  viewer: 0,
  seats: 4,
  tactical: false,
  phase: 'play',
  round: 1,
  cycle: 1,
  doge: 1,
  acting: 1,
  shown: '',
  committed: [],
  first_out: 0,
  pile: 0,
  face_up: [],
  discard: [],
  hand: [],
  pick: '',
  hand_sizes: [0, 0, 0, 0],
  known: {},
  diamonds: {},
  bonuses: { workshops: kNobody, residences: kNobody, nobili: kNobody, populi: kNobody, trade: kNobody },
  ships: [0, 0, 0, 0],
  stock: [20, 20, 20, 20],
  scores: [0, 0, 0, 0],
};

const kRed = 1;
const kBlue = 2;
const kGreen = 3;

/** A part of an area, from its upper left corner, in units of the board. */
interface Window {
  readonly area: Region;
  readonly w: number;
  readonly h: number;
}

interface ExampleView {
  readonly windows: readonly Window[]; // side by side
  readonly width: number; // of all of them at most, in pixels
  readonly symbol: string; // of the card
  readonly view: View;
  readonly last: readonly Event[];
}

function placed(space: string, position: Partial<View>): Pick<ExampleView, 'view' | 'last'> {
  return {
    view: { ...kEmpty, ...position, diamonds: { ...position.diamonds, [space]: kRed } },
    last: [{ kind: 'placed', seat: kRed, space }],
  };
}

const kThreeLines = 365;

export const kExampleViews: Readonly<Record<ExampleName, ExampleView>> = {
  workshops: {
    windows: [{ area: 'workshops', w: 764, h: 332 }],
    width: 640,
    symbol: 'pigment',
    ...placed('workshop-3', {
      diamonds: {
        'workshop-10': kRed,
        'workshop-11': kRed,
        'workshop-19': kRed,
        'workshop-2': kBlue,
        'workshop-9': kBlue,
        'workshop-22': kGreen,
      },
      bonuses: { ...kEmpty.bonuses, workshops: [kRed, 0, 0, 0] },
    }),
  },
  residences: {
    windows: [{ area: 'residences', w: 216, h: 270 }],
    width: 280,
    symbol: 'key',
    ...placed('residence-6', {
      diamonds: {
        'residence-1': kRed,
        'residence-2': kBlue,
        'residence-3': kBlue,
        'residence-4': kRed,
        'residence-5': kRed,
      },
      bonuses: { ...kEmpty.bonuses, residences: [kRed, 0, 0, 0] },
    }),
  },
  townspeople: {
    windows: [{ area: 'nobili', w: 344, h: 290 }],
    width: 380,
    symbol: 'coin',
    ...placed('nobili-2', {
      diamonds: {
        'nobili-5': kRed,
        'nobili-6': kGreen,
        'nobili-9': kRed,
        'nobili-10': kBlue,
        'nobili-11': kBlue,
      },
      bonuses: { ...kEmpty.bonuses, nobili: [kRed, 0, 0, 0] },
    }),
  },
  trade: {
    windows: [{ area: 'trade', w: 316, h: kThreeLines }],
    width: 340,
    symbol: 'jewelry',
    ...placed('trade-7', {
      diamonds: {
        'trade-1': kRed,
        'trade-6': kRed,
        'trade-12': kRed,
        'trade-3': kBlue,
        'trade-11': kBlue,
        'trade-9': kGreen,
      },
      bonuses: { ...kEmpty.bonuses, trade: [kGreen, kRed, 0, 0] },
    }),
  },
  harbor: {
    windows: [
      { area: 'harbor', w: 258, h: kThreeLines },
      { area: 'trade', w: 316, h: kThreeLines },
    ],
    width: 520,
    symbol: 'ship',
    ...placed('harbor-6', {
      diamonds: {
        'harbor-4': kRed,
        'harbor-5': kBlue,
        'harbor-9': kGreen,
        'trade-5': kGreen,
        'trade-7': kBlue,
      },
    }),
  },
  route: {
    windows: [{ area: 'route', w: 526, h: 76 }],
    width: 720,
    symbol: 'wheel',
    view: { ...kEmpty, ships: [9, 3, 6, 1] },
    last: [{ kind: 'sailed', seat: kRed, count: 9 }],
  },
};
