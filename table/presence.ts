import type { Seat, Viewer } from '@bandstand/engine';
import type { TableParts } from './tableParts.ts';
import type { TableSeat } from './store.ts';

/** A seat that another node has seen within this time counts as here. */
const PRESENCE_MS = 75_000;

type Around = Pick<TableParts<TableSeat>, 'store' | 'id' | 'now'>;

/** With several nodes the others learn from the store who is here. */
export class Presence {
  private readonly around: Around;
  /** In order: whoever comes and goes at once is away in the end. */
  private written: Promise<unknown> = Promise.resolve();

  constructor(around: Around) {
    this.around = around;
  }

  /** Somebody has come, or gone: then `seenAt` is 0. */
  note(viewer: Viewer, seenAt: number): void {
    const { store, id } = this.around;
    if (viewer === 'spectator' || !store.isShared) return;
    this.written = this.written
      .then(() => store.noteSeen(id, viewer, seenAt))
      .then(() => store.wake(id, { seat: viewer, at: seenAt }))
      .catch(() => undefined);
  }

  /** Says it again for all who are connected, which is no news to wake anybody for, and then does something. */
  repeat(viewers: Iterable<Viewer>, then: () => Promise<void>): void {
    const { store, id, now } = this.around;
    if (!store.isShared) return;
    const seats = [...viewers].filter((viewer): viewer is Seat => viewer !== 'spectator');
    for (const seat of seats)
      this.written = this.written.then(() => store.noteSeen(id, seat, now())).catch(() => undefined);
    this.written = this.written.then(then).catch(() => undefined);
  }

  isElsewhere({ seenAt }: TableSeat): boolean {
    return this.around.store.isShared && this.around.now() - seenAt < PRESENCE_MS;
  }

  async settled(): Promise<void> {
    await this.written;
  }
}
