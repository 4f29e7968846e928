import type { Seat } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
import type { Turn } from '../phase.ts';
import type { State } from '../state.ts';

/** What happens between the barriers: how hands come about and when weekends and the end come. */
export interface Flow {
  /** The choices of the set-up are made: deal the first cards. */
  begin(turn: Turn): void;
  /** Hand places the seat may pick, as bits. */
  pickable(kit: Kit, state: State, seat: Seat): number;
  /** Whether the seat may draw a third card instead. */
  canDraw(state: State, seat: Seat): boolean;
  /** About how many more cards each seat will record: what bots plan with. */
  turnsLeft(kit: Kit, state: State): number;
  /** All cards are recorded and shown. */
  recorded(turn: Turn): void;
  /** All goals are claimed and shown. */
  weekendOver(turn: Turn): void;
}
