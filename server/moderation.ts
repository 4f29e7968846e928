import { createHash } from 'node:crypto';
import { bad, good, type Result } from '@bandstand/engine';
import { clientOf } from './clientAddress.ts';
import type { SeatRow, Store } from './storage/store.ts';
import { isIP } from 'node:net';
import type { LiveTable } from './table/live.ts';
import { words } from './text/index.ts';

const BLOCKED = 'blocked ';

/** What stands for a person whose name was taken away. */
const nameless = (seat: number): string => words.moderation.player(seat + 1);

/** Takes away the name of whoever sits there, and all that they said and wrote. */
export async function clearSeat(store: Store, match: string, seat: number): Promise<Result<true>> {
  const row = (await store.seats(match)).find((each) => each.seat === seat);
  if (row === undefined) return bad('unknown-seat', words.moderation.thereIsNoMatch(match, seat + 1));
  await takeWords(store, match, seat, row.kind === 'open' ? '' : nameless(seat));
  await store.wake(match);
  return good(true);
}

/** Out of storage, and off the pages that are open. */
async function takeWords(store: Store, match: string, seat: number, name: string): Promise<void> {
  await store.clearSeat(match, seat, name);
  await store.addChat(match, { at: Date.now(), seat, name, kind: 'removed', text: '' });
}

/** Takes a name out of the list of a day; the result stays. */
export async function clearDailyName(store: Store, day: string, name: string): Promise<Result<number>> {
  const cleared = await store.daily.rename(day, name, 'Somebody');
  return cleared === 0 ? bad('unknown-name', words.moderation.nobodyCalledIsInTheLists(name, day)) : good(cleared);
}

const SENT_AWAY = 'sent away ';

/** Addresses are kept as hashes that mean nothing at another table. */
export const originOf = (match: string, address: string): string =>
  createHash('sha256').update(`from ${match} ${address}`).digest('base64url');

/** Whoever was sent away is kept out by their address, unless the host sits there too. */
export const isSentAway = async (store: Store, match: string, origin: string): Promise<boolean> =>
  (await store.keptKeys(`${SENT_AWAY}${match} ${origin}`)).length > 0;

/** The host sends somebody away: before the match the seat is free again, later a stand-in plays on. */
export async function removePerson(store: Store, table: LiveTable, by: SeatRow, seat: number): Promise<Result<true>> {
  if (by.isHost !== true) return bad('not-host', words.moderation.onlyWhoMadeTheTable);
  const held = table.seats.at(seat);
  if (seat === by.seat || (held?.kind !== 'person' && held?.kind !== 'program'))
    return bad('bad-seats', words.moderation.nameTheSeatOfSomebodyElse);
  await takeWords(store, table.id, seat, nameless(seat));
  const { joinedFrom } = held;
  if (joinedFrom !== undefined && joinedFrom !== null && joinedFrom !== by.joinedFrom)
    await store.keep(`${SENT_AWAY}${table.id} ${joinedFrom}`, '');
  const isFree = await store.freeSeat(table.id, seat);
  if (!isFree) {
    await store.updateSeat(table.id, seat, { tokenHash: null, webhook: null, push: null });
    // Who is away already stays away.
    await table.act(seat, { type: 'leave' });
  }
  await table.refresh();
  await store.wake(table.id);
  return good(true);
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
