import { must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { PROTOCOL, type ClientMessage } from '@bandstand/protocol';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { get, seatedTable } from './client.ts';
import { testServer } from './setup.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let fromClient: ValidateFunction;
let fromServer: ValidateFunction;
beforeAll(async () => {
  server = await testServer({ unlimited: true });
  const { body } = await get<{ fromClient: object; fromServer: object }>(server.url, '/api/socket.json');
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  fromClient = ajv.compile(body.fromClient);
  fromServer = ajv.compile(body.fromServer);
});
afterAll(() => server.remove());

interface Wire {
  readonly type: string;
  readonly moves?: readonly number[];
  readonly ending?: object;
  readonly version?: number;
}

/** A bare socket that keeps every message of both directions as it went over the wire. */
class Recorder {
  readonly sent: string[] = [];
  readonly heard: string[] = [];
  private readonly socket: WebSocket;
  private readonly onMessage: (message: Wire, recorder: Recorder) => void;

  constructor(url: string, onMessage: (message: Wire, recorder: Recorder) => void) {
    this.onMessage = onMessage;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.heard.push(text);
      this.onMessage(JSON.parse(text) as Wire, this);
    });
  }

  async hello(match: string, token?: string): Promise<void> {
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    this.send({ type: 'hello', protocol: PROTOCOL, match, ...(token === undefined ? {} : { token }) });
  }

  send(message: ClientMessage): void {
    const text = JSON.stringify(message);
    this.sent.push(text);
    this.socket.send(text);
  }

  close(): void {
    this.socket.terminate();
  }
}

/** What people say beside their moves, one of each in every match. */
const ASIDES: readonly ClientMessage[] = [
  { type: 'ping' },
  { type: 'chat', text: 'Hello' },
  { type: 'react', reaction: 'clap' },
  { type: 'caption', key: 'band-0', text: 'The Late Shift' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'propose', wish: 'rewind' },
  { type: 'answer', yes: false },
  { type: 'leave' },
  { type: 'back' },
  { type: 'home' },
];

/** Plays a whole match and gives all messages of all seats and a spectator. */
async function recordedMatch(id: string): Promise<{ sent: string[]; heard: string[] }> {
  const { seats } = must(await loadGame(id)).game;
  const { match, tokens } = await seatedTable(server.url, { game: id, seats: Math.max(2, seats.min), isPublic: true });
  const asides = [...ASIDES];
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const play = (message: Wire, me: Recorder): void => {
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (message.ending !== undefined) return finish();
    const [move] = message.moves ?? [];
    if (move === undefined) return;
    const aside = (message.version ?? 0) > 4 ? asides.shift() : undefined;
    if (aside !== undefined) me.send(aside);
    me.send({ type: 'move', move, nonce: `v${message.version}` });
  };
  const recorders = [...tokens, undefined].map(
    (token) => [new Recorder(server.url, token === undefined ? () => undefined : play), token] as const,
  );
  await Promise.all(recorders.map(([recorder, token]) => recorder.hello(match, token)));
  await over;
  for (const [recorder] of recorders) recorder.close();
  const all = recorders.map(([recorder]) => recorder);
  return { sent: all.flatMap(({ sent }) => sent), heard: all.flatMap(({ heard }) => heard) };
}

const failing = (validate: ValidateFunction, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    validate(JSON.parse(text)) ? [] : [`${text.slice(0, 200)}: ${JSON.stringify(validate.errors)}`],
  );

test.each(await gameIds())(
  'every message of a match of %s is what the published schema says, both ways',
  async (id) => {
    const { sent, heard } = await recordedMatch(id);
    expect(failing(fromClient, sent).slice(0, 3)).toEqual([]);
    expect(failing(fromServer, heard).slice(0, 3)).toEqual([]);
    const types = new Set([...sent, ...heard].map((text) => (JSON.parse(text) as Wire).type));
    for (const type of ['hello', 'move', 'chat', 'welcome', 'snapshot', 'update', 'pong', 'refused'])
      expect([...types]).toContain(type);
    expect(heard.length).toBeGreaterThan(20);
  },
  100_000,
);

test('a message that is not of the protocol fails', () => {
  for (const message of [{ type: 'dance' }, { type: 'move', move: 'north', nonce: 'x' }, { type: 'undo', by: 1 }, null])
    expect(fromClient(message)).toBe(false);
  for (const message of [{ type: 'dance' }, { type: 'update', version: 1 }, { type: 'accepted' }, []])
    expect(fromServer(message)).toBe(false);
});
