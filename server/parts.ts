import { bad, good, type Result } from '@bandstand/engine';
import { startIfFull } from './begin.ts';
import type { SeatRow, Store } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import { words } from './text/index.ts';

/** The device of a seat seals what it will add to the deal, where it did not do so when it sat down. */
export async function sealPart(
  store: Store,
  table: LiveTable,
  seat: SeatRow,
  commitment: string,
): Promise<Result<true>> {
  if (table.settings.deal !== undefined) return bad('known-deal', words.parts.dealOfThisTable);
  const free = await freeSeal(store, table.id, commitment, seat.seat);
  if (!free.ok) return free;
  await table.readOn();
  const { isStarted, sealed } = table.state;
  if (isStarted || sealed !== undefined) {
    return sealed?.commitments[seat.seat] === commitment
      ? good(true)
      : bad('too-late', words.parts.dealWasSealedAlready);
  }
  if (!(await store.sealPart(table.id, seat.occupancy ?? '', commitment)))
    return bad('other-part', words.parts.anotherPartWasSealed);
  await table.refresh();
  await startIfFull(table);
  await store.wake(table.id);
  return good(true);
}

/** The device of a seat shows what it had sealed. */
export async function showPart(table: LiveTable, seat: SeatRow, part: string): Promise<Result<true>> {
  // The seals may have been fixed at another node just now.
  await table.readOn();
  const shown = await table.carryOut({ by: 'device', seat: seat.seat, part });
  return shown.ok ? good(true) : shown;
}

/** A seal counts once: whoever repeats that of another seat adds nothing. */
export async function freeSeal(
  store: Store,
  match: string,
  commitment: string | undefined,
  mine?: number,
): Promise<Result<true>> {
  if (commitment === undefined) return good(true);
  const isTaken = (await store.seats(match)).some((seat) => seat.commitment === commitment && seat.seat !== mine);
  return isTaken ? bad('other-part', words.parts.thisPartWasSealed) : good(true);
}
