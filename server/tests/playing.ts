import { must } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { expect } from 'vitest';
import type { Store } from '../storage/store.ts';
import { Tables } from '../table/tables.ts';
import { seatedTable } from './client.ts';
import type { RandomPlayer } from './player.ts';

const TABLES = 4;

/** Opens tables of the shelf's games for two (or as many as they need), with people at every seat. */
export async function openTables(url: string, count = TABLES): Promise<{ match: string; tokens: string[] }[]> {
  const ids = await gameIds();
  const tables: { match: string; tokens: string[] }[] = [];
  for (let i = 0; tables.length < count; i++) {
    const table = await seatedTable(url, { game: ids[i % ids.length], seats: 2 }).catch(() =>
      seatedTable(url, { game: ids[i % ids.length], seats: 3 }),
    );
    tables.push(table);
  }
  return tables;
}

/** No acknowledged move is missing or doubled, and the log replays. */
export async function checkTables(store: Store, players: readonly RandomPlayer[]): Promise<number> {
  const tables = new Tables({ store, now: () => 0, onChange: () => undefined });
  let moves = 0;
  for (const match of new Set(players.map((player) => player.match))) {
    const promised = players.filter((one) => one.match === match).flatMap((player) => [...player.acknowledged]);
    const entries = await store.entries(match, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    const nonces = entries.flatMap(({ entry }) =>
      entry.type === 'move' && entry.nonce !== undefined ? [`${entry.nonce} ${entry.move}`] : [],
    );
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const { nonce, move } of promised) expect(nonces).toContain(`${nonce} ${move}`);
    const table = must(await tables.get(match));
    expect(table.state.match.steps.length).toBeGreaterThanOrEqual(nonces.length);
    moves += nonces.length;
  }
  return moves;
}
