import { bad, hasSeat, type Problem, type Result } from '@bandstand/engine';
import {
  ClientMessage,
  LIMITS,
  MatchId,
  Name,
  NewTable,
  Refusal,
  SeatNumber,
  Seated,
  TableInfo,
  Token,
} from '@bandstand/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import { mayWatch, privateTable, seatOf } from '../lobby.ts';
import type { Notifier } from '../notify.ts';
import { Buckets } from '../rate.ts';
import type { SeatRow } from '../storage/store.ts';
import type { Action } from '@bandstand/table';
import type { LiveTable } from '../table/live.ts';
import { hashToken, newCode, newToken } from '../tokens.ts';
import { streamTable } from './stream.ts';

const STATUS: Readonly<Record<string, number>> = {
  'unknown-match': 404,
  'unknown-game': 404,
  'private-table': 403,
  'bad-token': 401,
  'no-token': 401,
  'too-fast': 429,
  'seat-taken': 409,
  'table-full': 409,
  'other-rules': 409,
};

const Params = Type.Object({ match: MatchId });
const answers = { 400: Refusal, 401: Refusal, 403: Refusal, 404: Refusal, 409: Refusal, 429: Refusal };
const ActionMessage = Type.Union(
  ClientMessage.anyOf.filter((message) => !['hello', 'chat', 'react', 'ping'].includes(message.properties.type.const)),
);

/** The token of a request; never in the address. */
const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{22,86})$/.exec(request.headers.authorization ?? '')?.[1];
const inviteOf = (request: FastifyRequest): string | undefined => {
  const invite = request.headers['x-invite'];
  return typeof invite === 'string' ? invite : undefined;
};

export function refuse(reply: FastifyReply, problem: Problem & { retryAfterMs?: number }): FastifyReply {
  if (problem.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfterMs / 1000));
  return reply.code(STATUS[problem.code] ?? 400).send(problem);
}

