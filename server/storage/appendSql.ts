import type { Append } from './sql.ts';

/** An entry whose match is known by its number in storage. */
export interface Placed {
  readonly no: number;
  readonly append: Append;
}

const INSERT = `insert into entries (match_no, seq, at, body)
  select g.no, g.seq, g.at, g.body from unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[]) as g (no, seq, at, body)
  where exists (select 1 from matches m where m.no = g.no) on conflict do nothing returning match_no`;

const INSERT_AND_TOUCH = `with added as (${INSERT}), touched as (
    update matches m set status = g.status, to_act = g.to_act, deadline_at = g.deadline_at, touched_at = g.at
    from unnest($5::bigint[], $6::text[], $7::int[], $8::bigint[], $9::bigint[]) as g (no, status, to_act, deadline_at, at)
      join added on match_no = g.no
    where m.no = g.no)
  select match_no from added`;

const STORED = `select e.match_no from unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[]) as g (no, seq, at, body)
  join entries e on e.match_no = g.no and e.seq = g.seq where e.at = g.at and e.body = g.body`;

export interface ArrayStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Stores entries of different matches in one statement and returns the numbers of those matches whose entry was added. They go
 * in by number, so that two nodes that want the same places never wait for each other in a circle.
 */
export function insertAll(batch: readonly Placed[]): ArrayStatement {
  const sorted = batch.toSorted((a, b) => a.no - b.no);
  const touched = sorted.flatMap(({ no, append: { at, touch } }) =>
    touch === undefined ? [] : [{ no, at, ...touch }],
  );
  if (touched.length === 0) return { text: INSERT, values: columnsOf(sorted) };
  return {
    text: INSERT_AND_TOUCH,
    values: [
      ...columnsOf(sorted),
      touched.map(({ no }) => no),
      touched.map(({ status }) => status),
      touched.map(({ toAct }) => toAct),
      touched.map(({ deadlineAt }) => deadlineAt),
      touched.map(({ at }) => at),
    ],
  };
}

/** Returns the numbers of those matches where the very same entry is stored. */
export const findAll = (batch: readonly Placed[]): ArrayStatement => ({ text: STORED, values: columnsOf(batch) });

const columnsOf = (batch: readonly Placed[]): readonly unknown[] => [
  batch.map(({ no }) => no),
  batch.map(({ append }) => append.seq),
  batch.map(({ append }) => append.at),
  batch.map(({ append }) => append.body),
];
