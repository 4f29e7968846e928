import { createHash } from 'node:crypto';
import { bad, good, type Result } from '@bandstand/engine';
import type { Occupancy } from '@bandstand/table';
import { clientOf } from './clientAddress.ts';
import type { SeatRow, Speaker, Store } from './storage/store.ts';
import { isIP } from 'node:net';
import type { LiveTable } from './table/live.ts';
import type { Tables } from './table/tables.ts';
import { hashToken } from './tokens.ts';
import { words } from './text/index.ts';

const BLOCKED = 'blocked ';

/** What stands for a person whose name was taken away. */
const nameless = (seat: number): string => words.moderation.player(seat + 1);

/** Takes away a name and all that was said there: by who sits there, wherever they sat then, and by others who have gone. */
export async function clearSeat(store: Store, match: string, seat: number): Promise<Result<true>> {
  const row = (await store.seats(match)).find((each) => each.seat === seat);
  if (row === undefined) return bad('unknown-seat', words.moderation.thereIsNoMatch(match, seat + 1));
  await takeWords(store, match, { goneFrom: seat }, nameless(seat));
  if (row.occupancy !== undefined && row.occupancy !== null)
    await takeWords(store, match, { occupancy: row.occupancy }, nameless(seat));
  await store.wake(match);
  return good(true);
}

/** Out of storage, and off the pages that are open. */
async function takeWords(store: Store, match: string, who: Speaker, name: string): Promise<void> {
  const lines = await store.clearWords(match, who, name);
  if (lines.length === 0) return;
  await store.addChat(match, { at: Date.now(), seat: null, name, kind: 'removed', text: lines.join(' ') });
}

/** Takes a name out of the list of a day; the result stays. */
export async function clearDailyName(store: Store, day: string, name: string): Promise<Result<number>> {
  const cleared = await store.daily.rename(day, name, 'Somebody');
  return cleared === 0 ? bad('unknown-name', words.moderation.nobodyCalledIsInTheLists(name, day)) : good(cleared);
}

const SENT_AWAY = 'sent away ';

/** Those who play one match after the other are one series, whichever table they sit at. */
type InSeries = Pick<LiveTable, 'id' | 'settings'>;
export const seriesOf = ({ id, settings }: InSeries): string => settings.series ?? id;

/** Addresses are kept as hashes that mean nothing among other people. */
export const originOf = (table: InSeries, address: string): string =>
  createHash('sha256')
    .update(`from ${seriesOf(table)} ${address}`)
    .digest('base64url');

/** Who was sent away is kept out by their address, unless the host sits there too. */
export const isSentAway = async (store: Store, table: InSeries, origin: string): Promise<boolean> =>
  (await store.keptKeys(`${SENT_AWAY}${seriesOf(table)} ${origin}`)).length > 0;

/** Beside those of addresses: both are hashes, and none is like another. */
const byKey = (table: InSeries, tokenHash: string): string => `${SENT_AWAY}${seriesOf(table)} ${tokenHash}`;

/** Whose key is over because they were sent away reads so, here and at tables of the same people. */
export const isKeyOfSentAway = async (store: Store, table: InSeries, token: string | undefined): Promise<boolean> =>
  token !== undefined && (await store.keptKeys(byKey(table, hashToken(token)))).length > 0;

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
}

/**
 * The host sends somebody away from this table and all others of the same people: before a match the seat is free again, in a
 * match a stand-in plays on, and what is over stays as it is.
 */
export async function removePerson(
  { store, tables }: Parts,
  table: LiveTable,
  by: SeatRow,
  seat: number,
): Promise<Result<true>> {
  if (by.isHost !== true) return bad('not-host', words.moderation.onlyWhoMadeTheTable);
  if (table.isOver) return bad('match-over', words.moderation.recordStaysAsItIs);
  const held = table.seats.at(seat);
  const occupancy = held?.occupancy ?? undefined;
  if (seat === by.seat || held === undefined || occupancy === undefined)
    return bad('bad-seats', words.moderation.nameTheSeatOfSomebodyElse);
  const { joinedFrom, tokenHash } = held;
  if (tokenHash !== null) await store.keep(byKey(table, tokenHash), '');
  if (joinedFrom !== undefined && joinedFrom !== null && joinedFrom !== by.joinedFrom)
    await store.keep(`${SENT_AWAY}${seriesOf(table)} ${joinedFrom}`, '');
  for (const { match } of await store.endOccupancy(occupancy)) {
    const each = match === table.id ? good(table) : await tables.get(match);
    if (each.ok) await clearAt(store, each.value, occupancy);
  }
  return good(true);
}

/** What somebody leaves behind whose sitting-down has ended. */
async function clearAt(store: Store, table: LiveTable, occupancy: Occupancy): Promise<void> {
  // They may have been swapped, or the match may have begun, since the seats were read here.
  await table.refresh();
  const seat = table.seats.find((held) => held.occupancy === occupancy)?.seat;
  if (seat !== undefined && !table.isOver) {
    await takeWords(store, table.id, { occupancy }, nameless(seat));
    const isFree = await store.freeSeat(table.id, occupancy);
    if (!isFree) await table.carryOut({ by: 'sender', seat });
    const text = isFree ? '' : table.settings.standIn;
    await store.addChat(table.id, { at: Date.now(), seat, name: nameless(seat), kind: 'sent-away', text });
    await table.refresh();
  }
  await store.wake(table.id);
}

/** Addresses that the owner of the server keeps out, read again now and then: another node or a command may add to them. */
export class Blocked {
  private readonly store: Store;
  private addresses: ReadonlySet<string> = new Set();

  constructor(store: Store) {
    this.store = store;
  }

  async read(): Promise<void> {
    this.addresses = new Set(await listBlocked(this.store));
  }

  has(address: string): boolean {
    return this.addresses.has(address);
  }
}

export const listBlocked = async (store: Store): Promise<string[]> =>
  (await store.keptKeys(BLOCKED)).map((key) => key.slice(BLOCKED.length));

/** Of an IPv6 address its whole network is meant, as everywhere. */
export async function block(store: Store, address: string, isBlocked: boolean): Promise<Result<string>> {
  if (isIP(address) === 0 && !address.endsWith('::/64'))
    return bad('bad-address', words.moderation.isNotAnAddress(address));
  const client = clientOf(address);
  if (isBlocked) await store.keep(`${BLOCKED}${client}`, '');
  else await store.forgetKept(`${BLOCKED}${client}`);
  return good(client);
}
