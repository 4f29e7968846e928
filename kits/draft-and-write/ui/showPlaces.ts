import { createEffect, on } from 'solid-js';
import { afterFrame, isStill } from '../../board/index.tsx';
import type { BoardModel } from './boardModel.ts';
import { isTouch } from './touch.ts';

/** Between a place and what lies over the sheet. */
const MARGIN_PX = 12;
const TOP_BAR_PX = 56;
/** What stays over the sheet while the page moves. */
const BUBBLE = '[data-cover]';
const COVERS = `.dw-drawer, .dw-say, ${BUBBLE}`;
const SETTLED_MS = 600;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far the page has to move until the place is between the top bar and what lies over the lower end. */
function wayTo(place: Span, coverTop: number): number {
  const below = place.bottom + MARGIN_PX - coverTop;
  return place.top < TOP_BAR_PX + MARGIN_PX ? place.top - TOP_BAR_PX - MARGIN_PX : Math.max(0, below);
}

/** Where the sheet ends for the eye: at the drawer, or at what is said above it. */
const coverTop = (): number =>
  Math.min(
    innerHeight,
    ...[...document.querySelectorAll(COVERS)]
      .filter((cover) => cover.checkVisibility())
      .map((cover) => cover.getBoundingClientRect())
      .flatMap(({ top, height }) => (height > 0 && top > innerHeight / 4 ? [top] : [])),
  );

/** Moves the page as little as it takes until one of these can be seen. */
function show(places: readonly Element[]): void {
  const end = coverTop();
  const ways = places
    .filter((place) => place.checkVisibility())
    .map((place) => wayTo(place.getBoundingClientRect(), end));
  const [top = 0] = ways.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (top !== 0) scrollBy({ top, behavior: isStill() ? 'auto' : 'smooth' });
}

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
  const lit = (): Element[] => find('.dw-sheet .dw-lit');
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
