// Small positions for the pictures of the reference. The captions in the texts count them out.

import type { Event } from '../../../wire';
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

interface ExampleView {
  readonly area: string; // what is shown of the board
  readonly view: View;
  readonly last: readonly Event[];
}

function placed(area: string, space: string, position: Partial<View>): ExampleView {
  return {
    area,
    view: { ...kEmpty, ...position, diamonds: { ...position.diamonds, [space]: kRed } },
    last: [{ kind: 'placed', seat: kRed, space }],
  };
}

export const kExampleViews: Readonly<Record<ExampleName, ExampleView>> = {
  workshops: placed('workshops', 'workshop-3', {
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
  residences: placed('residences', 'residence-6', {
    diamonds: {
      'residence-1': kRed,
      'residence-2': kBlue,
      'residence-3': kBlue,
      'residence-4': kRed,
      'residence-5': kRed,
    },
    bonuses: { ...kEmpty.bonuses, residences: [kRed, 0, 0, 0] },
  }),
  townspeople: placed('nobili', 'nobili-2', {
    diamonds: {
      'nobili-5': kRed,
      'nobili-6': kGreen,
      'nobili-9': kRed,
      'nobili-10': kBlue,
      'nobili-11': kBlue,
    },
    bonuses: { ...kEmpty.bonuses, nobili: [kRed, 0, 0, 0] },
  }),
  trade: placed('trade', 'trade-7', {
    diamonds: {
      'trade-1': kRed,
      'trade-6': kRed,
      'trade-12': kRed,
      'trade-3': kBlue,
      'trade-15': kBlue,
      'trade-17': kGreen,
    },
    bonuses: { ...kEmpty.bonuses, trade: [kGreen, kRed, 0, 0] },
  }),
  harbor: placed('harbor', 'harbor-6', {
    diamonds: {
      'harbor-4': kRed,
      'harbor-5': kBlue,
      'harbor-9': kGreen,
      'trade-5': kGreen,
      'trade-7': kBlue,
    },
  }),
  route: {
    area: 'route',
    view: { ...kEmpty, ships: [9, 3, 6, 1] },
    last: [{ kind: 'sailed', seat: kRed, count: 9 }],
  },
};
