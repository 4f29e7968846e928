import type { IncomingMessage, Server } from 'node:http';
import { LIMITS } from '@bandstand/protocol';
import { clientOf } from '../clientAddress.ts';
import { Buckets, type Flow } from '../rate.ts';

/** Only a WebSocket is an upgrade here; a request that offers any other one is answered as it stands. */
export const isSocketRequest = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Whoever goes away in the middle of a word concerns nobody else: every connection, request and answer has somewhere to
 * tell of it, whatever becomes of them later. Each closes itself after an error.
 */
export function guardConnections(server: Server): void {
  const ignore = (): void => undefined;
  server.on('connection', (socket) => socket.on('error', ignore));
  server.on('request', (request, response) => {
    request.on('error', ignore);
    response.on('error', ignore);
  });
}

/** Connections that one address may hold open, whatever it does with them; without a proxy in front, which has one address. */
const PER_ADDRESS = LIMITS.socketsPerAddress * 2;

/** How fast one address may open new ones: whoever comes and goes all the time costs as much as whoever stays. */
const NEW_ONES: Flow = { perSecond: LIMITS.connectionsPerSecond, burst: LIMITS.connectionBurst };

/** Lets connections go that are too many for their address, before anything is read from them. */
export function limitConnections(server: Server, now: () => number): void {
  const open = new Map<string, number>();
  const coming = new Buckets(NEW_ONES);
  server.on('connection', (socket) => {
    const address = clientOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > PER_ADDRESS || coming.take(address, now()) > 0) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
