// Sends as much as it can of one kind over some connections and prints what became of it: onslaught.ts '{"port":…}'
import { connect, type Socket } from 'node:net';
import { firstOf, FRAMES, REQUESTS, type Reading } from './weapons.ts';

export interface Order {
  readonly port: number;
  /** Another address than that of the players, who are not to suffer for it. */
  readonly from: string;
  readonly weapon: string;
  readonly reading: Reading;
  readonly connections: number;
  readonly forMs: number;
  /** A table that anybody may watch. */
  readonly match: string;
}

export interface Tally {
  /** Bytes that the system took. */
  readonly sent: number;
  readonly heard: number;
  /** So many connections the server had ended by then. */
  readonly ended: number;
}

const SIP_BYTES = 1024;
const SIP_MS = 50;

const HANDSHAKE = [
  'GET /ws HTTP/1.1',
  'Host: here',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');

function read(socket: Socket, how: Reading): void {
  if (how === 'read') socket.resume();
  else socket.pause();
  if (how !== 'slow') return;
  const sip = setInterval(() => (socket.destroyed ? clearInterval(sip) : socket.read(SIP_BYTES)), SIP_MS);
}

/** Writes the same thing again and again, as fast as it is taken. */
function pour(socket: Socket, piece: Buffer): void {
  const more = (): void => {
    for (let count = 0; count < 16 && socket.writable; count++)
      if (!socket.write(piece)) {
        socket.once('drain', more);
        return;
      }
    if (socket.writable) setImmediate(more);
  };
  more();
}

async function attack({ port, from, weapon, reading, connections, forMs, match }: Order): Promise<Tally> {
  const piece = REQUESTS[weapon]?.(match) ?? FRAMES[weapon]();
  const opened = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () =>
      socket.write(weapon in REQUESTS ? firstOf(weapon) : HANDSHAKE),
    );
    // What comes first shows that somebody hears what is sent.
    socket.once('data', () => {
      read(socket, reading);
      if (!(weapon in REQUESTS)) socket.write(firstOf(weapon));
      pour(socket, piece);
    });
    return socket.on('error', () => undefined);
  });
  await new Promise((resolve) => setTimeout(resolve, forMs));
  const ended = opened.filter(({ destroyed, writable }) => destroyed || !writable).length;
  const sent = opened.reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, 0);
  const heard = opened.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  return { sent, heard, ended };
}

process.stdout.write(JSON.stringify(await attack(JSON.parse(process.argv[2]) as Order)));
process.exit(0);
