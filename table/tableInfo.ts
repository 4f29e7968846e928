import { hasSeat } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import { dealInfo } from './dealInfo.ts';
import type { TableState, TableStatus } from './state.ts';
import type { TableSeat } from './store.ts';
import type { TableParts } from './tableParts.ts';

/** How a table stands, for whoever asks. */
interface TableNow<Row extends TableSeat> {
  readonly stored: TableStatus;
  readonly current: TableState;
  readonly commitment: string;
  readonly seats: readonly Row[];
  readonly isHere: (seat: Row) => boolean;
}

/** What everybody at the table and in the lobby may know about it. */
export const tableInfo = <Row extends TableSeat>(
  { id, game, options, isPublic, settings, createdAt }: TableParts<Row>,
  { stored, current, commitment, seats, isHere }: TableNow<Row>,
): TableInfo => ({
  match: id,
  game: game.id,
  rulesVersion: game.rulesVersion,
  packHash: game.pack.hash,
  options,
  status: stored.status,
  isPublic,
  pace: settings.pace,
  standIn: settings.standIn,
  seats: seats.map((held) => ({
    seat: held.seat,
    kind: held.kind,
    name: held.name,
    ...(held.kind === 'bot' ? { bot: held.bot } : {}),
    ...(held.isHost === true ? { isHost: true as const } : {}),
    isHere: held.kind === 'bot' || isHere(held),
    standIn: hasSeat(stored.absent, held.seat),
  })),
  commitment,
  ...dealInfo(current, settings, seats),
  createdAt,
});
