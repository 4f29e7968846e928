import type { KnownDeal, Parts, SeatSet, Step } from '@bandstand/engine';
import type { Pace } from '@bandstand/protocol';
import type { Awaited } from './state.ts';

/** What was chosen when the table was made, kept as JSON with the match. */
export interface TableSettings {
  readonly pace: Pace;
  /** The bot that plays for people who leave or run out of time. */
  readonly standIn: string;
  /** Steps of another match that this one goes on from. */
  readonly opening: readonly Step[];
  /** Why somebody may have known the deal before the first move; absent where nobody could. */
  readonly deal?: KnownDeal;
  /** The parts of a deal that is played again. */
  readonly parts?: Parts;
  /** Whose devices are expected to add to a fresh deal although they did not sit down here. */
  readonly awaits?: Awaited;
  /** A known deal that all people have to agree to; these did so from the start. */
  readonly agreed?: SeatSet;
}
