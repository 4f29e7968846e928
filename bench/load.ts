import { PROTOCOL } from '@bandstand/protocol/version';
import { spawn } from 'node:child_process';
import { PlainClient } from './client.ts';
import { requirePeer } from './peers.ts';

/** A server under test in a process of its own. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export function startTarget(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  url: string,
): Promise<Target> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.once('exit', (code) => reject(new Error(`${file} stopped with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('ready')) return;
      resolve({
        url,
        pid: child.pid ?? 0,
        stop: () =>
          new Promise((done) => {
            child.once('exit', () => done());
            child.kill('SIGKILL');
          }),
      });
    });
  });
}

/** One table that a driver can keep busy: `move` resolves when the other player has seen it; false at the end of the match. */
export interface DrivenTable {
  move(): Promise<boolean>;
  close(): void;
}

/** A table of ours over two plain sockets, and more for those who only watch; its people spread over the addresses, "a,b". */
export async function ourTable(addresses: string, game: string, watchers = 0): Promise<DrivenTable> {
  const urls = addresses.split(',');
  const [url] = urls;
  const { match, tokens, invite } = await makeTable(url, game);
  const players = await Promise.all(tokens.map((token, seat) => ourPlayer(urls[seat % urls.length], { match, token })));
  const look = { match, invite };
  const watching = await Promise.all(
    Array.from({ length: watchers }, (_, i) => ourPlayer(urls[i % urls.length], look)),
  );
  let count = 0;
  return {
    move() {
      const mover = players[0].move === undefined ? players[1] : players[0];
      if (mover.move === undefined) return Promise.resolve(false);
      const seen = heardByAll(players);
      mover.send(`{"type":"move","move":${mover.move},"nonce":"b${count++}"}`);
      return seen;
    },
    close: () => [...players, ...watching].forEach((one) => one.close()),
  };
}

export interface MadeTable {
  readonly match: string;
  readonly tokens: readonly string[];
  readonly invite: string;
}

/** A private table for two, with both seats taken. */
export async function makeTable(url: string, game: string): Promise<MadeTable> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const made = await post('/api/matches', { game, name: 'A', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const joined = await post(`/api/matches/${made['match']}/seats`, { name: 'B' }, { 'x-invite': made['invite'] });
  return { match: made['match'], tokens: [made['token'], joined['token']], invite: made['invite'] };
}

const UPDATES = ['{"type":"update"', '{"type":"snapshot"', '{"type":"ready"'];
const MOVES = '"moves":[';

export const isUpdate = (text: string): boolean => UPDATES.some((start) => text.startsWith(start));

/** The first move that an update offers. */
export function firstMove(text: string): number | undefined {
  const at = text.indexOf(MOVES);
  const first = at < 0 ? Number.NaN : Number.parseInt(text.slice(at + MOVES.length, at + MOVES.length + 6), 10);
  return Number.isNaN(first) ? undefined : first;
}

/** A client that looks at nothing but the moves it may make. */
class Player {
  /** The first move that it may make. */
  move: number | undefined;
  onUpdate: () => void = () => undefined;
  /** When the first update is in. */
  readonly ready: Promise<void>;
  private client: PlainClient | undefined;

  private constructor() {
    this.ready = new Promise((resolve) => (this.onUpdate = resolve));
  }

  static async connect(address: string): Promise<Player> {
    const player = new Player();
    player.client = await PlainClient.open(address, (text) => player.read(text));
    return player;
  }

  private read(text: string): void {
    if (!isUpdate(text)) return;
    this.move = firstMove(text);
    this.onUpdate();
  }

  send(text: string): void {
    this.client?.send(text);
  }

  close(): void {
    this.client?.close();
  }
}

/** When every player has got the next update. */
function heardByAll(players: readonly Player[]): Promise<true> {
  return new Promise((resolve) => {
    let missing = players.length;
    const heard = (): void => {
      if (--missing === 0) resolve(true);
    };
    for (const player of players) player.onUpdate = heard;
  });
}

async function ourPlayer(url: string, hello: { match: string; token?: string; invite?: string }): Promise<Player> {
  const player = await Player.connect(`${url}/ws`);
  player.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...hello }));
  await player.ready;
  return player;
}

interface PeerClient {
  start(): void;
  stop(): void;
  getState(): {
    _stateID: number;
    G: { row: (number | null)[] };
    ctx: { currentPlayer: string; gameover?: unknown };
  } | null;
  subscribe(listener: () => void): void;
  readonly moves: Readonly<Record<string, (slot: number) => void>>;
}

