import { isSlow } from '@bandstand/table';
import type { SeatRow } from '../storage/store.ts';
import type { LiveTable } from '../table/live.ts';

/** Somebody who moved and closed the page has left the table to its bots, up to the next person. */
const GRACE_MS = 60_000;

const isReached = ({ webhook, push }: Partial<SeatRow>): boolean =>
  (webhook ?? undefined) !== undefined || (push ?? undefined) !== undefined;

/**
 * Whether bots wait until somebody is there: at a live table that nobody looks at, they would think for nobody, for hours. At a
 * table for days, and where somebody is told elsewhere that it is their turn, they go on.
 */
export const rests = (table: Pick<LiveTable, 'watchers' | 'attendedAt' | 'settings' | 'seats'>, now: number): boolean =>
  table.watchers === 0 &&
  now - table.attendedAt > GRACE_MS &&
  !isSlow(table.settings.pace) &&
  !table.seats.some(isReached);
