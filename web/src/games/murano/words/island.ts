// An island in words: its streets and customers, its buildings, where one may build, and its docks.

import type { Paragraph } from '../../game';
import type { Name } from '../../shared/words/speak';
import type { View } from '../view';
import { tileNoun, type Box } from './names';
import type { Phrases } from './phrases';
import { customersOf, kColours, kCustomers, kIslandNames, type Island } from './print';

interface Cell {
  readonly short: string; // 'c1'
  readonly at: string; // 'san-donato-c1'
  readonly street: boolean;
  readonly x: number;
  readonly y: number;
}

function cellsOf(view: View, island: Island): readonly Cell[] {
  return (view.box.islands[island] ?? []).flatMap((row, y) =>
    [...row].flatMap((kind, x) => {
      const short = `${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`;
      return kind === '.' ? [] : [{ short, at: `${island}-${short}`, street: kind === 'S', x, y }];
    }),
  );
}

const touch = (one: Cell, two: Cell): boolean => Math.abs(one.x - two.x) + Math.abs(one.y - two.y) === 1;

function customers(phrases: Phrases, view: View, streets: readonly Cell[]): readonly string[] {
  const seen = streets.flatMap(({ at }) => customersOf(view.streets[at] ?? ''));
  return kCustomers.flatMap((colour) => {
    const n = seen.filter((one) => one === colour).length;
    return n === 0 ? [] : [phrases.customers[colour](n)];
  });
}

function docks(phrases: Phrases, view: View, name: Name, island: Island): readonly string[] {
  const printed = (view.box as Box).docks?.[island] ?? kColours;
  return kColours.flatMap((colour, index) => {
    if (!printed.includes(colour)) return [];
    const seat = view.docks[island]?.[index] ?? 0;
    const owner = seat === 0 ? phrases.table.free : name(seat);
    return [phrases.table.dock(phrases.docks[colour], owner, view.scored.includes(`${island} ${colour}`))];
  });
}

export function tellIsland(phrases: Phrases, view: View, name: Name, island: Island): Paragraph {
  const { table } = phrases;
  const cells = cellsOf(view, island);
  const paved = cells.filter(({ street }) => street);
  const laid = paved.filter(({ at }) => view.streets[at] !== undefined);
  const sites = cells.filter(({ street }) => !street);
  const open = sites.filter(
    (site) => view.buildings[site.at] === undefined && laid.some((one) => touch(site, one)),
  );
  const built = sites.flatMap(({ at, short }) => {
    const tile = view.buildings[at];
    const owner = view.markers[at];
    if (tile === undefined) return [];
    return [table.building(short, tileNoun(phrases, tile).name, owner ? name(owner) : '')];
  });
  return {
    heading: kIslandNames[island],
    lines: [
      table.streets(laid.length, paved.length),
      table.customers(customers(phrases, view, laid)),
      built.length === 0 ? table.noBuildings : table.buildings(built),
      table.openSites(open.map(({ short }) => short)),
      table.docks(docks(phrases, view, name, island)),
    ],
  };
}
