import type { PhaseRule, Turn as TurnOf } from '@bandstand/engine';
import type { Content } from './content/content.ts';
import type { Event } from './event.ts';
import type { Genesis, State } from './state.ts';

/** What a step of this game's rules works with. */
export type Turn = TurnOf<Content, State, Event>;
/** One kind of decision of this game. */
export type Rule = PhaseRule<Genesis, Content>;
