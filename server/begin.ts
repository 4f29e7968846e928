import { isWaitedFor } from '@bandstand/table';
import type { SeatRow } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';

/**
 * When the last seat is taken, or as soon as somebody looks, if a server ended just then, the table goes on towards the deal:
 * it fixes the seals of all devices, waits for what is under them, and begins. Where strangers meet, all have to be there.
 */
export async function startIfFull(table: LiveTable): Promise<void> {
  const { seats, state } = table;
  if (state.isStarted || seats.some(isWaitedFor)) return;
  if (missingAt(table).length === 0) await table.carryOut({ by: 'host' });
}

/** People who sit at a table where everybody has to be there, and are not. */
export function missingAt(table: LiveTable): readonly SeatRow[] {
  if (table.settings.showUpSeconds === undefined || table.state.isStarted || table.isOver) return [];
  const { seats } = table.info();
  return table.seats.filter(({ seat, kind }) => kind === 'person' && !seats[seat].isHere);
}
