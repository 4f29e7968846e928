import type { Statement } from './statement.ts';

/** Stands where something was said that was taken away. */
const REMOVED_WORDS = '(removed)';

/** A change beside the log of a match is counted, so that other nodes notice it. */
export const countedBeside = (match: string): Statement => ({
  sql: 'update matches set news = news + 1 where id = $1',
  values: [match],
});

/** The open seats are held first, so that nobody takes the last one and starts the match meanwhile. */
const holdOpenSeats = (match: string): Statement => ({
  sql: `update seats set seen_at = seen_at where match_id = $1 and kind = 'open'`,
  values: [match],
});

const HAS_OPEN_SEAT = `exists (select 1 from seats where match_id = $1 and kind = 'open')`;

/** By way of numbers below zero, since two seats never have one number. */
export const swapSeats = (match: string, a: number, b: number): readonly Statement[] => [
  holdOpenSeats(match),
  {
    sql: `update seats set seat = -1 - seat where match_id = $1 and seat in ($2, $3) and ${HAS_OPEN_SEAT} returning seat`,
    values: [match, a, b],
  },
  {
    sql: `update seats set seat = case when seat = -1 - cast($2 as integer) then cast($3 as integer) else cast($2 as integer) end
          where match_id = $1 and seat < 0`,
    values: [match, a, b],
  },
];

export const freeSeat = (match: string, seat: number): readonly Statement[] => [
  holdOpenSeats(match),
  {
    sql: `update seats set kind = 'open', name = '', token_hash = null, webhook = null, push = null,
          part_commitment = null, joined_from = null
          where match_id = $1 and seat = $2 and ${HAS_OPEN_SEAT} returning seat`,
    values: [match, seat],
  },
];

/** Chats keep their numbers: whoever listens asks for what comes after the last one. */
export const clearSeat = (match: string, seat: number, name: string): readonly Statement[] => [
  { sql: 'update seats set name = $3 where match_id = $1 and seat = $2', values: [match, seat, name] },
  {
    sql: `update chats set name = $3, body = case when kind = 'text' then '${REMOVED_WORDS}' else body end
          where match_id = $1 and seat = $2`,
    values: [match, seat, name],
  },
  { sql: 'delete from captions where match_id = $1 and seat = $2', values: [match, seat] },
];
