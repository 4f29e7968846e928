import { timingSafeEqual, createHash } from 'node:crypto';
import type { Problem } from '@bandstand/engine';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../localAddress.ts';
import { words } from '../text/index.ts';

export const NOT_HOST: Problem = {
  code: 'not-host',
  message: words.host.thisIsForTheHost,
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Headers by which a proxy says for whom it asks. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'] as const;
/** A page elsewhere whose name was made to lead here still asks by that name. */
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether the host asks, who may know how busy the machine is; players could see by it when something happens. */
export function isHost({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`)))
    return true;
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    OWN_NAME.test(headers.host ?? '') &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}
