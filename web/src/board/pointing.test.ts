import { expect, test, vi } from 'vitest';
import { pointing } from './pointing';

function table() {
  const element = document.createElement('div');
  element.innerHTML =
    '<b data-at="a" data-target tabindex="0"></b><b data-at="b"></b><button data-at="c"></button>';
  document.body.replaceChildren(element);
  const [aim, press] = [vi.fn(), vi.fn()];
  pointing({ aim, press })(element);
  const send = (at: string, event: Event) => element.querySelector(`[data-at=${at}]`)?.dispatchEvent(event);
  return { aim, press, send };
}
const pointer = (kind: string, pointerType: string) => new PointerEvent(kind, { pointerType, bubbles: true });
const click = (detail: number) => new MouseEvent('click', { detail, bubbles: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

test('a mouse aims at targets only, a finger never hovers', () => {
  const { aim, send } = table();
  send('b', pointer('pointerover', 'mouse'));
  send('a', pointer('pointerover', 'touch'));
  expect(aim).not.toHaveBeenCalled();
  send('a', pointer('pointerover', 'mouse'));
  send('a', pointer('pointerout', 'mouse'));
  expect(aim.mock.calls).toEqual([['a'], [null]]);
});

test('a press tells what pressed, and a pen is a finger', () => {
  const { press, send } = table();
  for (const kind of ['mouse', 'touch', 'pen']) {
    send('a', pointer('pointerdown', kind));
    send('a', click(1));
  }
  expect(press.mock.calls.map(([at, what]) => [at, what])).toEqual([
    ['a', 'mouse'],
    ['a', 'touch'],
    ['a', 'touch'],
  ]);
});

test('Enter and Space press, other keys do not', () => {
  const { press, send } = table();
  for (const name of ['Enter', ' ', 'x']) send('a', key(name));
  expect(press.mock.calls.map(([, what]) => what)).toEqual(['key', 'key']);
});

test('a real button is left to press itself', () => {
  const { press, send } = table();
  send('c', key('Enter'));
  expect(press).not.toHaveBeenCalled();
  send('c', click(0));
  expect(press.mock.calls.map(([, what]) => what)).toEqual(['key']);
});
