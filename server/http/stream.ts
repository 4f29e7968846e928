import type { Viewer } from '@bandstand/engine';
import { LIMITS, PROTOCOL } from '@bandstand/protocol';
import { RESTARTING } from '../goodbye.ts';
import { messageText, type Connection } from '@bandstand/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { startIfFull } from '../begin.ts';
import { seatKey } from '../budgets.ts';
import type { Context } from '../context.ts';
import { KEY_IS_OVER, seatOf } from '../lobby.ts';
import type { LiveTable } from '../table/live.ts';
import { refuse } from './access.ts';
import { words } from '../text/index.ts';

const KEEP_ALIVE_MS = 15_000;

/** Writes lines to somebody who reads them; whoever does not read is let go before it costs memory. */
export function writeLine(raw: ServerResponse, text: string): void {
  if (raw.writableEnded || raw.destroyed) return;
  if (raw.writableLength > LIMITS.unreadBytes) raw.destroy();
  else raw.write(`${text}\n`);
}

/** The messages of a table as lines of JSON, for programs that would rather not speak WebSocket. */
export async function streamTable(
  table: LiveTable,
  token: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const where = (): Viewer => seatOf(table, token)?.seat ?? 'spectator';
  const held = seatOf(table, token);
  const { budgets } = context;
  const leaveAddress = budgets.connect(context.addressOf(request.raw));
  const leaveSeat = held === undefined ? () => undefined : budgets.sit(seatKey(held));
  if (leaveAddress === undefined || leaveSeat === undefined) {
    leaveAddress?.();
    leaveSeat?.();
    return refuse(reply, { code: 'too-many', message: words.stream.tooManyConnectionsAreOpen });
  }
  reply.hijack();
  const { raw } = reply;
  raw.on('close', () => {
    leaveAddress();
    leaveSeat();
  });
  raw.writeHead(200, {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  await listen(table, where, raw, context.streams);
  await startIfFull(table);
  context.bots.drive(table, false);
  return reply;
}

async function listen(
  table: LiveTable,
  where: () => Viewer,
  raw: ServerResponse,
  streams: Context['streams'],
): Promise<void> {
  const connection = {
    viewer: where(),
    send: (text: string): void => writeLine(raw, text),
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
  streams.add(sayGoodbye);
  raw.on('close', () => {
    streams.delete(sayGoodbye);
    clearInterval(beat);
    table.leave(connection);
  });
  await table.join(connection);
  if (raw.destroyed || raw.writableEnded) table.leave(connection);
}
