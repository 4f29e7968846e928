import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { BenchLine } from '../cli/commands/bench.ts';
import { archiveMatches } from '../server/archive.ts';
import { openPostgres } from '../server/storage/postgres.ts';
import { openSqlite } from '../server/storage/sqlite.ts';
import type { Store } from '../server/storage/store.ts';
import { newId } from '../server/tokens.ts';
import { startPg } from '../tools/pg.mjs';
import { under } from './measure.ts';

const MATCHES = 200;
const MOVES = 100;
const ALL_MOVES = MATCHES * MOVES;

/** Matches of a hundred moves each, played side by side, as they come from the client. */
async function fill(store: Store): Promise<void> {
  const ids = Array.from({ length: MATCHES }, newId);
  for (const id of ids)
    await store.createMatch(
      {
        id,
        game: 'any',
        rulesVersion: 1,
        packHash: 'hash',
        pack: null,
        options: '{}',
        seats: 2,
        seed: newId(),
        settings: '{}',
        inviteHash: newId(),
        status: 'open',
        createdAt: 1,
        touchedAt: 1,
        toAct: 0,
        deadlineAt: null,
      },
      [],
    );
  for (let seq = 1; seq <= MOVES; seq++) {
    const touch = { status: seq === MOVES ? 'over' : 'playing', toAct: 1, deadlineAt: null } as const;
    await Promise.all(
      ids.map((id) => {
        const entry = { type: 'move', seat: seq % 2, move: (seq * 37) % 500, nonce: newId().slice(0, 12) } as const;
        return store.append(id, seq, entry, 1_800_000_000_000 + seq, seq === 1 || seq === MOVES ? touch : undefined);
      }),
    );
  }
}

async function onSqlite(folder: string): Promise<number> {
  const file = join(folder, 'bytes.sqlite');
  const store = await openSqlite(file);
  await fill(store);
  await store.close();
  const database = new DatabaseSync(file);
  const sum = database.prepare(
    `select sum(pgsize) as bytes from dbstat where name like 'entries' or name like 'sqlite_autoindex_entries%'`,
  );
  const bytes = Number(sum.get()?.['bytes']);
  database.close();
  return bytes / ALL_MOVES;
}

async function onPostgres(folder: string): Promise<readonly [stored: number, archived: number]> {
  const pg = await startPg();
  const store = await openPostgres(pg.url, () => undefined);
  const client = new Client({ connectionString: pg.url });
  try {
    await client.connect();
    await fill(store);
    const { rows } = await client.query<{ bytes: number }>(`select pg_total_relation_size('entries') as bytes`);
    const archived = await archiveMatches(store, folder, Date.now() * 2, MATCHES);
    return [rows[0].bytes / ALL_MOVES, (archived?.bytes ?? NaN) / ALL_MOVES];
  } finally {
    await client.end();
    await store.close();
    await pg.stop();
  }
}

export async function measure(say: (note: string) => void): Promise<readonly BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-bytes-'));
  try {
    say(`${MATCHES} matches of ${MOVES} moves each …`);
    const sqlite = await onSqlite(folder);
    const [postgres, archived] = await onPostgres(folder);
    return [
      under('bytes a move on SQLite, with its index', sqlite, 80),
      under('bytes a move on PostgreSQL, with its index', postgres, 160),
      under('bytes a move in an archive', archived, 30),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
