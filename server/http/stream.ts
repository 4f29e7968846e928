import type { Viewer } from '@bandstand/engine';
import { PROTOCOL } from '@bandstand/protocol';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { KEY_IS_OVER, seatOf } from '../lobby.ts';
import type { Channel } from '../table/audience.ts';
import type { LiveTable } from '../table/live.ts';
import { wired } from '../table/track.ts';

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
  const channel = {
    viewer: where(),
    send(text: string): void {
      if (!raw.writableEnded && !raw.destroyed) raw.write(`${text}\n`);
    },
    reseat(): boolean {
      const viewer = where();
      if (viewer === channel.viewer) return true;
      channel.viewer = viewer;
      if (viewer !== 'spectator') {
        welcome();
        return true;
      }
      channel.send(wired({ type: 'refused', ...KEY_IS_OVER }));
      raw.end();
      table.leave(channel);
      return false;
    },
  } satisfies Channel;
  const welcome = (): void =>
    channel.send(wired({ type: 'welcome', protocol: PROTOCOL, viewer: channel.viewer, table: table.info() }));
  welcome();
  const beat = setInterval(() => channel.send(''), KEEP_ALIVE_MS);
  raw.on('close', () => {
    clearInterval(beat);
    table.leave(channel);
  });
  await table.join(channel);
  if (raw.destroyed || raw.writableEnded) table.leave(channel);
  context.driver.drive(table, false);
}
