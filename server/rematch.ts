import {
  bad,
  contributors,
  good,
  Match,
  must,
  only,
  secretFrom,
  type Result,
  type Seat,
  type SeatSet,
} from '@bandstand/engine';
import { carriedCaptions, PART_MS, rematchOrder, type RematchWish, type TableSettings } from '@bandstand/table';
import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import type { MatchRow, SeatRow, Store } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import { hashToken, idFrom, newToken } from './tokens.ts';
import { words } from './text/index.ts';

/** Who asks for a rematch, and what their device adds to a fresh deal. */
export interface Asker {
  readonly seat: SeatRow;
  readonly commitment?: string | undefined;
}

type Parts = Pick<Context, 'store' | 'tables' | 'now'>;

/** The same people again at a new table; everybody keeps the token they have. Those who ask for the same meet there. */
export async function rematch(
  parts: Parts,
  table: LiveTable,
  how: RematchWish,
  by: Asker,
): Promise<Result<{ match: string }>> {
  const { store, tables, now } = parts;
  if (!table.isOver) return bad('not-over', words.rematch.rematchCanBeAsked);
  const order = rematchOrder(table.seats.length, how);
  if (!order.ok) return order;
  const id = await rematchId(store, table, order.value, how.sameDeal);
  if ((await store.match(id)) === undefined)
    await makeRematch(parts, table, { id, order: order.value, sameDeal: how.sameDeal }, by).catch(
      async (error: unknown) => {
        // Somebody else asked at the same moment.
        if ((await store.match(id)) === undefined) throw error;
      },
    );
  // Reading it begins the match, unless it waits for somebody: all seats are taken.
  const read = await tables.get(id);
  if (!read.ok) return read;
  const isTold = (await store.chat(table.id, 0)).some(({ kind, text }) => kind === 'rematch' && text === id);
  if (!isTold)
    await store.addChat(table.id, { at: now(), seat: by.seat.seat, name: by.seat.name, kind: 'rematch', text: id });
  await table.refresh();
  await store.wake(table.id);
  return good({ match: id });
}

/** The first rematch of this kind that is not over yet, made or still to be made. */
async function rematchId(store: Store, table: LiveTable, order: readonly Seat[], isSame: boolean): Promise<string> {
  const secrets = table.seats.map(({ tokenHash }) => tokenHash);
  for (let round = 1; ; round++) {
    const id = idFrom(secrets, `rematch ${round} of ${table.id}: ${order.join()} ${isSame}`);
    if ((await store.match(id))?.status !== 'over') return id;
  }
}

interface Rematch {
  readonly id: string;
  readonly order: readonly Seat[];
  readonly sameDeal: boolean;
}

async function makeRematch({ store, now }: Parts, table: LiveTable, again: Rematch, by: Asker): Promise<void> {
  const { id, order } = again;
  const at = now();
  const next = again.sameDeal ? sameDeal(table, order[by.seat.seat]) : freshDeal(table, order, at + PART_MS);
  await store.createMatch(
    { ...table.row, ...next, id, status: 'open', createdAt: at, touchedAt: at, toAct: 0 },
    table.seats.map((seat) => ({
      ...seat,
      match: id,
      seat: order[seat.seat],
      seenAt: at,
      commitment: seat.seat === by.seat.seat && !again.sameDeal ? (by.commitment ?? null) : null,
    })),
  );
  const { game, row } = table;
  const start = must(Match.start(game, { options: JSON.parse(row.options), seats: row.seats, secret: row.seed }));
  for (const caption of carriedCaptions(await table.readCaptions(), start, order))
    await store.writeCaption(id, { ...caption, at });
}

type Dealing = Pick<MatchRow, 'seed' | 'settings' | 'deadlineAt' | 'inviteHash'>;

/** What does not hang on the deal. */
function keptSettings({ settings: { pace, standIn } }: LiveTable): Pick<TableSettings, 'pace' | 'standIn' | 'opening'> {
  return { pace, standIn, opening: [] };
}

/** The deal that all have seen: everybody has to agree, and strangers are not offered it. */
function sameDeal(table: LiveTable, asker: number): Dealing {
  const { parts } = table.state.match;
  const settings: TableSettings = {
    ...keptSettings(table),
    deal: 'same',
    ...(parts === undefined ? {} : { parts }),
    agreed: only(asker),
  };
  const inviteHash = table.row.inviteHash ?? hashToken(newToken());
  return { seed: table.row.seed, settings: JSON.stringify(settings), deadlineAt: null, inviteHash };
}

/** Nobody sits down anew, so the devices that added to the last deal get a while to add to this one. */
function freshDeal(table: LiveTable, order: readonly number[], until: number): Dealing {
  const seats = devicesAt(table).reduce<SeatSet>((set, seat) => set | only(order[seat]), 0);
  const settings: TableSettings = { ...keptSettings(table), ...(seats === 0 ? {} : { awaits: { seats, until } }) };
  return {
    seed: secretFrom(randomBytes(32)),
    settings: JSON.stringify(settings),
    deadlineAt: seats === 0 ? null : until,
    inviteHash: table.row.inviteHash,
  };
}

/** Seats of people whose devices can add to a deal, as far as the last one tells. */
function devicesAt({ seats, settings, state }: LiveTable): readonly number[] {
  const { parts } = state.match;
  // The parts of a known deal were those of other seats, perhaps.
  const able = settings.deal === undefined || parts === undefined ? contributors(parts) : everySeat(seats.length);
  return able.filter((seat) => seats[seat].kind === 'person' && seats[seat].tokenHash !== null);
}

const everySeat = (count: number): readonly number[] => Array.from({ length: count }, (_, seat) => seat);
