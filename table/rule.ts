import type { EventShape, Result, Seat, SeatSet } from '@bandstand/engine';
import type { Entry } from './entry.ts';
import type { TableState } from './state.ts';

/** One kind of entry: when it may be added, and what it changes. */
export interface EntryRule<Kind extends Entry> {
  /** Why it cannot be added now. */
  check(state: TableState, entry: Kind): Result<true>;
  /** Adds what was checked; gives the events of the steps that were played, if any were. */
  apply(state: TableState, entry: Kind, at: number): readonly EventShape[] | undefined;
}

/** Who asks for something, and what the log does not know: who sits here, and what time it is. */
export interface Asking {
  readonly seat: Seat;
  /** Seats held by people and programs. */
  readonly people: SeatSet;
  readonly now: number;
}
