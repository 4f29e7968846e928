import { onCleanup } from 'solid-js';
import type { Box, Size } from './place.ts';

/** What the bubble is called on the page. */
export const ID = 'coach-says';

/** The spot carries the sentence as its description, beside what described it before. */
export function describe(spot: Element | undefined, isSpoken: boolean): void {
  if (spot === undefined) return;
  const others = (spot.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== ID);
  const ids = isSpoken ? [...others, ID] : others;
  if (ids.length === 0) spot.removeAttribute('aria-describedby');
  else spot.setAttribute('aria-describedby', ids.join(' '));
}

const WIDTHS = [344, 250];

/** How high the bubble is at each width it may have. */
export function sizesOf(bubble: HTMLElement, room: Box): Size[] {
  const kept = bubble.style.width;
  const sizes = WIDTHS.map((wanted) => {
    const width = Math.min(wanted, room.right - room.left);
    bubble.style.width = `${width}px`;
    return { width, height: bubble.offsetHeight };
  });
  bubble.style.width = kept;
  return sizes;
}

/** Does its work once the page has been laid out, however often it was asked for. */
export function afterLayout(work: () => void) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  return {
    soon(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(work);
    },
    in(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    },
  };
}

/** Of all styles only those of bars count, which keep clear of the prompt; others are motion. */
const mayMove = ({ attributeName, target }: MutationRecord): boolean =>
  attributeName !== 'style' || (target instanceof Element && target.matches('[data-bar]'));

/** Calls back whenever something on the board may have moved. */
export function watchLayout(moved: () => void): () => void {
  const table = document.querySelector('.table');
  const resized = new ResizeObserver(moved);
  const changed = new MutationObserver((changes) => {
    if (changes.some(mayMove)) moved();
  });
  if (table !== null) {
    resized.observe(table);
    changed.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'aria-selected', 'data-move', 'style'],
    });
  }
  window.addEventListener('resize', moved);
  document.addEventListener('scroll', moved, { capture: true, passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    window.removeEventListener('resize', moved);
    document.removeEventListener('scroll', moved, { capture: true });
  };
}

const FRESH_MS = 500;

/**
 * Whether the window follows what is said. Others may move the page as well when something new is asked: so long the coach
 * insists. Whoever moves it by hand wants to see something else, and is not pulled back until something else is said.
 */
export function holdOnWindow() {
  let until = 0;
  let isLed = true;
  const renew = (): void => {
    if (isLed) until = performance.now() + FRESH_MS;
  };
  return {
    renew,
    take(): void {
      isLed = true;
      renew();
    },
    letGo(): void {
      isLed = false;
      until = 0;
    },
    isHeld: (): boolean => performance.now() < until,
  };
}

/** Calls back when somebody moves the page by hand. */
export function watchHand(moved: () => void): () => void {
  const ways = ['wheel', 'touchmove'] as const;
  for (const way of ways) document.addEventListener(way, moved, { capture: true, passive: true });
  return () => {
    for (const way of ways) document.removeEventListener(way, moved, { capture: true });
  };
}

/** Whoever pressed a button that is gone goes on with the keyboard where something can be done. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.board :is([data-move], [data-opens])')?.focus({ preventScroll: true });
