import type { Viewer } from '@bandstand/engine';
import { PROTOCOL } from '@bandstand/protocol';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Channel, LiveTable } from '../table/live.ts';

const KEEP_ALIVE_MS = 15_000;

/** The messages of a table as lines of JSON, for programs that would rather not speak WebSocket. */
export async function streamTable(
  table: LiveTable,
  viewer: Viewer,
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
  const channel: Channel = { viewer, send: (message) => void raw.write(`${JSON.stringify(message)}\n`) };
  channel.send({ type: 'welcome', protocol: PROTOCOL, viewer, table: table.info() });
  const beat = setInterval(() => raw.write('\n'), KEEP_ALIVE_MS);
  raw.on('close', () => {
    clearInterval(beat);
    table.leave(channel);
  });
  await table.join(channel);
  if (raw.destroyed) table.leave(channel);
  context.driver.drive(table, false);
}
