import { bad, good, Match, must, verifyRecord, type MatchRecord, type Result } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { offeredCaptions, readRecord } from '@bandstand/protocol';
import { recordAt, type TableSettings } from '@bandstand/table';
import { readSettings } from './settings.ts';
import { openStorageBeside } from './storage/open.ts';
import type { MatchRow, MatchStatus, Store } from './storage/store.ts';
import { Tables } from './table/tables.ts';
import { newId } from './tokens.ts';
import { words } from './text/index.ts';

/** The storage that the environment names, for commands beside a server. */
export const openStore = (env: Readonly<Record<string, string | undefined>>): Promise<Store> =>
  openStorageBeside(readSettings(env));

export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seats: readonly string[];
  readonly entries: number;
  readonly createdAt: string;
  readonly touchedAt: string;
}

/** What a host may see of a match: no seed, no keys, no hidden cards. */
export async function summarize(store: Store, row: MatchRow): Promise<MatchSummary> {
  const [seats, entries] = await Promise.all([store.seats(row.id), store.entries(row.id, 0)]);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    seats: seats.map(({ kind, name }) => `${name || '–'} (${kind})`),
    entries: entries.length,
    createdAt: new Date(row.createdAt).toISOString(),
    touchedAt: new Date(row.touchedAt).toISOString(),
  };
}

const tablesOn = (store: Store): Tables => new Tables({ store, now: Date.now, onChange: () => undefined });

export async function exportMatch(store: Store, id: string): Promise<Result<MatchRecord>> {
  const table = await tablesOn(store).get(id);
  if (!table.ok) return table;
  if (!table.value.isOver) return bad('not-over', words.admin.recordIsSealedUntil);
  return good(await recordAt(table.value));
}

/** Stores a finished match from its record, so that it can be watched and forked; returns its new id. */
export async function importMatch(store: Store, json: unknown): Promise<Result<string>> {
  const record = readRecord(json);
  if (!record.ok) return record;
  const folder = await loadGame(record.value.game);
  if (!folder.ok) return folder;
  const verified = verifyRecord(folder.value.game, record.value);
  if (!verified.ok) return verified;
  if (!verified.value.isOver) return bad('not-over', words.admin.thisMatchWasNotFinished);
  const id = newId();
  const known = await store.keep(`import ${record.value.checksum}`, id);
  if (known !== id) return bad('already-imported', words.admin.thisRecordWasImported(known));
  const now = Date.now();
  const { game, rulesVersion, pack, options, seats, seed, moves, parts, deal, standIns } = record.value;
  await store.createMatch(
    {
      id,
      game,
      rulesVersion,
      packHash: pack,
      pack: null,
      options: JSON.stringify(options),
      seats,
      seed,
      settings: JSON.stringify({ pace: { type: 'free' }, standIn: 'greedy', opening: moves, parts, deal, standIns }),
      inviteHash: null,
      status: verified.value.isOver ? 'over' : 'open',
      createdAt: now,
      touchedAt: now,
      toAct: 0,
      deadlineAt: null,
    },
    Array.from({ length: seats }, (_, seat) => ({
      match: id,
      seat,
      kind: 'person' as const,
      name: words.admin.seat(seat + 1),
      bot: '',
      tokenHash: null,
      webhook: null,
      push: null,
      seenAt: now,
    })),
  );
  for (const [key, text] of Object.entries(offeredCaptions(folder.value.game, record.value)))
    await store.writeCaption(id, { key, at: now, seat: 0, text });
  await store.append(id, 1, { type: 'start' }, now, {
    status: verified.value.isOver ? 'over' : 'playing',
    toAct: 0,
    deadlineAt: null,
  });
  return good(id);
}

/** Plays the log again and mends what is only a cache of it: the status and who is to act. */
export async function repairMatch(store: Store, id: string): Promise<Result<string>> {
  const row = await store.match(id);
  if (row === undefined) return bad('unknown-match', words.admin.thereIsNoMatch(id));
  const folder = await loadGame(row.game);
  if (!folder.ok) return folder;
  const { opening, parts } = JSON.parse(row.settings) as TableSettings;
  const match = must(
    Match.start(folder.value.game, { options: JSON.parse(row.options), seats: row.seats, secret: row.seed, parts }),
  );
  for (const [seat, move] of opening) must(match.play(seat, move));
  const table = await tablesOn(store)
    .get(id)
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (typeof table === 'string') return bad('broken-log', words.admin.logDoesNotReplay(table));
  if (!table.ok) return table;
  const { state, people } = table.value;
  const status: MatchStatus = state.isOver ? 'over' : state.isStarted ? 'playing' : 'open';
  const isSound = status === row.status && state.toAct === row.toAct;
  if (isSound) return good(words.admin.matchIsSound);
  await store.touchMatch(id, { status, toAct: state.toAct, deadlineAt: state.deadline(people) ?? null });
  return good(words.admin.mendedTo(row.status, status));
}

/** Ends a match for good, begun or not. */
export async function closeMatch(store: Store, id: string): Promise<Result<string>> {
  const table = await tablesOn(store).get(id);
  if (!table.ok) return table;
  const done = await table.value.carryOut({ by: 'owner' });
  if (!done.ok) return done;
  await store.wake(id);
  return good(words.admin.matchIsClosed);
}
