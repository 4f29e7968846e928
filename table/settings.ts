import type { KnownDeal, Parts, StandIn, Step } from '@bandstand/engine';
import type { Pace } from '@bandstand/protocol';

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
  /** Those of a match that was played elsewhere, as its record says. */
  readonly standIns?: readonly StandIn[];
  /** Several people may sit down from one address, although strangers are let in. */
  readonly isFamily?: true;
  /** The match begins when everybody is here, and who is away for so long loses the seat. */
  readonly showUpSeconds?: number;
  /** The first table of those who play here one match after the other; absent at that one. */
  readonly series?: string;
  /** The one try of a device at the game of a day. */
  readonly daily?: { readonly day: string; readonly device: string };
}
