import { bad, good, type Result } from '@bandstand/engine';
import { startIfFull } from './begin.ts';
import type { Context } from './context.ts';
import { originOf } from './moderation.ts';
import { freeSeal } from './parts.ts';
import type { SeatRow } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import { words } from './text/index.ts';

type Parts = Pick<Context, 'store' | 'now'>;

/** Who says yes or no, and what their device adds to a fresh deal. */
export interface Answerer {
  /** Their seat, at this table or at the one before. */
  readonly seat: SeatRow;
  readonly commitment?: string | undefined;
  readonly address: string;
}

/** Somebody who is invited sits down; those who sit already stay. */
export async function accept(
  { store, now }: Parts,
  table: LiveTable,
  { seat, commitment, address }: Answerer,
): Promise<Result<true>> {
  if (table.isOver) return bad('not-invited', words.rematch.invitationIsOver);
  const place = (await store.seats(table.id)).find(({ occupancy }) => occupancy === seat.occupancy)?.seat;
  const free = await freeSeal(store, table.id, commitment, place);
  if (!free.ok) return free;
  const change = {
    seenAt: now(),
    commitment: table.settings.deal === undefined ? (commitment ?? null) : null,
    joinedFrom: originOf(table, address),
  };
  const isNew = await store.acceptSeat(table.id, seat.occupancy ?? '', change);
  await table.refresh();
  const sits = table.seats.some(({ kind, occupancy }) => kind !== 'invited' && occupancy === seat.occupancy);
  if (!sits) return bad('not-invited', words.rematch.invitationIsOver);
  if (!isNew) return good(true);
  await startIfFull(table);
  await store.wake(table.id);
  return good(true);
}

/** Without them nobody is left to wait with, or nobody to answer for the table. */
function endsWithout({ kind, occupancy, isHost }: SeatRow, seats: readonly SeatRow[]): boolean {
  const others = seats.filter((each) => each.occupancy !== occupancy);
  const sitting = others.filter((each) => each.kind === 'person').length;
  if (kind !== 'invited') return isHost === true || sitting === 0;
  return sitting + others.filter((each) => each.kind === 'invited').length < 2;
}

/** Somebody who sits or is invited at a table that has not begun goes away: their seat is free for others, or the table ends. */
export async function decline({ store }: Parts, table: LiveTable, seat: SeatRow): Promise<Result<true>> {
  if (table.isOver) return bad('not-invited', words.rematch.invitationIsOver);
  if (table.state.isStarted) return bad('already-started', words.rematch.matchHasBegun);
  if (endsWithout(seat, table.seats)) {
    const ended = await table.carryOut({ by: 'decliner', seat: seat.seat });
    if (!ended.ok) return ended;
  } else if (!(await store.freeSeat(table.id, seat.occupancy ?? '')))
    return bad('already-started', words.rematch.matchHasBegun);
  await table.refresh();
  await store.wake(table.id);
  return good(true);
}
