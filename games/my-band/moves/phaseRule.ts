import type { Random } from '@bandstand/engine';
import type { Content } from '../content.ts';
import type { Tell } from '../rules/cards.ts';
import type { Move, State } from '../state.ts';

/** One kind of decision: what the acting seat may choose, and what follows. */
export interface PhaseRule {
  legal(content: Content, state: State, moves: Move[]): void;
  play(content: Content, state: State, move: Move, random: Random, tell: Tell): void;
}
