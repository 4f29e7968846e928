import { api } from '../online/api.ts';
import { newPart } from '../online/parts.ts';
import { holdSeat } from '../online/seats.ts';
import { go } from '../router.tsx';
import type { Meeting } from '../progress/meetings.ts';

/** Invites the same people to a new table, which stands among the tables of all of them. Where that cannot be, a table to send a link to. */
export async function inviteAgain({ match, game, token }: Meeting): Promise<void> {
  const [table, { part, commitment }] = await Promise.all([api.table(match, { token }), newPart()]);
  const order = table.ok ? table.value.seats.map(({ seat }) => seat) : [];
  const next = table.ok ? await api.rematch(match, { token }, { order, sameDeal: false, commitment }) : undefined;
  if (next?.ok !== true) {
    go(`/tables/${game}`);
    return;
  }
  holdSeat({ match: next.value.match, game, token, part });
  go(`/t/${next.value.match}`);
}