/** The same table with boardgame.io's own clients. */
export async function peerTable(url: string, game: object): Promise<DrivenTable> {
  const { Client } = requirePeer('boardgame.io/client') as { Client: (config: object) => PeerClient };
  const { SocketIO } = requirePeer('boardgame.io/multiplayer') as { SocketIO: (config: object) => unknown };
  const response = await fetch(`${url}/games/peer/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = (await response.json()) as { matchID: string };
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await fetch(`${url}/games/peer/${matchID}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID, playerName: playerID }),
    });
    credentials.push(((await joined.json()) as { playerCredentials: string }).playerCredentials);
  }
  const clients = ['0', '1'].map((playerID) =>
    Client({
      game,
      numPlayers: 2,
      playerID,
      matchID,
      credentials: credentials[Number(playerID)],
      debug: false,
      multiplayer: SocketIO({ server: url }),
    }),
  );
  const wakes: (() => void)[] = [];
  clients.forEach((client, seat) => {
    client.start();
    client.subscribe(() => wakes[seat]?.());
  });
  const until = (seat: number, holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (holds()) resolve();
      };
      wakes[seat] = look;
      look();
    });
  await Promise.all(clients.map((client, seat) => until(seat, () => client.getState() !== null)));
  let witness = 0;
  return {
    async move() {
      const state = clients[witness].getState();
      if (state === null || state.ctx.gameover !== undefined) return false;
      const mover = Number(state.ctx.currentPlayer);
      const slot = state.G.row.findIndex((card) => card !== null);
      if (slot < 0) return false;
      const isCurrent = (seat: number, id: number): boolean => (clients[seat].getState()?._stateID ?? -1) >= id;
      await until(
        mover,
        () => isCurrent(mover, state._stateID) && clients[mover].getState()?.ctx.currentPlayer === String(mover),
      );
      const wanted = (clients[mover].getState()?._stateID ?? 0) + 1;
      const other = 1 - mover;
      const seen = until(other, () => isCurrent(other, wanted));
      clients[mover].moves['take'](slot);
      await seen;
      witness = other;
      return true;
    },
    close: () => clients.forEach((client) => client.stop()),
  };
}

/** A socket to the echo server; a "move" is one message there and back. */
export async function echoTable(url: string): Promise<DrivenTable> {
  let wake: (() => void) | undefined;
  const client = await PlainClient.open(url, () => wake?.());
  const message = JSON.stringify({ type: 'move', move: 3, nonce: 'b12' });
  return {
    move() {
      const back = new Promise<true>((resolve) => (wake = () => resolve(true)));
      client.send(message);
      return back;
    },
    close: () => client.close(),
  };
}

/** Two sockets at the relay, which sends to both what one of them sends: as many bytes as an update of ours has on average. */
export async function relayTable(url: string): Promise<DrivenTable> {
  const players = await relayPair(url);
  let count = 0;
  return {
    move() {
      const seen = heardByAll(players);
      players[count % 2].send(`{"type":"update","nonce":"b${count++}","moves":[1,2,3],"padding":"${PADDING}"}`);
      return seen;
    },
    close: () => players.forEach((player) => player.close()),
  };
}

const PADDING = 'x'.repeat(300);
let pairing: Promise<unknown> = Promise.resolve();

/** One pair after the other, so that the relay knows who sits at whose table. */
function relayPair(url: string): Promise<readonly Player[]> {
  const pair = pairing.then(async () => {
    const players = await Promise.all([Player.connect(url), Player.connect(url)]);
    await Promise.all(players.map((player) => player.ready));
    return players;
  });
  pairing = pair;
  return pair;
}

/**
 * Opens all tables, then plays them to their end as fast as they go, several times; moves a second, opening not counted. With a
 * meter of something else in milliseconds, such as CPU time: moves a second of that.
 */
export async function throughput(
  open: () => Promise<DrivenTable>,
  tables: number,
  times: number,
  most = 32,
  meter: () => number = performance.now.bind(performance),
): Promise<number> {
  let moves = 0;
  let spent = 0;
  for (let time = 0; time < times; time++) {
    const driven = await Promise.all(Array.from({ length: tables }, open));
    const start = meter();
    await Promise.all(
      driven.map(async (table) => {
        for (let count = 0; count < most && (await table.move()); count++) moves++;
      }),
    );
    spent += meter() - start;
    for (const table of driven) table.close();
  }
  return (1000 * moves) / spent;
}

/** Plays at a fixed pace and returns the latency that 99 of 100 moves stay under, in milliseconds; opening is not counted. */
export async function latency(
  open: () => Promise<DrivenTable>,
  tables: number,
  perSecond: number,
  ms: number,
  onOpened?: () => Promise<unknown>,
): Promise<number> {
  const driven: DrivenTable[] = [];
  while (driven.length < tables)
    driven.push(...(await Promise.all(Array.from({ length: Math.min(50, tables - driven.length) }, open))));
  await onOpened?.();
  const times: number[] = [];
  const gap = (1000 * tables) / perSecond;
  const end = performance.now() + ms;
  await Promise.all(
    driven.map(async (first, index) => {
      let table = first;
      await new Promise((resolve) => setTimeout(resolve, (gap * index) / tables));
      while (performance.now() < end) {
        const start = performance.now();
        if (await table.move()) times.push(performance.now() - start);
        else {
          table.close();
          table = await open();
        }
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, gap - (performance.now() - start))));
      }
      table.close();
    }),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
}
