// Keys that work everywhere on a page, unless somebody is typing or a dialog is open.

export type Shortcuts = Readonly<Record<string, () => void>>;

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** For `onkeydown` of the window. */
export function shortcut(event: KeyboardEvent, keys: Shortcuts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target))
    return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Moves the focus to the next thing that can be pressed, round and round. */
export function focusTarget(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target]')];
  const now = all.findIndex((element) => element === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  all[next]?.focus();
}
