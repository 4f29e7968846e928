import { bad, type Problem, type Result } from '@bandstand/engine';
import { MatchId, Refusal } from '@bandstand/protocol';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { Type } from 'typebox';
import { seatKey, type Spender, type Spending } from '../budgets.ts';
import type { Context } from '../context.ts';
import { isEnded, mayWatch, privateTable, seatOf, SENT_AWAY } from '../lobby.ts';
import { isKeyOfSentAway } from '../moderation.ts';
import type { SeatRow } from '../storage/store.ts';
import type { LiveTable } from '../table/live.ts';
import { words } from '../text/index.ts';

/** An app whose handlers know the types of their schemas. */
export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const STATUS: Readonly<Record<string, number>> = {
  'unknown-match': 404,
  'unknown-game': 404,
  'not-found': 404,
  'unknown-recovery': 404,
  'recovery-deleted': 410,
  'recovery-full': 409,
  'private-table': 403,
  blocked: 403,
  'sent-away': 403,
  'not-away': 409,
  'not-invited': 409,
  'same-address': 409,
  'not-host': 403,
  'bad-token': 401,
  'no-token': 401,
  'too-fast': 429,
  'too-many': 429,
  busy: 503,
  'day-unsure': 503,
  'seat-taken': 409,
  'table-full': 409,
  'other-rules': 409,
  'deal-secret': 403,
};

/** What a path with a match has, and how anything can be refused. */
export const Params = Type.Object({ match: MatchId });
export const answers = {
  400: Refusal,
  401: Refusal,
  403: Refusal,
  404: Refusal,
  409: Refusal,
  410: Refusal,
  429: Refusal,
};

/** The token of a request; never in the address. */
export const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{22,86})$/.exec(request.headers.authorization ?? '')?.[1];
const inviteOf = (request: FastifyRequest): string | undefined => {
  const invite = request.headers['x-invite'];
  return typeof invite === 'string' ? invite : undefined;
};

export function refuse(reply: FastifyReply, problem: Problem & { retryAfterMs?: number }): FastifyReply {
  if (problem.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfterMs / 1000));
  return reply.code(STATUS[problem.code] ?? 400).send(problem);
}

export interface Seating {
  readonly table: LiveTable;
  readonly seat: SeatRow;
  readonly spender: Spender;
}

/** Who may do what, as the headers of a request tell. */
export class Access {
  readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  async watchable(request: FastifyRequest, id: string): Promise<Result<LiveTable>> {
    const table = await this.context.tables.get(id);
    if (!table.ok) return table;
    const token = bearer(request);
    if (mayWatch(table.value, token, inviteOf(request))) return table;
    const isSent = await isKeyOfSentAway(this.context.store, table.value, token);
    return { ok: false, problem: isSent ? SENT_AWAY : privateTable };
  }

  /** Somebody who sits or is invited here, and may act. */
  async seated(request: FastifyRequest, id: string): Promise<Result<Seating>> {
    const token = bearer(request);
    if (token === undefined) return bad('no-token', words.access.sendYourSeatKey);
    const table = await this.context.tables.get(id);
    if (!table.ok) return table;
    const seat = seatOf(table.value, token);
    if (seat === undefined) {
      if (await isKeyOfSentAway(this.context.store, table.value, token)) return { ok: false, problem: SENT_AWAY };
      return bad('bad-token', words.access.thisKeyDoesNotOpen);
    }
    if (isEnded(seat)) return { ok: false, problem: SENT_AWAY };
    const spender = { address: this.context.addressOf(request.raw), seat: seatKey(seat) };
    return { ok: true, value: { table: table.value, seat, spender } };
  }

  /** Why this cannot be afforded now. */
  tooFast(what: Spending, spender: Spender, message: string, amount = 1) {
    const retryAfterMs = this.context.budgets.spend(what, spender, amount);
    return retryAfterMs === 0 ? undefined : { code: 'too-fast', message, retryAfterMs };
  }
}
