import type { IncomingMessage, Server } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import { LIMITS } from '@bandstand/protocol';
import { clientOf } from '../clientAddress.ts';
import { Buckets, type Flow } from '../rate.ts';

/** Only a WebSocket is an upgrade here; a request that offers any other one is answered as it stands. */
export const isSocketRequest = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

const ignore = (): void => undefined;

/**
 * Whoever goes away in the middle of a word concerns nobody else: every connection, request and answer has somewhere to
 * tell of it, whatever becomes of them later. Each closes itself after an error.
 */
export function guardConnections(server: Server): void {
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

/** So long a refused one is kept waiting: whoever comes back at once as soon as it is let go comes back less often. */
const HOLD_MS = 1_000;
/** So many are kept waiting at a time, of all addresses; any more are closed before there is a socket for them. */
const HELD = 256;
/** Whoever says more than a request while waiting is let go. */
const HEARD_BYTES = 8 * 1024;

/** Connections that are refused, each kept waiting for a while. */
class WaitingRoom {
  private count = 0;
  private readonly holdMs: number;

  constructor(holdMs: number) {
    this.holdMs = holdMs;
  }

  get isFull(): boolean {
    return this.count >= HELD;
  }

  hold(socket: Socket): void {
    this.count++;
    const letGo = setTimeout(() => socket.destroy(), this.holdMs);
    socket.once('close', () => {
      this.count--;
      clearTimeout(letGo);
    });
    socket.once('end', () => socket.destroy());
    socket.on('data', () => {
      if (socket.bytesRead > HEARD_BYTES) socket.destroy();
    });
  }
}

/** Asked about every address that connects, before there is a socket for it. */
class Turnstile extends BlockList {
  private readonly isClosedTo: (address: string) => boolean;

  constructor(isClosedTo: (address: string) => boolean) {
    super();
    this.isClosedTo = isClosedTo;
  }

  override check(address: string | SocketAddress): boolean {
    return this.isClosedTo(clientOf(typeof address === 'string' ? address : address.address));
  }
}

/**
 * Lets connections go that are too many for their address, before anything is read from them. What serves requests is
 * only told of the others. A block list is where `node:net` asks first of all; `node:http` does not pass one on, so it
 * is set on the server that is to listen.
 */
export function limitConnections(server: Server, now: () => number, holdMs = HOLD_MS): void {
  const open = new Map<string, number>();
  const coming = new Buckets(NEW_ONES);
  const waiting = new WaitingRoom(holdMs);
  const isTooMany = (address: string): boolean =>
    (open.get(address) ?? 0) >= PER_ADDRESS || coming.left(address, now()) < 1;
  Object.assign(server, { blockList: new Turnstile((address) => waiting.isFull && isTooMany(address)) });
  const serving = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    const address = clientOf(socket.remoteAddress ?? '');
    socket.on('error', ignore);
    if (isTooMany(address)) {
      waiting.hold(socket);
      return;
    }
    coming.take(address, now());
    open.set(address, (open.get(address) ?? 0) + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    for (const serve of serving) serve.call(server, socket);
  });
}
