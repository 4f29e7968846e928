import { LIMITS, MatchId, NewTable, PartSeal, SeatNumber, Seated, TableInfo } from '@bandstand/protocol';
import { recordAt } from '@bandstand/table';
import { Type } from 'typebox';
import { publicTables } from '../../board.ts';
import { DEAL_IS_SECRET } from '../../lobby.ts';
import { rematch as playAgain } from '../../rematch.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

const TOO_MANY_TABLES = words.tables.atMostNewTables(LIMITS.tablesPerHour, LIMITS.rematchesPerHour);

function make(app: Routes, access: Access): void {
  const { lobby, addressOf } = access.context;
  app.post(
    '/api/matches',
    { schema: { summary: 'Make a table', body: NewTable, response: { 201: Seated, ...answers } } },
    async (request, reply) => {
      const spender = { address: addressOf(request.raw) };
      const { pack } = request.body;
      const packBytes = pack === undefined ? 0 : Buffer.byteLength(JSON.stringify(pack));
      if (packBytes > LIMITS.packBytes)
        return refuse(reply, { code: 'bad-pack', message: words.tables.packHasAtMostBytes(LIMITS.packBytes) });
      const tooFast =
        access.tooFast('tables', spender, TOO_MANY_TABLES) ??
        (packBytes === 0 ? undefined : access.tooFast('packBytes', spender, words.tables.tooManyPacksCame, packBytes));
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const made = await lobby.create(request.body, spender.address);
      return made.ok ? reply.code(201).send(made.value) : refuse(reply, made.problem);
    },
  );
}

function list(app: Routes, { context }: Access): void {
  app.get(
    '/api/matches',
    {
      schema: {
        summary:
          'Public tables with a free seat whose host is there, or those that are played and can be watched; two of an address',
        querystring: Type.Object({
          status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('playing')])),
        }),
        response: { 200: Type.Array(TableInfo), ...answers },
      },
    },
    async ({ query: { status = 'open' } }) => [...(await publicTables(context, status))],
  );
}

function show(app: Routes, access: Access): void {
  app.get(
    '/api/matches/:match',
    { schema: { summary: 'What a table is', params: Params, response: { 200: TableInfo, ...answers } } },
    async (request, reply) => {
      const table = await access.watchable(request, request.params.match);
      return table.ok ? reply.send(table.value.info()) : refuse(reply, table.problem);
    },
  );
}

function record(app: Routes, access: Access): void {
  const { context } = access;
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
      const table = await access.watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      if (!table.value.isOver) return refuse(reply, { code: 'not-over', message: words.admin.recordIsSealedUntil });
      if (context.daily.isSecret(table.value)) return refuse(reply, DEAL_IS_SECRET);
      return reply.send(await recordAt(table.value));
    },
  );
}

const Rematch = Type.Object(
  {
    swap: Type.Optional(Type.Boolean({ description: 'Everybody moves on by one seat' })),
    order: Type.Optional(Type.Array(SeatNumber, { maxItems: 16, description: 'The new seat of each old one' })),
    sameDeal: Type.Optional(Type.Boolean({ description: 'The cards of this match again' })),
    commitment: Type.Optional(PartSeal),
  },
  { additionalProperties: false },
);

function rematch(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/rematch',
    {
      schema: {
        summary: 'Asks the same people to a new table; it begins when all have said yes, and keys stay valid',
        params: Params,
        body: Rematch,
        response: { 201: Type.Object({ match: MatchId }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat, spender } = who.value;
      const tooFast = access.tooFast('tables', spender, TOO_MANY_TABLES);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const { swap, sameDeal, order, commitment } = request.body;
      const how = { swap: swap === true, sameDeal: sameDeal === true, ...(order === undefined ? {} : { order }) };
      const again = await playAgain(access.context, table, how, { seat, commitment, address: spender.address });
      return again.ok ? reply.code(201).send(again.value) : refuse(reply, again.problem);
    },
  );
}

/** Tables as such: made, listed, looked at, played again. */
export function addTableRoutes(app: Routes, access: Access): void {
  make(app, access);
  list(app, access);
  show(app, access);
  record(app, access);
  rematch(app, access);
}
