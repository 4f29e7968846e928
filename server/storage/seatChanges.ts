import type { Statement } from './statement.ts';
import type { Occupancy, SeatAccepted, SeatTaken, Speaker } from './store.ts';

/** Stands where something was said that was taken away. */
const REMOVED_WORDS = '(removed)';

/** A change beside the log of a match is counted, so that other nodes notice it. */
export const countedBeside = (match: string): Statement => ({
  sql: 'update matches set news = news + 1 where id = $1',
  values: [match],
});

const IS_WAITED_FOR = `kind in ('open', 'invited')`;

/** The seats that are waited for are held first, so that nobody takes the last one and starts the match meanwhile. */
const holdWaitingSeats = (match: string): Statement => ({
  sql: `update seats set seen_at = seen_at where match_id = $1 and ${IS_WAITED_FOR}`,
  values: [match],
});

const HAS_WAITING_SEAT = `exists (select 1 from seats where match_id = $1 and ${IS_WAITED_FOR})`;

/** The seats that are waited for are held first, so that two people from one address do not overlook each other. */
export const takeSeat = (match: string, seat: number, change: SeatTaken): readonly Statement[] => {
  const { kind, name, tokenHash, seenAt, commitment = null, joinedFrom = null, occupancy, isAlone = false } = change;
  return [
    holdWaitingSeats(match),
    {
      sql: `update seats set kind = $3, name = $4, token_hash = $5, seen_at = $6, part_commitment = $7,
            joined_from = $8, occupancy = $9 where match_id = $1 and seat = $2 and kind = 'open'
            ${isAlone ? 'and not exists (select 1 from seats held where held.match_id = $1 and held.joined_from = $8)' : ''}
            returning seat`,
      values: [match, seat, kind, name, tokenHash, seenAt, commitment, joinedFrom, occupancy],
    },
  ];
};

/** Before the first entry of its log. */
const HAS_NOT_BEGUN = `not exists (select 1 from entries where match_no = (select no from matches where id = $1))`;

/** By way of numbers below zero, since two seats never have one number. */
export const swapSeats = (match: string, a: number, b: number): readonly Statement[] => [
  holdWaitingSeats(match),
  {
    sql: `update seats set seat = -1 - seat where match_id = $1 and seat in ($2, $3) and ${HAS_WAITING_SEAT} returning seat`,
    values: [match, a, b],
  },
  {
    sql: `update seats set seat = case when seat = -1 - cast($2 as integer) then cast($3 as integer) else cast($2 as integer) end
          where match_id = $1 and seat < 0`,
    values: [match, a, b],
  },
];

export const freeSeat = (match: string, occupancy: Occupancy): readonly Statement[] => [
  holdWaitingSeats(match),
  {
    sql: `update seats set kind = 'open', name = '', token_hash = null, webhook = null, push = null,
          part_commitment = null, joined_from = null, occupancy = null, is_ended = 0, is_host = 0
          where match_id = $1 and occupancy = $2 and (${HAS_WAITING_SEAT} or ${HAS_NOT_BEGUN}) returning seat`,
    values: [match, occupancy],
  },
];

/** Not where they were sent away from the same people, however late the answer comes. */
export const acceptSeat = (match: string, occupancy: Occupancy, change: SeatAccepted): Statement => ({
  sql: `update seats set kind = 'person', seen_at = $3, part_commitment = coalesce($4, part_commitment), joined_from = $5
        where match_id = $1 and occupancy = $2 and kind = 'invited'
        and not exists (select 1 from seats ended where ended.occupancy = $2 and ended.is_ended = 1) returning seat`,
  values: [match, occupancy, change.seenAt, change.commitment ?? null, change.joinedFrom ?? null],
});

/** Where they sat comes last. */
export const endOccupancy = (occupancy: Occupancy): readonly Statement[] => [
  { sql: 'delete from codes where occupancy = $1', values: [occupancy] },
  {
    sql: 'update matches set news = news + 1 where id in (select match_id from seats where occupancy = $1)',
    values: [occupancy],
  },
  {
    sql: `update seats set is_ended = 1, webhook = null, push = null, token_hash = case
            when (select status from matches where id = match_id) = 'over' then token_hash else null end
          where occupancy = $1 returning match_id, seat`,
    values: [occupancy],
  },
];

/** Which words are meant, with the person as the second value or the seat that people have gone from. */
const saidBy = (who: Speaker): string =>
  'occupancy' in who
    ? 'occupancy = $2'
    : `seat = $2 and (occupancy is null or occupancy not in (
        select seats.occupancy from seats where seats.match_id = $1 and seats.occupancy is not null))`;

/** Chats keep their numbers: whoever listens asks for what comes after the last one. The first answer tells the lines. */
export const clearWords = (match: string, who: Speaker, name: string): readonly Statement[] => {
  const values = [match, 'occupancy' in who ? who.occupancy : who.goneFrom];
  return [
    {
      sql: `update chats set name = $3, body = case when kind = 'text' then '${REMOVED_WORDS}' else body end
            where match_id = $1 and ${saidBy(who)} returning n`,
      values: [...values, name],
    },
    { sql: `delete from captions where match_id = $1 and ${saidBy(who)}`, values },
    ...('occupancy' in who
      ? [{ sql: 'update seats set name = $3 where match_id = $1 and occupancy = $2', values: [...values, name] }]
      : []),
  ];
};
