import { MATCH_COLUMNS } from './rows.ts';
import type { Statement } from './statement.ts';
import type { PublicMatches } from './store.ts';

/** However many there are, the list is short. */
const MOST_NUMBERED = 1_000;

/** What is listed for strangers. Tables of one maker are numbered from the newest, so that none of them fills the list. */
export function publicMatches({ status, limit, ofOneMaker = limit, seenSince = 0 }: PublicMatches): Statement {
  const seats = 'select 1 from seats where match_id = matches.id and';
  const isHost = status === 'open' ? `and (is_host = 1 or kind = 'program')` : '';
  return {
    sql: `select * from (
        select newest.*, row_number() over (partition by coalesce(made_from, id) order by created_at desc) as place
        from (select ${MATCH_COLUMNS} from matches where status = '${status}' and is_public = 1
        ${status === 'open' ? `and exists (${seats} kind = 'open')` : ''}
        and ($3 = 0 or exists (${seats} seen_at >= $3 ${isHost}))
          order by created_at desc limit ${MOST_NUMBERED}) newest
      ) listed where place <= $2 order by created_at desc limit $1`,
    values: [limit, ofOneMaker, seenSince],
  };
}
