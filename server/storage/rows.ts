import { packKey, storePack } from './packs.ts';
import type { Row, Statement } from './statement.ts';
import type { CaptionRow, ChatRow, MatchRow, MatchStatus, SeatChange, SeatRow } from './store.ts';

export const SEAT_COLUMNS =
  'match_id, seat, kind, name, bot, token_hash, webhook, push, seen_at, is_host, part_commitment, joined_from, occupancy, is_ended';

export const SEAT_FIELDS = {
  name: 'name',
  tokenHash: 'token_hash',
  webhook: 'webhook',
  push: 'push',
} as const satisfies Record<keyof SeatChange, string>;

export const matchFrom = (row: Row): MatchRow => ({
  id: String(row['id']),
  game: String(row['game']),
  rulesVersion: Number(row['rules_version']),
  packHash: String(row['pack_hash']),
  pack: textOrNull(row['pack']),
  options: String(row['options']),
  seats: Number(row['seats']),
  seed: String(row['seed']),
  settings: String(row['settings']),
  inviteHash: textOrNull(row['invite_hash']),
  status: String(row['status']) as MatchStatus,
  createdAt: Number(row['created_at']),
  touchedAt: Number(row['touched_at']),
  toAct: Number(row['to_act']),
  deadlineAt: row['deadline_at'] === null ? null : Number(row['deadline_at']),
  ...(row['made_from'] === null ? {} : { madeFrom: String(row['made_from']) }),
});

export const seatFrom = (row: Row): SeatRow => ({
  match: String(row['match_id']),
  seat: Number(row['seat']),
  kind: String(row['kind']) as SeatRow['kind'],
  name: String(row['name']),
  bot: String(row['bot']),
  tokenHash: textOrNull(row['token_hash']),
  webhook: textOrNull(row['webhook']),
  push: textOrNull(row['push']),
  seenAt: Number(row['seen_at']),
  ...(row['joined_from'] === null ? {} : { joinedFrom: String(row['joined_from']) }),
  ...(row['part_commitment'] === null ? {} : { commitment: String(row['part_commitment']) }),
  ...(row['occupancy'] === null ? {} : { occupancy: String(row['occupancy']) }),
  ...(Number(row['is_host']) === 1 ? { isHost: true as const } : {}),
  ...(Number(row['is_ended']) === 1 ? { isEnded: true as const } : {}),
});

export const chatFrom = (row: Row): ChatRow => ({
  n: Number(row['n']),
  at: Number(row['at']),
  seat: row['seat'] === null ? null : Number(row['seat']),
  name: String(row['name']),
  kind: String(row['kind']) as ChatRow['kind'],
  text: String(row['body']),
});

/** With whose it is, which is for storage only. */
export const storedFrom = (row: Row): { readonly by: string | null } => ({ by: textOrNull(row['occupancy']) });

export const captionFrom = (row: Row): CaptionRow => ({
  key: String(row['key']),
  at: Number(row['at']),
  seat: Number(row['seat']),
  text: String(row['body']),
});

const textOrNull = (value: string | number | null): string | null => (value === null ? null : String(value));

const MATCH_FIELDS = {
  id: 'id',
  game: 'game',
  rulesVersion: 'rules_version',
  packHash: 'pack_hash',
  pack: 'pack',
  options: 'options',
  seats: 'seats',
  seed: 'seed',
  settings: 'settings',
  inviteHash: 'invite_hash',
  status: 'status',
  createdAt: 'created_at',
  touchedAt: 'touched_at',
  toAct: 'to_act',
  deadlineAt: 'deadline_at',
  madeFrom: 'made_from',
} as const satisfies Record<keyof MatchRow, string>;

/** What a match is read from; its pack lies elsewhere, unless it is an old one. */
export const MATCH_COLUMNS = Object.values(MATCH_FIELDS)
  .map((column) =>
    column === 'pack' ? 'coalesce(pack, (select body from packs where packs.key = pack_key)) as pack' : column,
  )
  .join(', ');

const marks = (count: number): string => Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ');

/** A public table is one that needs no invitation. */
export function insertMatch(match: MatchRow): readonly Statement[] {
  const { pack, createdAt } = match;
  const fields = (Object.keys(MATCH_FIELDS) as (keyof MatchRow)[]).filter((field) => field !== 'pack');
  const columns = fields.map((field) => MATCH_FIELDS[field]).join(', ');
  return [
    ...(pack === null ? [] : [storePack(pack, createdAt)]),
    {
      sql: `insert into matches (${columns}, is_public, pack_key) values (${marks(fields.length + 2)})`,
      values: [
        ...fields.map((field) => match[field] ?? null),
        match.inviteHash === null ? 1 : 0,
        pack === null ? null : packKey(pack),
      ],
    },
  ];
}

export function insertSeat(row: SeatRow): Statement {
  const { match, seat, kind, name, bot, tokenHash, webhook, push, seenAt, commitment, joinedFrom } = row;
  return {
    sql: `insert into seats (${SEAT_COLUMNS}) values (${marks(14)})`,
    values: [
      ...[match, seat, kind, name, bot, tokenHash, webhook, push, seenAt],
      row.isHost === true ? 1 : 0,
      commitment ?? null,
      joinedFrom ?? null,
      // What was archived before there were occupancies goes by its key.
      kind === 'open' || kind === 'bot' ? null : (row.occupancy ?? tokenHash),
      row.isEnded === true ? 1 : 0,
    ],
  };
}
