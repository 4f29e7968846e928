import { fastRandom, type Random } from '@bandstand/engine';
import { TestClient } from './client.ts';

/** A person who plays random moves, notes what was acknowledged, and comes back when the line drops. */
export class RandomPlayer {
  /** How often it came to the table. */
  arrivals = 0;
  readonly acknowledged: { readonly nonce: string; readonly move: number }[] = [];
  readonly match: string;
  private readonly token: string;
  private readonly urls: () => readonly string[];
  private readonly random: Random;
  private readonly pauseMs: number;
  private client: TestClient | undefined;
  private count = 0;
  isOver = false;
  private isStopped = false;

  constructor(match: string, token: string, urls: () => readonly string[], seed: number, pauseMs = 0) {
    this.match = match;
    this.token = token;
    this.urls = urls;
    this.random = fastRandom(seed);
    this.pauseMs = pauseMs;
  }

  private async connected(): Promise<TestClient | undefined> {
    if (this.client?.isOpen === true) return this.client;
    const urls = this.urls();
    const url = urls[this.random.below(urls.length)];
    try {
      const client = await TestClient.open(url, { match: this.match, token: this.token });
      await client.until(
        () => client.received.some((message) => message.type === 'snapshot') || !client.isOpen,
        'a snapshot',
      );
      this.client = client.isOpen ? client : undefined;
      if (client.isOpen) this.arrivals++;
      return this.client;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return undefined;
    }
  }

  /** Plays until the match is over or `stop` is called. An unanswered move is sent again with its old nonce. */
  async play(): Promise<void> {
    let pending: { nonce: string; move: number } | undefined;
    while (!this.isOver && !this.isStopped) {
      const client = await this.connected();
      if (client === undefined) continue;
      this.isOver = client.received.some(
        (message) => (message.type === 'update' || message.type === 'snapshot') && message.ending !== undefined,
      );
      if (pending === undefined) {
        if (client.moves.length === 0) {
          await client
            .until(() => client.moves.length > 0 || !client.isOpen || this.isStopped || endingSeen(client), 'my turn')
            .catch(() => undefined);
          continue;
        }
        if (this.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, this.pauseMs));
        pending = {
          nonce: `${this.token.slice(0, 4)}-${this.count++}`,
          move: client.moves[this.random.below(client.moves.length)],
        };
      }
      const { nonce, move } = pending;
      const from = client.received.length;
      client.send({ type: 'move', nonce, move });
      await client
        .until(() => !client.isOpen || answerTo(client, nonce, from) !== undefined, 'an answer')
        .catch(() => undefined);
      const answer = answerTo(client, nonce, from);
      if (answer === 'accepted') this.acknowledged.push({ nonce, move });
      if (answer !== undefined) {
        const { version } = client;
        pending = undefined;
        if (answer === 'accepted')
          await client.until(() => client.version >= version || !client.isOpen, 'the update').catch(() => undefined);
      }
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.client?.close();
  }
}

const endingSeen = (client: TestClient): boolean =>
  client.received.some(
    (message) => (message.type === 'update' || message.type === 'snapshot') && message.ending !== undefined,
  );

const answerTo = (client: TestClient, nonce: string, from: number): 'accepted' | 'refused' | undefined => {
  const found = client.received
    .slice(from)
    .find((message) => (message.type === 'accepted' || message.type === 'refused') && message.nonce === nonce);
  return found?.type === 'accepted' || found?.type === 'refused' ? found.type : undefined;
};
