import type { EventShape } from '@bandstand/engine';
import type { Snapshot, Update } from '@bandstand/protocol';
import { applyPatch } from '@bandstand/protocol/patch';
import { createSignal } from 'solid-js';
import { keepEqual } from './keepEqual.ts';
import type { LogLine } from './session.ts';

export type Standing = Snapshot | Update;

/** What one viewer has been shown of a match so far; reactive. */
export class Feed {
  private readonly standingSignal = createSignal<Standing>();
  private readonly viewSignal = createSignal<object>();
  private readonly logSignal = createSignal<readonly LogLine[]>([]);
  private readonly latestSignal = createSignal<readonly EventShape[]>([]);
  private readonly receivedSignal = createSignal(0);
  private readonly words: (events: readonly EventShape[], version: number) => LogLine[];

  constructor(words: (events: readonly EventShape[], version: number) => LogLine[]) {
    this.words = words;
  }

  get standing(): Standing | undefined {
    return this.standingSignal[0]();
  }

  get view(): object | undefined {
    return this.viewSignal[0]();
  }

  get log(): readonly LogLine[] {
    return this.logSignal[0]();
  }

  /** What happened with the last update. */
  get latest(): readonly EventShape[] {
    return this.latestSignal[0]();
  }

  /** When the last message came, by the page's own clock. */
  get receivedAt(): number {
    return this.receivedSignal[0]();
  }

  /** Whether an update fits what was seen before it; after a gap only a snapshot helps. */
  isNext(update: Update): boolean {
    const { standing } = this;
    return standing !== undefined && update.version - standing.version <= 1 && update.version >= standing.version;
  }

  take(message: Standing): void {
    const events = message.events as readonly EventShape[];
    if (message.type === 'snapshot') {
      this.viewSignal[1]((view) => keepEqual(view, message.view) as object);
      this.logSignal[1](this.words(events, 0));
      this.latestSignal[1]([]);
    } else {
      const { patch } = message;
      if (patch !== undefined) this.viewSignal[1]((view) => keepEqual(view, applyPatch(view, patch)) as object);
      this.latestSignal[1](events);
      const lines = this.words(events, message.version);
      if (lines.length > 0) this.logSignal[1]((log) => [...log, ...lines]);
    }
    this.receivedSignal[1](performance.now());
    this.standingSignal[1](message);
  }
}
