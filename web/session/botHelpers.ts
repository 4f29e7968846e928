import type { Part } from '@bandstand/bots';
import type { BotQuestion } from '@bandstand/engine';

export interface HelperOrder {
  readonly question: BotQuestion;
  readonly number: number;
}

const NOTHING: Part = { opinions: [] };

/** Workers that think along where there are cores for it. They are started when they are first needed, and asked one thing at a time. */
export class BotHelpers {
  private readonly most: number;
  private workers: Worker[] = [];
  private isBusy = false;

  constructor(most: number) {
    this.most = Math.max(0, most);
  }

  /** What each helper will say; nothing from those that fail, and nothing at all while they think about something else. */
  ask(question: BotQuestion): readonly Promise<Part>[] {
    if (this.isBusy) return [];
    this.isBusy = true;
    while (this.workers.length < this.most) this.workers.push(startHelper());
    const parts = this.workers.map((worker, place) => this.part(worker, { question, number: place + 1 }));
    void this.untilAllSaid(parts);
    return parts;
  }

  private async untilAllSaid(parts: readonly Promise<Part>[]): Promise<void> {
    await Promise.all(parts);
    this.isBusy = false;
  }

  private part(worker: Worker, order: HelperOrder): Promise<Part> {
    return new Promise((resolve) => {
      // Whichever comes first, nobody listens for the other any longer.
      const heard = new AbortController();
      const { signal } = heard;
      const say = (part: Part): void => {
        heard.abort();
        resolve(part);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<Part>) => say(data), { signal });
      worker.addEventListener(
        'error',
        () => {
          this.workers = this.workers.filter((each) => each !== worker);
          worker.terminate();
          say(NOTHING);
        },
        { signal },
      );
      worker.postMessage(order);
    });
  }
}

const startHelper = (): Worker => new Worker(new URL('./botHelper.ts', import.meta.url), { type: 'module' });
