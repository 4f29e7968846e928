// Opens connections as no honest client would, and prints how many it made: badConnections.ts <port> <count> <least ms> <at once>
import { connect, type Socket } from 'node:net';

interface Order {
  readonly port: number;
  readonly count: number;
  readonly leastMs: number;
  /** So many are open at once. */
  readonly atOnce: number;
}

const UPGRADE = [
  'Host: here',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** What a bad client does once it is connected; it goes away by itself or is closed after a while. */
const HABITS: Readonly<Record<string, (socket: Socket) => void>> = {
  halfOpen: (socket) => socket.write('POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\n{"game":'),
  slow: (socket) => {
    socket.write('GET /health HTTP/1.1\r\nHost: he');
    const drip = setInterval(() => (socket.destroyed ? clearInterval(drip) : socket.write('r')), 20);
  },
  reset: (socket) => socket.write('GET /api/matches HTTP/1.1\r\nHost: here\r\n\r\n', () => socket.resetAndDestroy()),
  resetUpgrade: (socket) =>
    socket.write(['GET /ws HTTP/1.1', ...UPGRADE, '', ''].join('\r\n'), () => socket.resetAndDestroy()),
  refused: (socket) =>
    socket.write(['GET /ws HTTP/1.1', ...UPGRADE, 'Origin: https://elsewhere.example', '', ''].join('\r\n')),
  silentSocket: (socket) => socket.write(['GET /ws HTTP/1.1', ...UPGRADE, '', ''].join('\r\n')),
  unread: (socket) => {
    socket.pause();
    socket.write('GET /api/docs HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(5));
  },
};

/** Another address than that of the players, who are not to suffer for it. */
const FROM = '127.0.0.2';

const badConnection = (port: number, habit: string, stayMs: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: FROM }, () => HABITS[habit](socket));
    const leave = setTimeout(() => socket.destroy(), stayMs);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(leave);
      resolve();
    });
  });

/** Opens bad connections of all kinds, so many at once, until `count` were made and the time is over; gives how many. */
async function storm({ port, count, leastMs, atOnce }: Order): Promise<number> {
  const habits = Object.keys(HABITS);
  const end = performance.now() + leastMs;
  let made = 0;
  const keepGoing = async (): Promise<void> => {
    while (made < count || performance.now() < end) await badConnection(port, habits[made++ % habits.length], 100);
  };
  await Promise.all(Array.from({ length: atOnce }, keepGoing));
  return made;
}

const [port, count, leastMs, atOnce] = process.argv.slice(2).map(Number);
process.stdout.write(String(await storm({ port, count, leastMs, atOnce })));
process.exit(0);
