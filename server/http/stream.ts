import type { Viewer } from '@bandstand/engine';
import { PROTOCOL } from '@bandstand/protocol';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { RESTARTING } from '../goodbye.ts';
import { messageText, type Connection } from '@bandstand/table';
import { KEY_IS_OVER, seatOf } from '../lobby.ts';
import type { LiveTable } from '../table/live.ts';

const KEEP_ALIVE_MS = 15_000;

/** The messages of a table as lines of JSON, for programs that would rather not speak WebSocket. */
export async function streamTable(
  table: LiveTable,
  token: string | undefined,
  reply: FastifyReply,
  context: Context,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const where = (): Viewer => seatOf(table, token)?.seat ?? 'spectator';
  const connection = {
    viewer: where(),
    send(text: string): void {
      if (!raw.writableEnded && !raw.destroyed) raw.write(`${text}\n`);
    },
    reseat(): boolean {
      const viewer = where();
      if (viewer === connection.viewer) return true;
      connection.viewer = viewer;
      if (viewer !== 'spectator') {
        welcome();
        return true;
      }
      connection.send(messageText({ type: 'refused', ...KEY_IS_OVER }));
      raw.end();
      table.leave(connection);
      return false;
    },
  } satisfies Connection;
  const welcome = (): void =>
    connection.send(
      messageText({ type: 'welcome', protocol: PROTOCOL, viewer: connection.viewer, table: table.info() }),
    );
  welcome();
  const beat = setInterval(() => connection.send(''), KEEP_ALIVE_MS);
  const sayGoodbye = (): void => {
    connection.send(messageText(RESTARTING));
    raw.end();
  };
  context.streams.add(sayGoodbye);
  raw.on('close', () => {
    context.streams.delete(sayGoodbye);
    clearInterval(beat);
    table.leave(connection);
  });
  await table.join(connection);
  if (raw.destroyed || raw.writableEnded) table.leave(connection);
  context.bots.drive(table, false);
}
