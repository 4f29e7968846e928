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

/** The cheapest space that each later speaker meets and could still pay for, were the contract left at `from`. */
export function pullsFrom(content: Content, table: OpenTable, from: Space, insurance: number): Pull[] {
  return laterSpeakers(table, insurance).flatMap(({ seat, canMove }) => {
    if (!canMove || meets(content, table, seat, from)) return [];
    const pull = cheapestMet(content, table, seat, from, insurance);
    return pull === undefined || pull.cost > table.chips[seat] ? [] : [pull];
  });
}

/** The space nearest to `from` that the seat meets. */
export function cheapestMet(
  content: Content,
  table: OpenTable,
  seat: Seat,
  from: Space,
  insurance: number,
): Pull | undefined {
  let best: Pull | undefined;
  for (let space = 1; space < content.distances.length; space++) {
    if (space === from || !meets(content, table, seat, space)) continue;
    const cost = insurance + Math.abs(space - from);
    if (best === undefined || cost < best.cost) best = { seat, space, cost };
  }
  return best;
}
