import { createEffect, on, onCleanup } from 'solid-js';
import { isStill } from './motion.ts';

interface Place {
  /** In the window. */
  readonly x: number;
  readonly y: number;
  /** How far the page was scrolled then: some cards scroll with it, some stick to the window. */
  readonly left: number;
  readonly top: number;
}

const MOVE_MS = 220;
const FADE_MS = 160;
/** Less than this is only the layout settling. */
const NEAR_PX = 12;

/** Where each card lies on the page, by its key; hidden ones lie nowhere. */
function placesIn(root: Element): Map<string, { readonly place: Place; readonly card: HTMLElement }> {
  const places = new Map<string, { readonly place: Place; readonly card: HTMLElement }>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = card.getBoundingClientRect();
    if (box.width > 0)
      places.set(card.dataset['card'] ?? '', { place: { x: box.x, y: box.y, left: scrollX, top: scrollY }, card });
  }
  return places;
}

const hasMoved = (from: Place, to: Place): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.min(Math.hypot(dx, dy), Math.hypot(dx + to.left - from.left, dy + to.top - from.top)) > NEAR_PX;
};

/**
 * Lets cards come from where they were: every element with `data-card` that is elsewhere after an update slides there.
 * With reduced motion, cards that are new at their place fade in instead.
 */
export function slideCards(root: () => Element | undefined, update: () => unknown): void {
  let before = new Map<string, Place>();
  let frame = 0;
  const slide = (): void => {
    const element = root();
    if (element === undefined) return;
    const places = placesIn(element);
    const fades = isStill();
    for (const [key, { place, card }] of places) {
      const old = before.get(key);
      if (old === undefined || !hasMoved(old, place)) continue;
      if (fades) card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
      else
        card.animate([{ translate: `${old.x - place.x}px ${old.y - place.y}px` }, { translate: '0 0' }], {
          duration: MOVE_MS,
          easing: 'ease-out',
        });
    }
    before = new Map([...places].map(([key, { place }]) => [key, place]));
  };
  // In the frame that lays the page out anyway: asking for places at once would lay it out twice.
  createEffect(
    on(update, () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(slide);
    }),
  );
  onCleanup(() => cancelAnimationFrame(frame));
}
