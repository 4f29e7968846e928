import type { Seat, Viewer } from '@bandstand/engine';
import type { ClientMessage, ServerMessage } from '@bandstand/protocol';

/** `silent`: an answer is overdue, but may still come. */
export type LinkState = 'connecting' | 'open' | 'silent' | 'waiting';

/** Who hears what comes from a table. */
export interface Receiver {
  /** `viewer` says whose message it is where one page has several. */
  receive(message: ServerMessage, viewer?: Viewer): void;
  onState(state: LinkState): void;
  /** The version that was seen last, to go on from after a break. */
  readonly version: number | undefined;
}

/** How a session reaches its table: over a socket, or in this page. */
export interface TableLink {
  /** False when it cannot be sent now; what matters is sent again after the next welcome. */
  send(message: ClientMessage, seat: Seat | undefined): boolean;
  /** Something was missed: asks for the whole picture. */
  resync(): void;
  /** Does not wait for the next try by itself. */
  tryNow(): void;
  close(): void;
}
