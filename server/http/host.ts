import { timingSafeEqual, createHash } from 'node:crypto';
import type { Problem } from '@bandstand/engine';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../localAddress.ts';

export const NOT_HOST: Problem = {
  code: 'not-host',
  message: 'This is for the host: ask from the machine itself, not through a proxy, or with METRICS_TOKEN.',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether the host asks, who may know how much happens at the tables; players could count hidden steps by it.
 * A proxy says for whom it asks.
 */
export function isHost({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`)))
    return true;
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(raw.socket.remoteAddress ?? '');
}
