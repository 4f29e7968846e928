import { createEffect, on } from 'solid-js';
import { afterFrame, isStill } from '../../board/index.tsx';
import type { BoardModel } from './boardModel.ts';
import { isTouch } from './touch.ts';
import { wayToAll } from './wayTo.ts';

/** What stays over the sheet while the page moves. */
const BUBBLE = '[data-cover]';
const COVERS = `.dw-drawer, .dw-say, ${BUBBLE}`;
const SETTLED_MS = 600;

/** Where the sheet ends for the eye: at the drawer, or at what is said above it. */
const coverTop = (): number =>
  Math.min(
    innerHeight,
    ...[...document.querySelectorAll(COVERS)]
      .filter((cover) => cover.checkVisibility())
      .map((cover) => cover.getBoundingClientRect())
      .flatMap(({ top, height }) => (height > 0 && top > innerHeight / 4 ? [top] : [])),
  );

/** Moves the page as little as it takes until these can be seen. */
function show(places: readonly Element[], behavior: ScrollBehavior = isStill() ? 'auto' : 'smooth'): void {
  const spans = places.filter((place) => place.checkVisibility()).map((place) => place.getBoundingClientRect());
  const top = wayToAll(spans, coverTop());
  if (top !== 0) scrollBy({ top, behavior });
}

export const showAtOnce = (places: readonly Element[]): void => show(places, 'instant');

/** On a phone most of the sheet lies under the hand: whoever taps a card sees where it would go, and then what they do. */
export function showPlaces(board: () => HTMLElement | undefined, model: BoardModel): { readonly onTurn: () => void } {
  const find = (selector: string): Element[] => [...(board()?.querySelectorAll(selector) ?? [])];
  const later = (places: () => Element[]): void => {
    if (!isTouch()) return;
    // The section is turned to first.
    afterFrame(() => afterFrame(() => show(places())));
    // A bubble may be another size where the page has come to rest.
    if (document.querySelector(BUBBLE) !== null) setTimeout(() => show(places()), SETTLED_MS);
  };
  /** On a weekend the goal that is asked, with its name and not only its button. */
  const lit = (): Element[] => {
    const onSheet = find('.dw-sheet .dw-lit');
    return onSheet.length > 0 ? onSheet : find('.dw-goal:has([data-move])');
  };
  createEffect(
    on(model.possible, (places) => {
      if (places.size > 0)
        later(() => (find('.dw-possible.best').length > 0 ? find('.dw-possible.best') : find('.dw-possible')));
    }),
  );
  createEffect(on(model.legalSpots, () => later(lit), { defer: true }));
  // What is asked about a place comes up from below, and would lie over it.
  createEffect(
    on(model.spot, (key) => {
      if (key !== undefined) later(() => find(`.dw-sheet [data-point="${key}"] .dw-lit`));
    }),
  );
  return { onTurn: () => later(lit) };
}
