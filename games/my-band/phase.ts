import type { PhaseRule, Turn as TurnOf } from '@bandstand/engine';
import type { Content } from './content.ts';
import type { Event, MyBand, State } from './state.ts';

/** What a step of this game's rules works with. */
export type Turn = TurnOf<Content, State, Event>;
/** One kind of decision of this game. */
export type Rule = PhaseRule<MyBand, Content>;
