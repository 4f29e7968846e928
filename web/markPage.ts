import { onCleanup } from 'solid-js';

const root = document.documentElement;
const holders = new Map<string, number>();

const add = (mark: string, holder: 1 | -1): void => {
  const held = (holders.get(mark) ?? 0) + holder;
  holders.set(mark, held);
  root.classList.toggle(mark, held > 0);
};

/**
 * Marks the page with a class for as long as the component that asks is shown. Styles ask for the mark and not for
 * `:has()` on the page, which browsers look up anew whenever anything in the page changes.
 */
export function markPage(mark: 'at-table' | 'in-lesson'): void {
  add(mark, 1);
  onCleanup(() => add(mark, -1));
}
