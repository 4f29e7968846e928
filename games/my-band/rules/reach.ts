import { hasSeat, type Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import type { OpenTable, Space } from '../state.ts';
import { meets } from './cards.ts';
import { seatAt } from './turn.ts';

/** A space that somebody meets, and what moving the contract there would cost them. */
export interface Pull {
  readonly seat: Seat;
  readonly space: Space;
  readonly cost: number;
}

/** Who may still speak about the contract after the acting seat, in order; `canMove` is false for those passed over. */
export function laterSpeakers(
  table: OpenTable,
  insurance: number,
): { readonly seat: Seat; readonly canMove: boolean }[] {
  return Array.from({ length: table.seatCount - table.step - 1 }, (_, place) => {
    const seat = seatAt(table, table.step + 1 + place);
    return { seat, canMove: !hasSeat(table.barred, seat) && table.chips[seat] > insurance };
  });
}

/**
 * Where each later speaker could take the contract from whoever acts, were it left at `from`: the cheapest space that they
 * meet and the acting seat does not. Whoever meets `from` as well loses nothing by that.
 */
export function threatsFrom(content: Content, table: OpenTable, from: Space, insurance: number): Pull[] {
  return laterSpeakers(table, insurance).flatMap(({ seat, canMove }) => {
    const isTaken = (space: Space): boolean => !meets(content, table, table.actor, space);
    const pull = canMove ? cheapestMet(content, table, seat, { from, insurance }, isTaken) : undefined;
    return pull === undefined || pull.cost > table.chips[seat] ? [] : [pull];
  });
}

/** The space nearest to `from` that the seat meets, of those that are wanted. */
export function cheapestMet(
  content: Content,
  table: OpenTable,
  seat: Seat,
  { from, insurance }: { readonly from: Space; readonly insurance: number },
  isWanted: (space: Space) => boolean = () => true,
): Pull | undefined {
  let best: Pull | undefined;
  for (let space = 1; space < content.distances.length; space++) {
    if (space === from || !meets(content, table, seat, space) || !isWanted(space)) continue;
    const cost = insurance + Math.abs(space - from);
    if (best === undefined || cost < best.cost) best = { seat, space, cost };
  }
  return best;
}
