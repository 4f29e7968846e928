import { randomBytes } from 'node:crypto';
import type { Seen } from '@bandstand/table';
import { Client } from 'pg';
import type { Wake } from './store.ts';

const CHANNEL = 'bandstand';
const RECONNECT_MS = 500;
/** Wake-ups that come within this time of the last ones go out together. */
const GATHER_MS = 5;
/** A channel that does not answer for so long is taken for dead. */
const SILENCE_MS = 2_000;
/** Every node says this often that it is there. */
const BEAT_MS = 1_000;
/** A node that was not heard for so long has nobody to be told for. */
const GONE_MS = 5_000;
/** PostgreSQL takes messages of up to 8000 bytes. */
const MESSAGE_BYTES = 7_500;

const NOTIFY = `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as message`;

/**
 * What changed, by match: the number of its last entry, or 0 for things beside the log as well. And by match and seat,
 * "match:seat": when somebody was seen there.
 */
type Changes = Map<string, number>;

/**
 * One connection by which this node tells the others what it has stored and hears from them. Nothing waits for it and nothing
 * relies on it: whoever misses a wake-up finds out by looking at storage once a second.
 */
export class WakeChannel {
  private readonly url: string;
  private readonly onProblem: (reason: Error) => void;
  /** Lets a node know its own messages. */
  private readonly node = randomBytes(6).toString('base64url');
  private client: Client | undefined;
  private isListening = false;
  private isClosed = false;
  private listener: (wake: Wake) => void = () => undefined;
  private changes: Changes = new Map();
  private telling: Promise<unknown> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isSoon = false;
  private toldAt = 0;
  /** When another node was heard last: as long as there is none, nothing has to be told. */
  private heardAt = -Infinity;
  private readonly beats: NodeJS.Timeout;

  constructor(url: string, onProblem: (reason: Error) => void) {
    this.url = url;
    this.onProblem = onProblem;
    this.beats = setInterval(() => this.beat(), BEAT_MS);
    this.beats.unref();
  }

  get isHearing(): boolean {
    return this.isListening;
  }

  subscribe(listener: (wake: Wake) => void): void {
    this.listener = listener;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      query_timeout: SILENCE_MS,
      connectionTimeoutMillis: SILENCE_MS,
    });
    this.client = client;
    client.on('error', (reason) => this.lost(client, reason));
    client.on('end', () => this.lost(client, new Error('the connection ended')));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      // Telling others is worth no wait for the disk: what it tells of is stored already.
      await client.query(`set synchronous_commit = off; listen ${CHANNEL}`);
    } catch (error) {
      this.client = undefined;
      void client.end().catch(() => undefined);
      throw error;
    }
    this.isListening = true;
    this.beat();
    await this.telling;
  }

  private lost(client: Client, reason: Error): void {
    if (this.isClosed || this.client !== client) return;
    this.client = undefined;
    this.isListening = false;
    this.onProblem(
      new Error(
        `Wake-ups from other nodes are cut off (${reason.message}). Tables are read from storage every second until the connection is back.`,
      ),
    );
    void client.end().catch(() => undefined);
    this.reconnect();
  }

  private reconnect(): void {
    setTimeout(() => {
      if (this.isClosed) return;
      this.connect().then(
        () => this.listener('all'),
        () => this.reconnect(),
      );
    }, RECONNECT_MS).unref();
  }

  /** Says that this node is there, and finds out when the channel is dead without saying so. */
  private beat(): void {
    if (this.telling === undefined) this.send([this.node]);
  }

  private send(messages: readonly string[]): void {
    const { client } = this;
    if (client === undefined || !this.isListening) return;
    this.telling = client
      .query(NOTIFY, [messages])
      .catch((reason: unknown) => this.lost(client, asError(reason)))
      .finally(() => {
        this.telling = undefined;
        this.schedule();
      });
  }

  /** Tells the other nodes at once, or soon, together with whatever else they have to be told. */
  tell(match: string, seq: number): void {
    const known = this.changes.get(match);
    this.add(match, seq === 0 || known === 0 ? 0 : Math.max(seq, known ?? 0));
  }

  /** Whoever comes or goes is told of by itself, so that nobody has to read the table again for that. */
  tellSeen(match: string, { seat, at }: Seen): void {
    this.add(`${match}:${seat}`, at);
  }

  private add(what: string, value: number): void {
    if (performance.now() - this.heardAt > GONE_MS) return;
    this.changes.set(what, value);
    this.schedule();
  }

  private schedule(): void {
    if (this.isSoon || this.timer !== undefined || this.telling !== undefined || this.changes.size === 0) return;
    const wait = this.toldAt + GATHER_MS - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.flush(), wait);
      return;
    }
    // With all that was stored in the same batch; a timer would take a millisecond at least.
    this.isSoon = true;
    setImmediate(() => this.flush());
  }

  private flush(): void {
    this.timer = undefined;
    this.isSoon = false;
    if (this.changes.size === 0) return;
    const messages = messagesOf(this.node, this.changes);
    this.changes = new Map();
    this.toldAt = performance.now();
    this.send(messages);
  }

  private hear(message: string): void {
    const [node, ...changes] = message.split(' ');
    if (node === this.node) return;
    // One that has just come may have missed this node's last beat.
    if (performance.now() - this.heardAt > GONE_MS) this.beat();
    this.heardAt = performance.now();
    for (const change of changes) {
      const [match, ...rest] = change.split(':');
      const [first, at] = rest.map(Number);
      if (at !== undefined) this.listener({ match, seen: { seat: first, at } });
      else this.listener(first === 0 ? { match } : { match, seq: first });
    }
  }

  /** The last words are still said. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.beats);
    clearTimeout(this.timer);
    await this.telling;
    clearTimeout(this.timer);
    this.flush();
    await this.telling;
    await this.client?.end().catch(() => undefined);
  }
}

/** Many matches in one message, in as few messages as there can be. */
export function messagesOf(node: string, changes: ReadonlyMap<string, number>): string[] {
  const messages: string[] = [];
  let message = node;
  for (const [match, seq] of changes) {
    const change = ` ${match}:${seq}`;
    if (message.length + change.length > MESSAGE_BYTES) {
      messages.push(message);
      message = node;
    }
    message += change;
  }
  return [...messages, message];
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
