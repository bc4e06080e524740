import { expect, test } from 'vitest';
import { nearest, roving } from './roving';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: 11, y: 10 },
];
const from = { x: 0, y: 0 };

test('an arrow finds the nearest place in its direction', () => {
  expect(nearest(square, from, 'ArrowRight')).toBe(1);
  expect(nearest(square, from, 'ArrowDown')).toBe(2);
  expect(nearest(square, { x: 11, y: 10 }, 'ArrowUp')).toBe(1);
});

test('at the edge there is none', () => {
  expect(nearest(square, from, 'ArrowLeft')).toBe(-1);
  expect(nearest(square, from, 'ArrowUp')).toBe(-1);
});

test('other keys lead nowhere', () => {
  expect(nearest(square, from, 'a')).toBe(-1);
});

function group(...ats: readonly string[]): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = ats.map((at) => `<b data-at="${at}" tabindex="-1"></b>`).join('');
  document.body.replaceChildren(element);
  return element;
}
const stops = (element: Element) =>
  [...element.querySelectorAll('[tabindex="0"]')].map((place) => place.getAttribute('data-at'));

test('a group has one tab stop, its first place', () => {
  const element = group('a', 'b', 'c');
  roving(element);
  expect(stops(element)).toEqual(['a']);
});

test('the first target is the tab stop if there is one', () => {
  const element = group('a', 'b', 'c');
  element.children[1]?.setAttribute('data-target', '');
  roving(element);
  expect(stops(element)).toEqual(['b']);
});

test('Home and End move the tab stop along', () => {
  const element = group('a', 'b', 'c');
  roving(element);
  element.children[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  expect(stops(element)).toEqual(['c']);
});
