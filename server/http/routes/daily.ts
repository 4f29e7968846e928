import {
  Daily as Today,
  DailyDay,
  DailyDevice,
  DailyList,
  DailyParams,
  DailyStanding,
  DailyStandings,
  DailyTry,
  readName,
} from '@bandstand/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isDay } from '../../daily/day.ts';
import { answers, refuse, type Access, type Routes } from '../access.ts';
import { words } from '../../text/index.ts';

const TOO_MANY = words.daily.tooManyResultsCame;

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
    { schema: { summary: 'The games of today', response: { 200: Today, ...answers } } },
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
        summary: 'How the results that a device handed in for a day stand by now',
        params: DailyDay,
        body: DailyDevice,
        response: { 200: DailyStandings, ...answers },
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
        response: { 200: DailyList, ...answers },
      },
    },
    (request) => daily.list(request.params.day, request.params.game),
  );
  app.post(
    '/api/daily/:day/:game',
    {
      preHandler: checkDay,
      schema: {
        summary: 'Hand in a finished match of the day; it is replayed, and the first of a device counts',
        params: DailyParams,
        body: DailyTry,
        response: { 200: DailyStanding, ...answers },
      },
    },
    async (request, reply) => {
      const tooFast = access.tooFast('daily', { address: addressOf(request.raw) }, TOO_MANY);
      if (tooFast !== undefined) return refuse(reply, tooFast);
      const { day, game } = request.params;
      const { device, record } = request.body;
      const name = readName(request.body.name);
      if (name === undefined) return refuse(reply, { code: 'bad-name', message: words.lobby.pleaseGiveAName });
      const standing = await daily.submit(day, game, device, name, record);
      return standing.ok ? reply.send(standing.value) : refuse(reply, standing.problem);
    },
  );
  app.get(
    '/api/daily/:day/:game/best',
    {
      preHandler: checkDay,
      schema: {
        summary: 'How the best of a past day played',
        params: DailyParams,
        response: { 200: Type.Unknown(), ...answers },
      },
    },
    async (request, reply) => {
      const best = await daily.best(request.params.day, request.params.game);
      return best.ok ? reply.send(best.value) : refuse(reply, best.problem);
    },
  );
}
