// One tab stop for a group of places; the arrow keys move to the nearest place in their direction.

type Place = HTMLElement | SVGElement;

interface Middle {
  readonly x: number;
  readonly y: number;
}

const kDirections: Readonly<Record<string, Middle>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const kSideways = 2.2; // a step aside counts so much more than a step ahead

/** The index of the nearest point in the direction of the key, -1 if there is none. */
export function nearest(points: readonly Middle[], from: Middle, key: string): number {
  const way = kDirections[key];
  if (way === undefined) return -1;
  let best = -1;
  let least = Infinity;
  for (const [i, point] of points.entries()) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 1 || aside > 2 * ahead) continue;
    const far = ahead + kSideways * aside;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

const placesOf = (group: Element): readonly Place[] => [...group.querySelectorAll<Place>('[data-at]')];

function middleOf(place: Element): Middle {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function wanted(places: readonly Place[], from: Place, key: string): Place | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  return places[nearest(places.map(middleOf), middleOf(from), key)];
}

/** For `{@attach roving}` on the element around the places. */
export function roving(group: Element): () => void {
  let stop: Place | undefined;

  function settle(): void {
    const places = placesOf(group);
    const held = stop !== undefined && places.includes(stop) ? stop : undefined;
    const focused = held !== undefined && held === document.activeElement;
    const chosen = focused || (held !== undefined && held.hasAttribute('data-target')) ? held : undefined;
    stop = chosen ?? places.find((place) => place.hasAttribute('data-target')) ?? held ?? places[0];
    for (const place of places) {
      const index = place === stop ? '0' : '-1';
      if (place.getAttribute('tabindex') !== index) place.setAttribute('tabindex', index);
    }
  }

  const placeOf = (target: EventTarget | null): Place | undefined =>
    placesOf(group).find((place) => target instanceof Node && place.contains(target));

  function moveTo(place: Place | undefined): void {
    if (place === undefined) return;
    stop = place;
    place.focus();
    settle();
  }

  function pressed(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.altKey || event.metaKey) return;
    const from = placeOf(event.target);
    if (from === undefined || !(event.key in kDirections || event.key === 'Home' || event.key === 'End'))
      return;
    event.preventDefault();
    moveTo(wanted(placesOf(group), from, event.key));
  }

  function touched(event: Event): void {
    stop = placeOf(event.target) ?? stop;
    settle();
  }

  settle();
  // Not of the group: a listener for focus would make it a tab stop of its own inside an svg.
  document.addEventListener('focusin', settle);
  group.addEventListener('pointerdown', touched);
  group.addEventListener('keydown', pressed);
  const observer = new MutationObserver(settle);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-target'],
  });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', settle);
    group.removeEventListener('pointerdown', touched);
    group.removeEventListener('keydown', pressed);
  };
}
