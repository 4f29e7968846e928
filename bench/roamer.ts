import { PROTOCOL } from '@bandstand/protocol/version';
import { PlainClient } from './client.ts';
import { firstMove, isUpdate } from './load.ts';

export interface Hello {
  readonly match: string;
  readonly token?: string;
  readonly invite?: string;
}

/** As the page does it: not everybody at once, and longer after each try that failed. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;
const backOff = (tries: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + Math.random() / 2)),
  );

/** Somebody at a table who goes to another node when theirs is gone. */
export class Roamer {
  /** The first move that they may make. */
  move: number | undefined;
  onUpdate: () => void = () => undefined;
  /** How often the line dropped. */
  drops = 0;
  /** The longest time in milliseconds from a drop to the picture of the table. */
  longestAway = 0;
  private readonly urls: readonly string[];
  private readonly hello: Hello;
  private next: number;
  private client: PlainClient | undefined;
  private isGone = false;

  constructor(urls: readonly string[], first: number, hello: Hello) {
    this.urls = urls;
    this.next = first;
    this.hello = hello;
  }

  get isHere(): boolean {
    return this.client !== undefined;
  }

  /** Resolves with the picture of the table. */
  async come(): Promise<void> {
    for (let tries = 0; !this.isGone; tries++) {
      // As behind a balancer: whoever is turned away goes to another node, and those whose node is gone spread over all.
      const first = this.next;
      this.next = Math.floor(Math.random() * this.urls.length);
      for (const turn of this.urls.keys()) {
        if (await this.isLetIn(this.urls[(first + turn) % this.urls.length])) return;
      }
      await backOff(tries);
    }
  }

  private async isLetIn(url: string): Promise<boolean> {
    try {
      await this.comeTo(url);
      return true;
    } catch {
      return false;
    }
  }

  private async comeTo(url: string): Promise<void> {
    let onFirst = (): void => undefined;
    let onDrop = (_reason: Error): void => undefined;
    const first = new Promise<void>((resolve, reject) => {
      onFirst = resolve;
      onDrop = reject;
    });
    first.catch(() => undefined);
    const client = await PlainClient.open(
      `${url}/ws`,
      (text) => {
        // Turned away, by a node that is about to die perhaps: somebody else will do.
        if (text.startsWith('{"type":"refused"')) onDrop(new Error(text));
        if (!isUpdate(text)) return;
        this.move = firstMove(text);
        onFirst();
        this.onUpdate();
      },
      () => {
        onDrop(new Error('the line dropped'));
        this.drop(client);
      },
    );
    client.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...this.hello }));
    try {
      await first;
    } catch (error) {
      client.close();
      throw error;
    }
    this.client = client;
  }

  private drop(client: PlainClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.drops++;
    const since = performance.now();
    void backOff(0)
      .then(() => this.come())
      .then(() => (this.longestAway = Math.max(this.longestAway, performance.now() - since)));
  }

  send(text: string): void {
    this.client?.send(text);
  }

  leave(): void {
    this.isGone = true;
    this.client?.close();
    this.client = undefined;
  }
}
