import { Hash, Name, PartSeal, SeatNumber, TableInfo, Token } from '@bandstand/protocol';
import { Type } from 'typebox';
import { accept, decline } from '../../invitations.ts';
import { sealPart, showPart } from '../../parts.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

const Join = Type.Object(
  {
    name: Name,
    seat: Type.Optional(SeatNumber),
    nonce: Type.Optional({
      ...Token,
      description: 'Random, and secret like a key. Asking again with the same one gives the same seat and key again.',
    }),
    commitment: Type.Optional(PartSeal),
  },
  { additionalProperties: false },
);
const Joined = Type.Object({ seat: SeatNumber, token: Token });

function join(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/seats',
    { schema: { summary: 'Take a seat', params: Params, body: Join, response: { 201: Joined, ...answers } } },
    async (request, reply) => {
      const table = await access.watchable(request, request.params.match);
      if (!table.ok) return refuse(reply, table.problem);
      const address = access.context.addressOf(request.raw);
      const tooFast = access.tooFast('joins', { address }, words.lobby.tooManySeats);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const joined = await access.context.lobby.join(table.value, { ...request.body, address });
      return joined.ok ? reply.code(201).send(joined.value) : refuse(reply, joined.problem);
    },
  );
}

const Swap = Type.Object({ seats: Type.Tuple([SeatNumber, SeatNumber]) }, { additionalProperties: false });

function swap(app: Routes, access: Access): void {
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
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table } = who.value;
      const swapped = await access.context.lobby.swap(table, request.body.seats);
      return swapped.ok ? reply.send(table.info()) : refuse(reply, swapped.problem);
    },
  );
}

const Part = Type.Union([
  Type.Object({ commitment: PartSeal }, { additionalProperties: false }),
  Type.Object(
    { part: { ...Hash, description: 'What was sealed; shown only when `shuffle.phase` is "revealing"' } },
    { additionalProperties: false },
  ),
]);

function part(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/part',
    {
      schema: {
        summary: 'Seal what your device adds to the deal, or show it when all seals lie on the table',
        params: Params,
        body: Part,
        response: { 200: TableInfo, ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat, spender } = who.value;
      const tooFast = access.tooFast('entries', spender, words.seats.pleasePlayALittle);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const { store } = access.context;
      const { body } = request;
      const taken =
        'part' in body ? await showPart(table, seat, body.part) : await sealPart(store, table, seat, body.commitment);
      return taken.ok ? reply.send(table.info()) : refuse(reply, taken.problem);
    },
  );
}

const Answer = Type.Object(
  { yes: Type.Boolean(), commitment: Type.Optional(PartSeal) },
  { additionalProperties: false },
);

function answerInvitation(app: Routes, access: Access): void {
  app.post(
    '/api/matches/:match/invitation',
    {
      schema: {
        summary: 'Accept or decline the invitation to a rematch; no also gives a seat back before any match begins',
        params: Params,
        body: Answer,
        response: { 200: TableInfo, ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat, spender } = who.value;
      const { yes, commitment } = request.body;
      const { context } = access;
      const answered = yes
        ? await accept(context, table, { seat, commitment, address: spender.address })
        : await decline(context, table, seat);
      return answered.ok ? reply.send(table.info()) : refuse(reply, answered.problem);
    },
  );
}

/** Who sits where, and what their devices add to the deal. */
export function addSeatRoutes(app: Routes, access: Access): void {
  join(app, access);
  swap(app, access);
  part(app, access);
  answerInvitation(app, access);
}
