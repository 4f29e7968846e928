import type { TableInfo } from '@bandstand/protocol';
import type { MyTable } from './api.ts';

/** Somebody asks me to play again there. */
export const isInvited = ({ table, seat }: Pick<MyTable, 'table' | 'seat'>): boolean =>
  table.status === 'open' && table.seats[seat]?.kind === 'invited';

/** Who is sitting already where others are invited. */
export const inviterOf = (table: TableInfo): string =>
  table.seats.find(({ kind }) => kind === 'person')?.name ??
  table.seats.find(({ kind }) => kind === 'invited')?.name ??
  '';
