import { LIMITS, MatchId, SeatNumber, Token } from '@bandstand/protocol';
import { Type } from 'typebox';
import { hashToken, newCode, newToken } from '../../tokens.ts';
import { answers, Params, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

function make(app: Routes, access: Access): void {
  const { store, now } = access.context;
  app.post(
    '/api/matches/:match/code',
    {
      schema: {
        summary: 'A short code that opens the seat of its maker once on another device; it ends the one before',
        params: Params,
        response: { 201: Type.Object({ code: Type.String(), minutes: Type.Integer() }), ...answers },
      },
    },
    async (request, reply) => {
      const who = await access.seated(request, request.params.match);
      if (!who.ok) return refuse(reply, who.problem);
      const { table, seat } = who.value;
      const code = newCode();
      const expiresAt = now() + LIMITS.codeMinutes * 60_000;
      const occupancy = seat.occupancy ?? '';
      await store.addCode({ hash: hashToken(code), match: table.id, occupancy, expiresAt }, now());
      return reply.code(201).send({ code, minutes: LIMITS.codeMinutes });
    },
  );
}

const Code = Type.Object({ code: Type.String({ maxLength: 20 }) }, { additionalProperties: false });
const Opened = Type.Object({ match: MatchId, seat: SeatNumber, token: Token });

function use(app: Routes, access: Access): void {
  const { store, tables, now, addressOf } = access.context;
  app.post(
    '/api/codes',
    {
      schema: {
        summary: 'Use a short code; the seat gets a new key and the old one stops working',
        body: Code,
        response: { 200: Opened, ...answers },
      },
    },
    async (request, reply) => {
      const spender = { address: addressOf(request.raw) };
      const tooFast = access.tooFast('codes', spender, words.codes.tooManyCodesWereTried);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const code = request.body.code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
      const found = await store.takeCode(hashToken(code), now());
      const token = newToken();
      const seat =
        found === undefined
          ? undefined
          : await store.updateOccupant(found.match, found.occupancy, { tokenHash: hashToken(token) });
      if (found === undefined || seat === undefined)
        return refuse(reply, { code: 'bad-code', message: words.codes.thisCodeIsWrong });
      const { match } = found;
      const table = await tables.get(match);
      if (table.ok) await table.value.refresh();
      await store.wake(match);
      return reply.send({ match, seat, token });
    },
  );
}

/** Short codes that take a seat to another device. */
export function addCodeRoutes(app: Routes, access: Access): void {
  make(app, access);
  use(app, access);
}
