import { isWaitedFor } from '@bandstand/table';
import type { LiveTable } from './table/live.ts';

/**
 * When the last seat is taken, or as soon as somebody looks, if a server ended just then, the table goes on towards the deal:
 * it fixes the seals of all devices, waits for what is under them, and begins.
 */
export async function startIfFull(table: LiveTable): Promise<void> {
  if (!table.state.isStarted && !table.seats.some(isWaitedFor)) await table.carryOut({ by: 'host' });
}
