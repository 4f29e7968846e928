import type { Problem } from '@bandstand/engine';
import { LIMITS, TRAFFIC } from '@bandstand/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Spending } from '../budgets.ts';
import type { Context } from '../context.ts';
import { isOwnOrigin } from '../origin.ts';
import { words } from '../text/index.ts';
import { refuse } from './access.ts';

const KEPT_OUT: Problem = { code: 'blocked', message: words.app.ownerOfThisServer };
const FOREIGN: Problem = { code: 'foreign-origin', message: words.app.requestsFromOtherSites };

/** Requests too many on each connection, one after the other. */
const refused = new WeakMap<Socket, number>();

/** Why a request of this address is one too many now. A connection that goes on all the same ends with its answer. */
function tooFast(context: Context, what: Spending, message: string, request: FastifyRequest, reply: FastifyReply) {
  const retryAfterMs = context.budgets.spend(what, { address: context.addressOf(request.raw) });
  const { socket } = request.raw;
  const count = retryAfterMs > 0 ? (refused.get(socket) ?? 0) + 1 : 0;
  refused.set(socket, count);
  if (count > TRAFFIC.floodRequests) reply.header('connection', 'close');
  return retryAfterMs > 0 ? { code: 'too-fast', message, retryAfterMs } : undefined;
}

/**
 * What every request to the API must pass: where it comes from, and how often. It belongs to the routes, so that it is asked
 * of whatever leads to them, however an address is written.
 */
export function guardApi(api: FastifyInstance, context: Context): void {
  const message = words.app.atMostRequestsASecond(LIMITS.requestsPerSecond);
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOwnOrigin(request.raw)) return refuse(reply, FOREIGN);
    if (context.blocked.has(context.addressOf(request.raw))) return refuse(reply, KEPT_OUT);
    const problem = tooFast(context, 'requests', message, request, reply);
    return problem === undefined ? undefined : refuse(reply, problem);
  });
}

/** Pages and files; what watches over the server is answered also where its address is kept out. */
export function guardPages(pages: FastifyInstance, context: Context, whom: 'everybody' | 'unblocked'): void {
  const message = words.app.atMostPagesASecond(TRAFFIC.pagesPerSecond);
  pages.addHook('onRequest', async (request, reply) => {
    if (whom === 'unblocked' && context.blocked.has(context.addressOf(request.raw))) return refuse(reply, KEPT_OUT);
    const problem = tooFast(context, 'pages', message, request, reply);
    return problem === undefined ? undefined : refuse(reply, problem);
  });
}
