import type { PhaseRule, Seat, Tell, Turn as TurnOf } from '@bandstand/engine';
import type { Kit } from './kit.ts';
import type { Event, SheetEvent, State } from './state.ts';
import type { DraftAndWrite } from './types.ts';

/** What a step of the rules works with. */
export type Turn = TurnOf<Kit, State, Event>;
/** One kind of decision. */
export type Rule = PhaseRule<DraftAndWrite, Kit>;

/** A sheet while something is marked on it; nothing else changes. */
export interface SheetTurn {
  readonly content: Kit;
  readonly sheet: number[];
  readonly seat: Seat;
  readonly tell: Tell<SheetEvent>;
}

/** A seat's part of a phase: its sheet, and the table that it looks at. */
export interface SeatTurn extends SheetTurn {
  readonly state: State;
}
