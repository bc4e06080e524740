// Small positions for the pictures of the reference. The captions in the texts count them out.

import type { Sail } from '../story';
import type { View } from '../view';
import { kView } from '../words/view.example';
import type { ExampleName } from './text';

const kWhite = 1;
const kOrange = 3;
const kGrey = 4;

interface ExampleView {
  readonly part: string; // the ring's upper side, an island, or nothing to draw
  readonly icon: string;
  readonly view: View;
  readonly sails: readonly Sail[];
  readonly last: Readonly<Record<string, number>>; // space → seat
}

const kEmpty: View = { ...kView, ships: [], red: 0, streets: {}, buildings: {}, markers: {}, docks: {} };
const sail = (from: number, to: number): Sail => ({
  from: `ring-${from}`,
  to: `ring-${to}`,
  red: false,
  seat: kWhite,
});

function position(
  part: string,
  icon: string,
  view: Partial<View>,
  more: Partial<ExampleView> = {},
): ExampleView {
  return { part, icon, view: { ...kEmpty, ...view }, sails: [], last: {}, ...more };
}

export const kExampleViews: Readonly<Record<ExampleName, ExampleView>> = {
  ships: position('ring', 'ship', { ships: [5, 7, 8] }, { sails: [sail(8, 9), sail(7, 8), sail(5, 7)] }),
  building: position(
    'san-donato',
    'build',
    {
      streets: { 'san-donato-c1': 'red' },
      buildings: { 'san-donato-b1': 'shop-red', 'san-donato-d1': 'palace-2' },
      markers: { 'san-donato-b1': kWhite },
    },
    { last: { 'san-donato-c1': kWhite, 'san-donato-b1': kWhite, 'san-donato-d1': kWhite } },
  ),
  income: position('san-donato', 'income', {
    streets: {
      'san-donato-c1': 'red',
      'san-donato-b2': 'red',
      'san-donato-c2': 'red-blue',
      'san-donato-d2': 'red-blue',
    },
    buildings: {
      'san-donato-b1': 'shop-red',
      'san-donato-d1': 'shop-blue',
      'san-donato-b3': 'shop-blue',
      'san-donato-d3': 'shop-red',
    },
    markers: {
      'san-donato-b1': kGrey,
      'san-donato-d1': kGrey,
      'san-donato-b3': kGrey,
      'san-donato-d3': kOrange,
    },
  }),
  production: position('', 'production', {}),
  characters: position('san-pietro', 'character', {
    streets: { 'san-pietro-b2': 'red', 'san-pietro-c2': 'grey' },
    buildings: {
      'san-pietro-b1': 'shop-red',
      'san-pietro-c1': 'shop-red',
      'san-pietro-a2': 'factory',
      'san-pietro-d2': 'palace-1',
    },
    markers: { 'san-pietro-b1': kWhite, 'san-pietro-c1': kOrange, 'san-pietro-a2': kOrange },
    docks: { 'san-pietro': [0, kOrange, kOrange, 0] },
  }),
};
