// From pointer and keyboard to aiming and pressing, for all elements with `data-at` inside one element.

export type Pointer = 'mouse' | 'touch' | 'key';

export interface Pointing {
  readonly aim: (at: string | null) => void;
  readonly press: (at: string, pointer: Pointer, place: Element) => void;
}

function placeOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-at]') : null;
}

function targetOf(target: EventTarget | null): string | null {
  const place = placeOf(target);
  return place?.hasAttribute('data-target') ? place.getAttribute('data-at') : null;
}

/** For `{@attach pointing(...)}`. A finger never hovers: its first press aims, as the page decides. */
export function pointing({ aim, press }: Pointing): (element: Element) => () => void {
  return (element) => {
    let finger = false;
    const listeners = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      listen: (event: HTMLElementEventMap[K]) => void,
    ) => (element as HTMLElement).addEventListener(kind, listen, { signal: listeners.signal });

    on('pointerdown', (event) => {
      finger = event.pointerType !== 'mouse';
    });
    on('pointerover', (event) => {
      const at = targetOf(event.target);
      if (event.pointerType === 'mouse' && at !== null) aim(at);
    });
    on('pointerout', (event) => {
      const left = targetOf(event.target) !== null && placeOf(event.target) !== placeOf(event.relatedTarget);
      if (event.pointerType === 'mouse' && left) aim(null);
    });
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        aim(targetOf(event.target));
    });
    on('focusout', (event) => {
      if (targetOf(event.target) !== null) aim(null);
    });
    on('click', (event) => {
      const place = placeOf(event.target);
      const at = place?.getAttribute('data-at');
      if (place && at) press(at, event.detail === 0 ? 'key' : finger ? 'touch' : 'mouse', place);
    });
    on('keydown', (event) => {
      const place = placeOf(event.target);
      const at = place?.getAttribute('data-at');
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat;
      if (!place || !at || !plain || place instanceof HTMLButtonElement) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(at, 'key', place);
    });
    return () => listeners.abort();
  };
}
