import { PROTOCOL } from '@bandstand/protocol';

/** How an attacker treats what is answered. */
export const READINGS = ['read', 'unread', 'slow'] as const;
export type Reading = (typeof READINGS)[number];

/** As much as a server reads at once. */
const PIECE_BYTES = 64 * 1024;

const manyOf = (one: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: Math.max(1, Math.floor(PIECE_BYTES / one.length)) }, () => one));
const request = (line: string, body = ''): Buffer =>
  manyOf(
    Buffer.from(
      `${line} HTTP/1.1\r\nHost: a\r\n${body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`}\r\n${body}`,
    ),
  );

/** Requests, one behind the other on the same connection. */
export const REQUESTS: Readonly<Record<string, ((match: string) => Buffer) | undefined>> = {
  'the page': () => request('GET /'),
  'a table’s page': (match) => request(`GET /t/${match}`),
  'a file': () => request('GET /assets/large.js'),
  'the head of a page': () => request('HEAD /'),
  'nothing there': () => request('GET /assets/nothing.js'),
  'the list of tables': () => request('GET /api/matches'),
  'a table': (match) => request(`GET /api/matches/${match}`),
  'the games of the day': () => request('GET /api/daily'),
  'the description': () => request('GET /api/openapi.json'),
  'the page of the API': () => request('GET /api/docs'),
  'a picture': () => request('GET /api/pictures/home'),
  'a small body': () => request('POST /api/mine', '{"seats":[]}'),
  'a large body': () => request('POST /api/mine', `{"seats":[${' '.repeat(200_000)}]}`),
  'a stream': (match) => request(`GET /api/matches/${match}/stream`),
  health: () => request('GET /health'),
  'lines of nothing': () => Buffer.from('\r\n'.repeat(PIECE_BYTES / 2)),
};

function frame(opcode: number, payload: string, isLast = true): Buffer {
  const body = Buffer.from(payload);
  const length =
    body.length < 126 ? Buffer.from([0x80 | body.length]) : Buffer.from([0xfe, body.length >> 8, body.length & 0xff]);
  // A mask of zeros changes nothing.
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), length, Buffer.alloc(4), body]);
}

const [CONTINUED, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];
const hello = (match: string): string => JSON.stringify({ type: 'hello', protocol: PROTOCOL, match });

/** Frames of an open WebSocket. */
export const FRAMES: Readonly<Record<string, () => Buffer>> = {
  'messages, also after goodbye': () => manyOf(frame(TEXT, '{"type":"ping"}')),
  'long messages': () => manyOf(frame(TEXT, `{"type":"${'x'.repeat(16_000)}"}`)),
  hellos: () => manyOf(frame(TEXT, hello('A'.repeat(22)))),
  'binary messages': () => manyOf(frame(BINARY, '{"type":"ping"}')),
  pings: () => manyOf(frame(PING, 'x'.repeat(125))),
  'empty pings': () => manyOf(frame(PING, '')),
  pongs: () => manyOf(frame(PONG, 'x')),
  'pieces of a message that never ends': () => manyOf(frame(CONTINUED, 'x', false)),
  'empty pieces': () => manyOf(frame(CONTINUED, '', false)),
  closes: () => manyOf(frame(CLOSE, '')),
};

/** What comes before all others, once: it is answered, or begins the message that never ends. */
export const firstOf = (weapon: string): Buffer => {
  if (weapon in REQUESTS) return Buffer.from('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
  return weapon.includes('pieces') ? frame(TEXT, '"', false) : Buffer.alloc(0);
};
