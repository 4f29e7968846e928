import type { Captions } from '@bandstand/engine';
import { withCaption } from '@bandstand/protocol/captions';
import type { CaptionRow, ChatRow, EntryRow, NewChat, TableSeat, TableStore } from './store.ts';
import type { Entry } from './entry.ts';

/** Keeps one table's log in memory: for a page, a terminal, a test. */
export class MemoryStore implements TableStore {
  readonly isShared = false;
  private readonly taken: readonly TableSeat[];
  private readonly log: EntryRow[];
  private readonly said: ChatRow[] = [];
  private written: Captions;
  private readonly onChange: () => void;

  /** `onChange` is called after everything that is worth keeping elsewhere. */
  constructor(
    seats: readonly TableSeat[],
    entries: readonly EntryRow[],
    captions: Captions = {},
    onChange: () => void = () => undefined,
  ) {
    this.taken = seats;
    this.log = [...entries];
    this.written = captions;
    this.onChange = onChange;
  }

  seats(): Promise<readonly TableSeat[]> {
    return Promise.resolve(this.taken);
  }

  noteSeen(): Promise<void> {
    return Promise.resolve();
  }

  append(_match: string, seq: number, entry: Entry, at: number): Promise<boolean> {
    const isNext = seq === this.log.length + 1;
    if (isNext) this.log.push({ seq, at, entry });
    return Promise.resolve(isNext);
  }

  entries(_match: string, after: number): Promise<readonly EntryRow[]> {
    return Promise.resolve(this.log.slice(after));
  }

  addChat(_match: string, chat: NewChat): Promise<number> {
    const n = this.said.length + 1;
    this.said.push({ ...chat, n });
    return Promise.resolve(n);
  }

  chat(_match: string, after: number): Promise<readonly ChatRow[]> {
    return Promise.resolve(this.said.slice(after));
  }

  writeCaption(_match: string, { key, text }: CaptionRow): Promise<void> {
    this.written = withCaption(this.written, key, text);
    this.onChange();
    return Promise.resolve();
  }

  captions(): Promise<Captions> {
    return Promise.resolve(this.written);
  }

  wake(): Promise<void> {
    return Promise.resolve();
  }
}
