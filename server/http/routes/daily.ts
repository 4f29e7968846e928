import { good } from '@bandstand/engine';
import {
  Daily as Today,
  DailyDay,
  DailyDevice,
  DailyList,
  DailyParams,
  DailySeat,
  DailyStandings,
  DailyTry,
  readName,
  Refusal,
} from '@bandstand/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isDay } from '../../daily/day.ts';
import { answers, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

/** As anywhere, and while the server is not sure of the day. */
const refusals = { ...answers, 503: Refusal };

/** A day that never comes is refused at every door. */
async function checkDay({ params }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { day } = params as { readonly day: string };
  return isDay(day) ? undefined : refuse(reply, { code: 'bad-day', message: words.daily.noSuchDay });
}

/** The same game for everybody, once a day. */
export function addDailyRoutes(app: Routes, access: Access): void {
  const { daily, addressOf } = access.context;
  app.get(
    '/api/daily',
    { schema: { summary: 'The games of today', response: { 200: Today, ...refusals } } },
    async (_request, reply) => {
      const today = await daily.today();
      return today.ok ? reply.send(today.value) : refuse(reply, today.problem);
    },
  );
  app.post(
    '/api/daily/:day',
    {
      preHandler: checkDay,
      schema: {
        summary: 'How the results of a device for a day stand by now',
        params: DailyDay,
        body: DailyDevice,
        response: { 200: DailyStandings, ...refusals },
      },
    },
    (request) => daily.standings(request.params.day, request.body.device),
  );
  app.get(
    '/api/daily/:day/:game',
    {
      preHandler: checkDay,
      schema: {
        summary: 'The best results of a day',
        params: DailyParams,
        response: { 200: DailyList, ...refusals },
      },
    },
    (request) => daily.list(request.params.day, request.params.game),
  );
  app.post(
    '/api/daily/:day/:game/try',
    {
      preHandler: checkDay,
      schema: {
        summary: 'Begin the one try of a device at the game of today, or go on with it under a new key',
        params: DailyParams,
        body: DailyTry,
        response: { 200: DailySeat, ...refusals },
      },
    },
    async (request, reply) => {
      const address = addressOf(request.raw);
      const tooFast = access.tooFast('daily', { address }, words.daily.tooManyTriesCame);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const { day, game } = request.params;
      const { device } = request.body;
      const name = readName(request.body.name);
      if (name === undefined) return refuse(reply, { code: 'bad-name', message: words.lobby.pleaseGiveAName });
      const seat = await daily.begin({ day, game, device, name, address }, () => {
        const problem = access.tooFast('tables', { address }, words.daily.tooManyTriesCame);
        return problem === undefined ? good(true) : { ok: false, problem };
      });
      return seat.ok ? reply.send(seat.value) : refuse(reply, seat.problem);
    },
  );
  app.get(
    '/api/daily/:day/:game/best',
    {
      preHandler: checkDay,
      schema: {
        summary: 'How the best of a past day played',
        params: DailyParams,
        response: { 200: Type.Unknown(), ...refusals },
      },
    },
    async (request, reply) => {
      const best = await daily.best(request.params.day, request.params.game);
      return best.ok ? reply.send(best.value) : refuse(reply, best.problem);
    },
  );
}
