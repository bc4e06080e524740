// The address, and moving to another.

import { routeOf, type Route } from './route';

let current: Route = $state.raw(routeOf(location.pathname, location.hash));

export function route(): Route {
  return current;
}

function read(): void {
  current = routeOf(location.pathname, location.hash);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  read();
  scrollTo(0, 0);
}

/** Links within the page change the address without loading anything. */
function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function listen(): void {
  window.addEventListener('popstate', read);
  document.addEventListener('click', follow);
}
