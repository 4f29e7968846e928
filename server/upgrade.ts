import type { IncomingMessage, Server } from 'node:http';
import { LIMITS } from '@bandstand/protocol';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Context } from './context.ts';
import { faultProblem } from './fault.ts';
import { isOwnOrigin } from './origin.ts';
import { Rounds } from './rounds.ts';
import { SocketSession } from './sockets.ts';

/** Everybody is asked once in half the time of silence that is allowed, in so many steps. */
const BEATS = 60;

/** Sockets open at this address, written just so, and at no other. */
function refusalOf(request: IncomingMessage, isFull: boolean, isDraining: boolean): string | undefined {
  if ((request.url ?? '').split('?')[0] !== '/ws') return '404 Not Found';
  if (isFull) return '429 Too Many Requests';
  if (isDraining) return '503 Service Unavailable';
  return isOwnOrigin(request) ? undefined : '403 Forbidden';
}

export function acceptSockets(server: Server, context: Context): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
    autoPong: false,
  });
  const sessions = new Map<WebSocket, SocketSession>();
  server.on('upgrade', (request, socket, head) => {
    const address = context.addressOf(request);
    const leave = context.budgets.connect(address);
    const refusal = context.blocked.has(address)
      ? '403 Forbidden'
      : refusalOf(request, leave === undefined, context.isDraining());
    if (leave !== undefined) socket.once('close', leave);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ready) => {
      const session = new SocketSession(ready, request.socket, address, context);
      sessions.set(ready, session);
      ready.once('close', () => sessions.delete(ready));
      welcome(ready, session, request, context);
    });
  });
  const rounds = new Rounds(() => sessions, BEATS);
  const beat = setInterval(
    () => {
      for (const [socket, session] of rounds.next()) {
        if (isSilent.has(socket)) socket.terminate();
        isSilent.add(socket);
        session.ask();
      }
    },
    LIMITS.idleSocketMs / 2 / BEATS,
  );
  beat.unref();
  sockets.on('close', () => clearInterval(beat));
  return sockets;
}

/** Sockets that have not answered the last ping yet. */
const isSilent = new WeakSet<WebSocket>();

function welcome(
  socket: WebSocket,
  session: SocketSession,
  { socket: stream }: IncomingMessage,
  context: Context,
): void {
  const patience = setTimeout(() => {
    if (!session.isAtTable) session.dismiss('no hello');
  }, context.settings.patienceMs);
  context.metrics.sockets.up();
  stream.on('data', () => session.heard());
  socket.on('ping', (data) => session.answerPing(data));
  socket.on('pong', (data) => {
    isSilent.delete(socket);
    session.mayAsk(data);
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    isSilent.delete(socket);
    // Whoever sends now is about to be told to come back, and sends it again then.
    if (context.isDraining()) return;
    context.answering
      .during(() => session.receive(data))
      .catch(async (error: unknown) => session.refuse(await faultProblem(context, 'message', error)));
  });
  socket.on('close', () => {
    clearTimeout(patience);
    session.close();
    context.metrics.sockets.down();
  });
}
