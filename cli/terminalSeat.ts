import type { EventShape, Seat } from '@bandstand/engine';
import { applyPatch } from '@bandstand/protocol/patch';
import type { Ending, ServerMessage, Snapshot, Update } from '@bandstand/protocol';
import type { Connection } from '@bandstand/table';

/** The terminal's connection to a table: what the seat was told last, and who waits for its next decision. */
export class TerminalSeat implements Connection {
  readonly viewer: Seat;
  view: object = {};
  private standing: Snapshot | Update | undefined;
  private readonly tell: (events: readonly EventShape[]) => void;
  private wake: () => void = () => undefined;

  constructor(seat: Seat, tell: (events: readonly EventShape[]) => void) {
    this.viewer = seat;
    this.tell = tell;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'snapshot' && message.type !== 'update') return;
    if (message.type === 'snapshot') this.view = message.view as object;
    else {
      if (message.patch !== undefined) this.view = applyPatch(this.view, message.patch) as object;
      this.tell(message.events as readonly EventShape[]);
    }
    this.standing = message;
    this.wake();
  }

  get moves(): readonly number[] {
    return this.standing?.moves ?? [];
  }

  get ending(): Ending | undefined {
    return this.standing?.ending;
  }

  /** Until the seat has something to decide or the match is over. */
  async turn(): Promise<void> {
    while (this.moves.length === 0 && this.ending === undefined)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }
}
