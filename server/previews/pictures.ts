import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { gameIds } from '@bandstand/games';
import { previewSvg, wallSvg, type Preview } from './picture.ts';
import type { Drawing, Drawn } from './worker.ts';

/** So many pictures are kept; whatever is asked for again is at hand. */
const KEPT = 100;
/** More would be too small to be seen in a chat. */
const MOST_POSTERS = 5;
/** Whoever asks while so many wait gets none: a link without a picture is still a link. */
const MOST_WAITING = 20;

const posterOf = (game: string): Promise<string | undefined> =>
  readFile(new URL(`../../games/${game}/poster.svg`, import.meta.url), 'utf8').catch(() => undefined);

/** A wall of all posters where the link is about no game. */
async function svgOf(preview: Preview): Promise<string> {
  if (preview.game !== undefined) return previewSvg(preview, await posterOf(preview.game));
  const posters = await Promise.all((await gameIds()).map(posterOf));
  const hanging = posters.filter((poster) => poster !== undefined);
  return hanging.length === 0 ? previewSvg(preview, undefined) : wallSvg(preview, hanging.slice(0, MOST_POSTERS));
}

/** Draws previews in a thread of their own, each once. */
export class Pictures {
  private worker: Worker | undefined;
  private nextId = 1;
  private readonly waiting = new Map<number, (png: Buffer | undefined) => void>();
  private readonly kept = new Map<string, Buffer>();

  async of(preview: Preview): Promise<Buffer | undefined> {
    const key = createHash('sha256').update(JSON.stringify(preview)).digest('hex');
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    if (this.waiting.size >= MOST_WAITING) return undefined;
    const png = await this.draw(await svgOf(preview));
    if (png !== undefined) this.keep(key, png);
    return png;
  }

  private keep(key: string, png: Buffer): void {
    this.kept.set(key, png);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT) this.kept.delete(oldest);
  }

  private draw(svg: string): Promise<Buffer | undefined> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.thread().postMessage({ id, svg } satisfies Drawing);
    });
  }

  private thread(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (drawn: Drawn) => {
      this.waiting.get(drawn.id)?.('png' in drawn ? Buffer.from(drawn.png) : undefined);
      this.waiting.delete(drawn.id);
    });
    worker.on('error', () => this.stop());
    this.worker = worker;
    return worker;
  }

  /** Whoever still waits gets no picture. */
  stop(): void {
    void this.worker?.terminate();
    this.worker = undefined;
    for (const answer of this.waiting.values()) answer(undefined);
    this.waiting.clear();
  }
}