export function addRoutes(plain: FastifyInstance, context: Context, notifier: Notifier): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { store, tables, lobby, now } = context;
  const newTables = new Buckets(LIMITS.tablesPerHour / 3600, LIMITS.tablesPerHour);
  const codes = new Buckets(0.1, 10);
  const captions = new Buckets(LIMITS.chatPerSecond, LIMITS.chatBurst);

  const watchable = async (request: FastifyRequest, id: string): Promise<Result<LiveTable>> => {
    const table = await tables.get(id);
    if (!table.ok) return table;
    return mayWatch(table.value, bearer(request), inviteOf(request)) ? table : { ok: false, problem: privateTable };
  };
  const seated = async (request: FastifyRequest, id: string): Promise<Result<{ table: LiveTable; seat: SeatRow }>> => {
    const token = bearer(request);
    if (token === undefined) return bad('no-token', 'Send your seat key in the header "Authorization: Bearer …".');
    const table = await tables.get(id);
    if (!table.ok) return table;
    const seat = seatOf(table.value, token);
    return seat === undefined
      ? bad('bad-token', 'This key does not open a seat at this table.')
      : { ok: true, value: { table: table.value, seat } };
  };

  app.post(
    '/api/matches',
    { schema: { summary: 'Make a table', body: NewTable, response: { 201: Seated, ...answers } } },
    async (request, reply) => {
      const wait = context.settings.unlimited ? 0 : newTables.take(context.addressOf(request.raw), now());
      if (wait > 0)
        return refuse(reply, {
          code: 'too-fast',
          message: `At most ${LIMITS.tablesPerHour} new tables an hour; try again later.`,
          retryAfterMs: wait,
        });
      const made = await lobby.create(request.body);
      return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.problem);
    },
  );

  app.get(
    '/api/matches',
    { schema: { summary: 'Public tables with a free seat', response: { 200: Type.Array(TableInfo) } } },
    async () => {
      const rows = await store.openMatches(50);
      const found = await Promise.all(rows.map(({ id }) => tables.get(id)));
      return found.flatMap((table) => (table.ok ? [table.value.info()] : []));
    },
  );

  app.get(
    '/api/matches/:match',
    { schema: { summary: 'What a table is', params: Params, response: { 200: TableInfo, ...answers } } },
    async (request, reply) => {
      const table = await watchable(request, request.params.match);
      return table.ok ? reply.send(table.value.info()) : refuse(reply, table.problem);
    },
  );

  const Join = Type.Object(
    {
      name: Name,
      seat: Type.Optional(SeatNumber),
      nonce: Type.Optional({
        ...Token,
        description: 'Random, and secret like a key. Asking again with the same one gives the same seat and key again.',
      }),
    },
    { additionalProperties: false },
  );
  const Joined = Type.Object({ seat: SeatNumber, token: Token });
  app.post(
    '/api/matches/:match/seats',
    { schema: { summary: 'Take a seat', params: Params, body: Join, response: { 201: Joined, ...answers } } },
    async (request, reply) => {
      const table = await watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      const joined = await lobby.join(table.value, request.body.seat, request.body.name, request.body.nonce);
      return joined.ok ? reply.code(201).send(joined.value) : refuse(reply, joined.problem);
    },
  );

  const Swap = Type.Object({ seats: Type.Tuple([SeatNumber, SeatNumber]) }, { additionalProperties: false });
  app.post(
    '/api/matches/:match/swap',
    {
      schema: {
        summary: 'Exchange two seats before the match begins; keys stay with their people',
        params: Params,
        body: Swap,
        response: { 200: TableInfo, ...answers },
      },
    },
    async (request, reply) => {
      const who = await seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table } = who.value;
      const swapped = await lobby.swap(table, request.body.seats);
      return swapped.ok ? reply.send(table.info()) : refuse(reply, swapped.problem);
    },
  );

  app.post(
    '/api/matches/:match/actions',
    {
      schema: {
        summary: 'Move, undo, redo, propose, answer, resign, leave, come back, write a caption',
        params: Params,
        body: ActionMessage,
        response: { 200: Type.Object({ accepted: Type.Literal(true) }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const action = request.body as Action | Extract<ClientMessage, { type: 'caption' }>;
      const { table, seat } = who.value;
      const wait = action.type === 'caption' ? captions.take(`${table.id} ${seat.seat}`, now()) : 0;
      if (wait > 0)
        return refuse(reply, { code: 'too-fast', message: 'Please write a little slower.', retryAfterMs: wait });
      const result =
        action.type === 'caption'
          ? await table.writeCaption(seat.seat, action.key, action.text)
          : await table.act(seat.seat, action);
      return result.ok ? reply.send({ accepted: true as const }) : refuse(reply, result.problem);
    },
  );

  app.get(
    '/api/matches/:match/stream',
    { schema: { summary: 'One JSON message a line: welcome, snapshot, then updates', params: Params } },
    async (request, reply) => {
      const table = await watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      await streamTable(table.value, bearer(request), reply, context);
      return reply;
    },
  );

  app.get(
    '/api/matches/:match/record',
    {
      schema: {
        summary: 'The record of a finished match, seed included',
        params: Params,
        response: { 200: Type.Unknown(), ...answers },
      },
    },
    async (request, reply) => {
      const table = await watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      if (!table.value.isOver)
        return refuse(reply, { code: 'not-over', message: 'The record is sealed until the match is over.' });
      return reply.send(await table.value.record());
    },
  );

  const Rematch = Type.Object(
    {
      swap: Type.Optional(Type.Boolean({ description: 'Everybody moves on by one seat' })),
      order: Type.Optional(Type.Array(SeatNumber, { maxItems: 16, description: 'The new seat of each old one' })),
      sameDeal: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  );
  app.post(
    '/api/matches/:match/rematch',
    {
      schema: {
        summary: 'The same people at a new table; keys stay valid',
        params: Params,
        body: Rematch,
        response: { 201: Type.Object({ match: MatchId }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const again = await lobby.rematch(
        who.value.table,
        {
          swap: request.body.swap === true,
          sameDeal: request.body.sameDeal === true,
          ...(request.body.order === undefined ? {} : { order: request.body.order }),
        },
        who.value.seat,
      );
      return again.ok ? reply.code(201).send(again.value) : refuse(reply, again.problem);
    },
  );

  const Reach = Type.Object(
    {
      webhook: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
      push: Type.Optional(
        Type.Union([
          Type.Object({
            endpoint: Type.String({ maxLength: 1000 }),
            keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 200 }) }),
          }),
          Type.Null(),
        ]),
      ),
    },
    { additionalProperties: false },
  );
  app.put(
    '/api/matches/:match/reach',
    {
      schema: {
        summary: 'How to tell this seat that it is its turn',
        params: Params,
        body: Reach,
        response: { 200: Type.Object({ saved: Type.Literal(true) }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { webhook, push } = request.body;
      for (const address of [webhook, push?.endpoint]) {
        const problem = typeof address === 'string' ? await notifier.webhookProblem(address) : undefined;
        if (problem !== undefined) return refuse(reply, { code: 'bad-webhook', message: problem });
      }
      const { table, seat } = who.value;
      await store.updateSeat(table.id, seat.seat, {
        ...(webhook === undefined ? {} : { webhook }),
        ...(push === undefined ? {} : { push: push === null ? null : JSON.stringify(push) }),
      });
      await table.refresh();
      return reply.send({ saved: true as const });
    },
  );

  app.get(
    '/api/push-key',
    {
      schema: {
        summary: 'Public key for browser notifications',
        response: { 200: Type.Object({ key: Type.String() }) },
      },
    },
    async () => ({ key: (await notifier.pushKeys()).publicKey }),
  );

  app.post(
    '/api/matches/:match/code',
    {
      schema: {
        summary: 'A short code that opens this seat once on another device',
        params: Params,
        response: { 201: Type.Object({ code: Type.String(), minutes: Type.Integer() }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const code = newCode();
      await store.addCode(
        hashToken(code),
        who.value.table.id,
        who.value.seat.seat,
        now() + LIMITS.codeMinutes * 60_000,
      );
      return reply.code(201).send({ code, minutes: LIMITS.codeMinutes });
    },
  );

  const Opened = Type.Object({ match: MatchId, seat: SeatNumber, token: Token });
  app.post(
    '/api/codes',
    {
      schema: {
        summary: 'Use a short code; the seat gets a new key and the old one stops working',
        body: Type.Object({ code: Type.String({ maxLength: 20 }) }, { additionalProperties: false }),
        response: { 200: Opened, ...answers },
      },
    },
    async (request, reply) => {
      const wait = codes.take(context.addressOf(request.raw), now());
      if (wait > 0)
        return refuse(reply, {
          code: 'too-fast',
          message: 'Too many codes were tried from here; wait a little.',
          retryAfterMs: wait,
        });
      const found = await store.takeCode(
        hashToken(request.body.code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
        now(),
      );
      if (found === undefined)
        return refuse(reply, {
          code: 'bad-code',
          message: 'This code is wrong, was used already or is older than ten minutes.',
        });
      const token = newToken();
      await store.updateSeat(found.match, found.seat, { tokenHash: hashToken(token) });
      const table = await tables.get(found.match);
      if (table.ok) await table.value.refresh();
      await store.wake(found.match);
      return reply.send({ ...found, token });
    },
  );

  const Mine = Type.Object(
    {
      seats: Type.Array(Type.Object({ match: MatchId, token: Token }, { additionalProperties: false }), {
        maxItems: 100,
      }),
    },
    { additionalProperties: false },
  );
  const MyTable = Type.Object({
    table: TableInfo,
    seat: SeatNumber,
    isMyTurn: Type.Boolean(),
    leftMs: Type.Optional(Type.Integer({ description: 'Milliseconds until my clock runs out, while it runs' })),
  });
  app.post(
    '/api/mine',
    { schema: { summary: 'My tables and whether it is my turn', body: Mine, response: { 200: Type.Array(MyTable) } } },
    async (request) => {
      const found = await Promise.all(
        request.body.seats.map(async ({ match, token }) => {
          const table = await tables.get(match);
          if (!table.ok) return [];
          const seat = seatOf(table.value, token);
          if (seat === undefined) return [];
          const isMyTurn = hasSeat(table.value.toAct, seat.seat);
          const leftMs = isMyTurn ? table.value.leftMs(seat.seat) : undefined;
          return [
            { table: table.value.info(), seat: seat.seat, isMyTurn, ...(leftMs === undefined ? {} : { leftMs }) },
          ];
        }),
      );
      return found.flat();
    },
  );
}
