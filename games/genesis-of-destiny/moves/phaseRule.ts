import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { Course } from '../rules/course.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** One kind of decision: what a seat that is asked may choose, and what follows. */
export interface PhaseRule {
  legal(content: Content, state: State, seat: Seat, moves: Move[]): void;
  play(at: Course, seat: Seat, move: Move): void;
}
