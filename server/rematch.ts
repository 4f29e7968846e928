import { bad, good, Match, must, secretFrom, type Result, type Seat } from '@bandstand/engine';
import { carriedCaptions, rematchOrder, type RematchWish, type TableSettings } from '@bandstand/table';
import { randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { accept, type Answerer } from './invitations.ts';
import { DEAL_IS_SECRET } from './lobby.ts';
import { seriesOf } from './moderation.ts';
import type { MatchRow, SeatRow } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import { hashToken, idFrom, newToken } from './tokens.ts';
import { words } from './text/index.ts';

type Parts = Pick<Context, 'store' | 'tables' | 'now' | 'accountOf' | 'daily'>;

/**
 * A new table for the same people. Who asks sits there, bots and programs do too, everybody else is invited under the key they
 * have: nothing begins in the name of people who have not said yes. Those who ask for the same meet there.
 */
export async function rematch(
  parts: Parts,
  table: LiveTable,
  how: RematchWish,
  by: Answerer,
): Promise<Result<{ match: string }>> {
  const { store, tables, now } = parts;
  if (!table.isOver) return bad('not-over', words.rematch.rematchCanBeAsked);
  if (how.sameDeal && parts.daily.isSecret(table)) return { ok: false, problem: DEAL_IS_SECRET };
  const order = rematchOrder(table.seats.length, how);
  if (!order.ok) return order;
  const id = await rematchId(parts, table, order.value, how.sameDeal, by);
  if ((await store.match(id)) === undefined)
    await makeRematch(parts, table, { id, order: order.value, sameDeal: how.sameDeal }, by.address).catch(
      async (error: unknown) => {
        // Somebody else asked at the same moment.
        if ((await store.match(id)) === undefined) throw error;
      },
    );
  const next = await tables.get(id);
  if (!next.ok) return next;
  const accepted = await accept(parts, next.value, by);
  if (!accepted.ok) return accepted;
  const isTold = (await store.chat(table.id, 0)).some(({ kind, text }) => kind === 'rematch' && text === id);
  const { seat, name, occupancy } = by.seat;
  if (!isTold) await store.addChat(table.id, { at: now(), seat, by: occupancy, name, kind: 'rematch', text: id });
  await table.refresh();
  await store.wake(table.id);
  return good({ match: id });
}

/** The first rematch of this kind that is not over yet and has not lost who asks, made or still to be made. */
async function rematchId(
  { store }: Parts,
  table: LiveTable,
  order: readonly Seat[],
  isSame: boolean,
  { seat: { occupancy } }: Answerer,
): Promise<string> {
  const secrets = table.seats.map((seat) => seat.occupancy ?? null);
  for (let round = 1; ; round++) {
    const id = idFrom(secrets, `rematch ${round} of ${table.id}: ${order.join()} ${isSame}`);
    const made = await store.match(id);
    if (made === undefined) return id;
    if (made.status !== 'over' && (await store.seats(id)).some((seat) => seat.occupancy === occupancy)) return id;
  }
}

interface Rematch {
  readonly id: string;
  readonly order: readonly Seat[];
  readonly sameDeal: boolean;
}

async function makeRematch(
  { store, now, accountOf }: Parts,
  table: LiveTable,
  again: Rematch,
  address: string,
): Promise<void> {
  const { id, order } = again;
  const at = now();
  const dealing = again.sameDeal ? sameDeal(table) : freshDeal(table);
  const fresh = { status: 'open', createdAt: at, touchedAt: at, toAct: 0, deadlineAt: null } as const;
  await store.createMatch(
    { ...table.row, ...dealing, ...fresh, id, madeFrom: accountOf(address) },
    // Who was sent away may have been so just now.
    (await store.seats(table.id)).map((seat) => ({
      ...seatAgain(seat, table.settings, order[seat.seat]),
      match: id,
      seat: order[seat.seat],
      seenAt: at,
      commitment: null,
      joinedFrom: null,
    })),
  );
  const { game, row } = table;
  const start = must(Match.start(game, { options: JSON.parse(row.options), seats: row.seats, secret: row.seed }));
  const writers = new Map(table.seats.map(({ seat, occupancy }) => [order[seat], occupancy]));
  for (const caption of carriedCaptions(await table.readCaptions(), start, order))
    await store.writeCaption(id, { ...caption, at, by: writers.get(caption.seat) });
}

/** People are invited; in place of those who have no key any more the bot goes on that stood in for them. */
function seatAgain(seat: SeatRow, { standIn }: TableSettings, place: Seat): SeatRow {
  if (seat.kind !== 'person' && seat.kind !== 'program') return seat;
  const { isEnded, ...held } = seat;
  if (isEnded !== true && seat.tokenHash !== null) return seat.kind === 'person' ? { ...held, kind: 'invited' } : held;
  const nobody = { tokenHash: null, occupancy: null, webhook: null, push: null };
  return { ...held, ...nobody, kind: 'bot', bot: standIn, name: words.lobby.bot(place + 1) };
}

type Dealing = Pick<MatchRow, 'seed' | 'settings' | 'inviteHash'>;

const settingsAgain = (table: LiveTable, change: Partial<TableSettings> = {}): string => {
  const { pace, standIn, isFamily, showUpSeconds } = table.settings;
  const kept = { pace, standIn, ...(isFamily === true ? { isFamily } : {}) };
  const here = showUpSeconds === undefined ? {} : { showUpSeconds };
  return JSON.stringify({ ...kept, ...here, opening: [], series: seriesOf(table), ...change } satisfies TableSettings);
};

/** The deal that all have seen: strangers are not offered it. */
function sameDeal(table: LiveTable): Dealing {
  const { parts } = table.state.match;
  const known = { deal: 'same', ...(parts === undefined ? {} : { parts }) } as const;
  const inviteHash = table.row.inviteHash ?? hashToken(newToken());
  return { seed: table.row.seed, settings: settingsAgain(table, known), inviteHash };
}

const freshDeal = (table: LiveTable): Dealing => ({
  seed: secretFrom(randomBytes(32)),
  settings: settingsAgain(table),
  inviteHash: table.row.inviteHash,
});
