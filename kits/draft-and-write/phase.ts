import type { PhaseRule, Turn as TurnOf } from '@bandstand/engine';
import type { Kit } from './kit.ts';
import type { Event, SheetEvent, State } from './state.ts';
import type { DraftAndWrite } from './types.ts';

/** What a step of the rules works with. */
export type Turn = TurnOf<Kit, State, Event>;
/** One kind of decision. */
export type Rule = PhaseRule<DraftAndWrite, Kit>;

/** What marking a sheet works with. */
export type SheetTurn = Pick<TurnOf<Kit, State, SheetEvent>, 'content' | 'tell'>;
/** What a seat's part of a phase works with: nothing but its own sheet changes. */
export type SeatTurn = Pick<TurnOf<Kit, State, SheetEvent>, 'content' | 'state' | 'tell'>;
