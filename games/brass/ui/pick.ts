import { packCounts, unpackCounts } from '../counts.ts';
import type { Pack } from '../content/shape.ts';
import type { CardId, Director, View } from '../state.ts';

/** Where a card would go and what the counts of its column and row would be. */
export interface PickPreview {
  readonly card: CardId;
  readonly director: Director;
  readonly column: number;
  readonly place: number;
  readonly columnBefore: readonly number[];
  readonly columnAfter: readonly number[];
  readonly rowBefore: readonly number[];
  readonly rowAfter: readonly number[];
}

/** What taking a card does for the director to pick; everything it needs lies open. */
export function previewPick(view: View, pack: Pack, card: CardId): PickPreview | undefined {
  const director = view.turn;
  if (director === undefined) return undefined;
  const column = view.round;
  const first = director * 16 + column * 4;
  const place = view.grid.slice(first, first + 4).filter((each) => each >= 0).length;
  const counts = packCounts(pack.cards[card].voices);
  const columnLine = view.lines[director * 8 + column];
  const rowLine = view.lines[director * 8 + 4 + place];
  return {
    card,
    director,
    column,
    place,
    columnBefore: unpackCounts(columnLine),
    columnAfter: unpackCounts(columnLine + counts),
    rowBefore: unpackCounts(rowLine),
    rowAfter: unpackCounts(rowLine + counts),
  };
}
