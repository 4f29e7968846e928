import type { Emit, Random, Seat } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
import type { Event, State } from '../state.ts';

/** What happens between the barriers: how hands come about and when weekends and the end come. */
export interface Flow {
  /** Whether a hand of two may become one of three. */
  readonly drawsThird: boolean;
  /** Whether seats choose a personal goal at the start. */
  readonly personalGoals: boolean;
  /** Goals a seat may claim on one weekend. */
  readonly claimLimit: number;
  /** Whether the weekend goes through the goals from left to right. */
  inOrder(kit: Kit): boolean;
  /** The choices of the set-up are made: deal the first cards. */
  begin(kit: Kit, state: State, random: Random, emit: Emit<Event> | undefined): void;
  /** Hand places the seat may pick, as bits. */
  pickable(kit: Kit, state: State, seat: Seat): number;
  /** Whether the seat may draw a third card instead. */
  canDraw(state: State, seat: Seat): boolean;
  /** About how many more cards each seat will record: what bots plan with. */
  turnsLeft(kit: Kit, state: State): number;
  /** All cards are recorded and shown. */
  recorded(kit: Kit, state: State, random: Random, emit: Emit<Event> | undefined): void;
  /** All goals are claimed and shown. */
  weekendOver(kit: Kit, state: State, random: Random, emit: Emit<Event> | undefined): void;
}

export const flowOf = (kit: Kit, state: { readonly seats: number }): Flow =>
  state.seats === 1 ? kit.rules.solo : kit.rules.together;
