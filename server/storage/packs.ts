import { createHash } from 'node:crypto';
import type { Statement } from './statement.ts';

/** Packs that no match needs stay so long, in case one that uses them is being stored just now. */
const SPARE_MS = 86_400_000;

export const packKey = (pack: string): string => createHash('sha256').update(pack).digest('base64url');

/** A pack is stored once, however many tables play with it. */
export const storePack = (pack: string, at: number): Statement => ({
  sql: `insert into packs (key, body, used_at) values ($1, $2, $3)
    on conflict (key) do update set used_at = excluded.used_at`,
  values: [packKey(pack), pack, at],
});

/** Forgets packs whose last match is gone. */
export const dropPacks = (now: number): Statement => ({
  sql: `delete from packs where used_at < $1 and not exists (select 1 from matches where pack_key = packs.key)`,
  values: [now - SPARE_MS],
});
