import { writeEntry } from './entryText.ts';
import { dropPacks } from './packs.ts';
import { insertMatch, insertSeat } from './rows.ts';
import type { Statement } from './statement.ts';
import type { StoredTable, TimeMs } from './store.ts';

export const ALL_CHATS = 'select n, at, seat, name, kind, body, occupancy from chats where match_id = $1 order by n';
export const ALL_CAPTIONS = 'select key, at, seat, body, occupancy from captions where match_id = $1 order by key';

/** Everything that lies in storage about the matches that `which` selects, and last they themselves. */
const removeAll = (which: string, value: string | number): Statement[] => [
  { sql: `delete from entries where match_no in (select no ${which})`, values: [value] },
  ...['chats', 'captions', 'codes', 'seats'].map((table) => ({
    sql: `delete from ${table} where match_id in (select id ${which})`,
    values: [value],
  })),
  { sql: `delete ${which} returning id`, values: [value] },
];

/** Which of the answers to `removeOlder` tells what was removed. */
export const REMOVED_IDS = 5;

export const removeOlder = (before: TimeMs): readonly Statement[] => [
  ...removeAll(`from matches where touched_at < $1 and status <> 'playing'`, before),
  dropPacks(before),
];

export const removeEnded = (id: string): readonly Statement[] =>
  removeAll(`from matches where id = $1 and status = 'over'`, id);

/** A table as it was taken out. */
export const insertTable = ({ match, seats, entries, chats, captions }: StoredTable): readonly Statement[] => [
  ...insertMatch(match),
  ...seats.map(insertSeat),
  ...entries.map(({ seq, at, entry }) => ({
    sql: `insert into entries (match_no, seq, at, body)
      values ((select no from matches where id = $1), $2, $3, $4)`,
    values: [match.id, seq, at, writeEntry(entry)],
  })),
  ...chats.map(({ n, at, seat, name, kind, text, by = null }) => ({
    sql: 'insert into chats (match_id, n, at, seat, name, kind, body, occupancy) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [match.id, n, at, seat, name, kind, text, by],
  })),
  ...captions.map(({ key, at, seat, text, by = null }) => ({
    sql: 'insert into captions (match_id, key, at, seat, body, occupancy) values ($1, $2, $3, $4, $5, $6)',
    values: [match.id, key, at, seat, text, by],
  })),
];
