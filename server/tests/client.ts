import {
  applyPatch,
  PROTOCOL,
  ServerMessage,
  type ClientMessage,
  type NewTable,
  type Seated,
  type TableInfo,
} from '@bandstand/protocol';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';

const serverMessage = Compile(ServerMessage);

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A small honest client over a real socket, for tests. */
export class TestClient {
  readonly received: ServerMessage[] = [];
  readonly raw: string[] = [];
  view: unknown;
  version = 0;
  moves: readonly number[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.take((data as Buffer).toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => this.wakeAll());
  }

  static async open(
    url: string,
    hello: Partial<Extract<ClientMessage, { type: 'hello' }>> & { match: string },
  ): Promise<TestClient> {
    const client = await TestClient.connect(url);
    client.send({ type: 'hello', protocol: PROTOCOL, ...hello });
    return client;
  }

  static async connect(url: string): Promise<TestClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    const client = new TestClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  private take(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!serverMessage.Check(message)) throw new Error(`not a message of the protocol: ${text}`);
    this.raw.push(text);
    this.received.push(message);
    if ((message.type === 'update' || message.type === 'snapshot') && message.nonce !== undefined)
      this.received.push({ type: 'accepted', nonce: message.nonce });
    if (message.type === 'snapshot') this.view = message.view;
    if (message.type === 'update' && message.patch !== undefined) this.view = applyPatch(this.view, message.patch);
    if (message.type === 'snapshot' || message.type === 'update') {
      this.version = message.version;
      this.moves = message.moves;
    }
    this.wakeAll();
  }

  private wakeAll(): void {
    for (const wake of this.waiting) wake();
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.socket.send(data);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Waits until the condition holds; it is looked at after every message. */
  async until(holds: () => boolean, what = 'a message'): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const patience = setTimeout(
        () => finish(new Error(`waited too long for ${what}; last: ${this.raw.slice(-3).join(' ').slice(0, 600)}`)),
        15_000,
      );
      const look = (): void => {
        if (holds()) finish();
      };
      const finish = (problem?: Error): void => {
        clearTimeout(patience);
        this.waiting.delete(look);
        if (problem === undefined) resolve();
        else reject(problem);
      };
      this.waiting.add(look);
    });
  }

  async next<Type extends ServerMessage['type']>(type: Type, from = 0): Promise<MessageOf<Type>> {
    const find = (): MessageOf<Type> | undefined =>
      this.received.slice(from).find((message): message is MessageOf<Type> => message.type === type);
    await this.until(() => find() !== undefined, type);
    const found = find();
    if (found === undefined) throw new Error('gone');
    return found;
  }

  /** Sends a move and waits for the answer to it. */
  async move(
    move: number,
    nonce = `${Math.abs(this.received.length)}-${move}`,
  ): Promise<MessageOf<'accepted'> | MessageOf<'refused'>> {
    const from = this.received.length;
    this.send({ type: 'move', move, nonce });
    const find = () =>
      this.received
        .slice(from)
        .find((message) => (message.type === 'accepted' || message.type === 'refused') && message.nonce === nonce);
    await this.until(() => find() !== undefined, 'an answer to a move');
    return find() as MessageOf<'accepted'> | MessageOf<'refused'>;
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.terminate();
    await closed;
  }
}

export async function post<Answer = { code?: string }>(
  url: string,
  path: string,
  body: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

export async function get<Answer = { code?: string }>(
  url: string,
  path: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${url}${path}`, {
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

/** Says yes or no to the invitation to a rematch. */
export const answerInvitation = (url: string, match: string, token: string, yes = true, commitment?: string) =>
  post<TableInfo & { code?: string }>(url, `/api/matches/${match}/invitation`, { yes, commitment }, token);

/** Makes a table for people and seats all of them. */
export async function seatedTable(
  url: string,
  wish: Omit<NewTable, 'name' | 'seats'> & { seats: number },
): Promise<{ match: string; tokens: string[]; invite: string | null }> {
  const { seats, ...rest } = wish;
  const made = await post<Seated>(url, '/api/matches', {
    ...rest,
    name: 'Ada',
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { match, token, invite } = made.body;
  const tokens = [token ?? ''];
  for (let seat = 1; seat < seats; seat++) {
    const joined = await post<{ token: string }>(
      url,
      `/api/matches/${match}/seats`,
      { name: `Guest ${seat}` },
      undefined,
      invite === null ? {} : { 'x-invite': invite },
    );
    tokens.push(joined.body.token);
  }
  return { match, tokens, invite };
}
