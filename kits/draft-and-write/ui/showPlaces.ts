import { createEffect, on } from 'solid-js';
import { afterFrame, isStill } from '../../board/index.tsx';
import type { BoardModel } from './boardModel.ts';

/** Between a place and what lies over the sheet. */
const MARGIN_PX = 12;
const TOP_BAR_PX = 56;

/** How far the page has to move until the place is between the top bar and the drawer. */
function wayTo(place: { top: number; bottom: number }, drawerTop: number): number {
  const below = place.bottom + MARGIN_PX - drawerTop;
  return place.top < TOP_BAR_PX + MARGIN_PX ? place.top - TOP_BAR_PX - MARGIN_PX : Math.max(0, below);
}

/** On a phone most of the sheet lies under the hand: whoever taps a card sees where it would go. */
export function showPlaces(board: () => HTMLElement | undefined, model: BoardModel): void {
  const show = (): void => {
    const place = board()?.querySelector('.dw-possible.best') ?? board()?.querySelector('.dw-possible');
    const drawer = board()?.querySelector('.dw-drawer');
    if (place === null || place === undefined || drawer === null || drawer === undefined) return;
    const top = wayTo(place.getBoundingClientRect(), drawer.getBoundingClientRect().top);
    if (top !== 0) scrollBy({ top, behavior: isStill() ? 'auto' : 'smooth' });
  };
  createEffect(
    on(model.possible, (places) => {
      // The section is turned to first.
      if (places.size > 0 && matchMedia('(hover: none)').matches) afterFrame(() => afterFrame(show));
    }),
  );
}
