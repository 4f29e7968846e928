import { isSlow, type TableSettings } from '@bandstand/table';
import type { TableInfo } from '@bandstand/protocol';
import type { Context } from './context.ts';
import type { MatchRow } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';

/** Another node says every half minute who is with it. */
const SEEN_MS = 75_000;
const LISTED = 50;
/** Nobody fills the list: so many tables of one address. */
const OF_ONE_ADDRESS = 2;

type Status = 'open' | 'playing';
type Parts = Pick<Context, 'store' | 'tables' | 'now'>;

/** Who made the table waits there for players (a program, where people made none of its seats theirs), or somebody plays. */
const isAttended = (table: LiveTable, status: Status): boolean =>
  table
    .info()
    .seats.some(
      ({ kind, isHost, isHere }) =>
        isHere && (kind === 'program' || (kind === 'person' && (status === 'playing' || isHost === true))),
    );

const isForDays = ({ settings }: MatchRow): boolean => isSlow((JSON.parse(settings) as TableSettings).pace);

const isListed = ({ row, seats }: LiveTable, { status: now }: TableInfo, status: Status): boolean =>
  row.inviteHash === null && now === status && (status === 'playing' || seats.some(({ kind }) => kind === 'open'));

/**
 * Public tables with a free seat, or those that can be watched: first those where people are, newest first. At tables for days
 * nobody needs to be there.
 */
export async function publicTables({ store, tables, now }: Parts, status: Status): Promise<readonly TableInfo[]> {
  const some = { status, limit: LISTED, ofOneMaker: OF_ONE_ADDRESS };
  const [all, seen] = await Promise.all([
    store.publicMatches(some),
    store.isShared ? store.publicMatches({ ...some, seenSince: now() - SEEN_MS }) : [],
  ]);
  const ids = new Set([...all.filter(isForDays), ...seen].map(({ id }) => id));
  for (const table of tables.tables()) if (isListed(table, table.info(), status)) ids.add(table.id);
  const found = (await Promise.all([...ids].map((id) => tables.get(id)))).flatMap((table) =>
    table.ok ? [table.value] : [],
  );
  const rows = found
    .filter((table) => isListed(table, table.info(), status))
    .map((table) => ({ table, isAttended: isAttended(table, status) }))
    .filter(({ table, isAttended }) => isAttended || isSlow(table.settings.pace))
    .toSorted((a, b) => Number(b.isAttended) - Number(a.isAttended) || b.table.row.createdAt - a.table.row.createdAt);
  const listed = new Map<string, number>();
  return rows
    .filter(({ table: { account } }) => {
      const before = listed.get(account) ?? 0;
      listed.set(account, before + 1);
      return before < OF_ONE_ADDRESS;
    })
    .slice(0, LISTED)
    .map(({ table }) => table.info());
}
