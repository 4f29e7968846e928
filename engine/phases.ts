import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import type { Problem } from './problem.ts';
import { hasSeat, type Seat, type SeatSet } from './seats.ts';
import type { Turn } from './turn.ts';

/** One kind of decision: who owes it, what they may choose, what follows, and why something else is not possible. */
export interface PhaseRule<T extends GameTypes, Content> {
  /** Without it the seats that `Phases.toAct` names. */
  toAct?(state: T['State']): SeatSet;
  /** For a seat that owes the decision. The list may be shared: nobody changes it. */
  legal(content: Content, state: T['State'], seat: Seat): readonly T['Move'][];
  play(turn: Turn<Content, T['State'], T['Event']>, seat: Seat, move: T['Move']): void;
  /** From what the viewing seat can see; without it, or where it has no answer, `Phases.whyNot` is asked. */
  whyNot?(content: Content, view: T['View'], move: T['Move']): Problem | undefined;
}

/** The rules of a game, phase by phase. */
export interface Phases<T extends GameTypes, Content, Phase extends string> {
  readonly rules: Readonly<Record<Phase, PhaseRule<T, Content>>>;
  phaseOf(table: T['State'] | T['View']): Phase;
  /** Who owes a decision, wherever a phase does not say it itself. */
  toAct(state: T['State']): SeatSet;
  /** Why a move is not legal, wherever a phase does not say it itself. */
  whyNot?(content: Content, view: T['View'], move: T['Move']): Problem;
}

const NO_MOVES: readonly never[] = [];

/** The phase after the last: nobody is asked anything. */
export const OVER = { legal: () => NO_MOVES, play() {} } as const;

const NOT_NOW: Problem = { code: 'not-now', message: 'That is not possible now.' };

const hasOwnToAct = (rules: Readonly<Record<string, { toAct?: unknown }>>): boolean =>
  Object.values(rules).some((rule) => rule.toAct !== undefined);

/** Makes the four questions that the platform asks a game out of its phases. */
export function combinePhases<T extends GameTypes, Content, Phase extends string>(
  content: Content,
  phases: Phases<T, Content, Phase>,
): Pick<Game<T>, 'toAct' | 'legalMoves' | 'play' | 'whyNot'> {
  const { rules, phaseOf } = phases;
  const toAct = hasOwnToAct(rules)
    ? (state: T['State']): SeatSet => (rules[phaseOf(state)].toAct ?? phases.toAct)(state)
    : phases.toAct;
  return {
    toAct,
    legalMoves: (state, seat) =>
      hasSeat(toAct(state), seat) ? rules[phaseOf(state)].legal(content, state, seat) : NO_MOVES,
    play(state, seat, move, random, tell) {
      rules[phaseOf(state)].play({ content, state, random, tell }, seat, move);
    },
    whyNot: (view, move) =>
      rules[phases.phaseOf(view)].whyNot?.(content, view, move) ?? phases.whyNot?.(content, view, move) ?? NOT_NOW,
  };
}
