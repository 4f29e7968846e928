import type { IncomingMessage, Server } from 'node:http';

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
