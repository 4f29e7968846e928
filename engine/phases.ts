import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import type { Problem } from './problem.ts';
import { noRandom } from './random.ts';
import { hasSeat, NOBODY, type Seat, type SeatSet } from './seats.ts';
import type { Position, Turn } from './turn.ts';

/** One kind of decision: who owes it, what they may choose, what follows, and why something else is not possible. */
export interface PhaseRule<T extends GameTypes, Content> {
  /** Without it the seats that `Phases.toAct` names. */
  toAct?(state: T['State']): SeatSet;
  /** For a seat that owes the decision. The list may be shared: nobody changes it. */
  legal(at: Position<Content, T['State']>, seat: Seat): readonly T['Move'][];
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

/** The phase after the last: nobody owes anything. */
export const OVER = { toAct: (): SeatSet => NOBODY, legal: () => NO_MOVES, play() {} } as const;

const NOWHERE = {};
const NOT_NOW: Problem = { code: 'not-now', message: 'That is not possible now.' };

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Makes the four questions that the platform asks a game out of its phases. */
export function combinePhases<T extends GameTypes, Content, Phase extends string>(
  content: Content,
  phases: Phases<T, Content, Phase>,
): Pick<Game<T>, 'toAct' | 'legalMoves' | 'play' | 'whyNot'> {
  const { rules } = phases;
  // One object serves all calls: search makes millions of them, and rules keep none beyond their own.
  const at: Writable<Position<Content, T['State']>> = { content, state: NOWHERE };
  const turn: Writable<Turn<Content, T['State'], T['Event']>> = { ...at, random: noRandom, tell: undefined };

  function toAct(state: T['State']): SeatSet {
    const rule = rules[phases.phaseOf(state)];
    return rule.toAct === undefined ? phases.toAct(state) : rule.toAct(state);
  }
  return {
    toAct,
    legalMoves(state, seat) {
      if (!hasSeat(toAct(state), seat)) return NO_MOVES;
      at.state = state;
      return rules[phases.phaseOf(state)].legal(at, seat);
    },
    play(state, seat, move, random, tell) {
      turn.state = state;
      turn.random = random;
      turn.tell = tell;
      rules[phases.phaseOf(state)].play(turn, seat, move);
    },
    whyNot: (view, move) =>
      rules[phases.phaseOf(view)].whyNot?.(content, view, move) ?? phases.whyNot?.(content, view, move) ?? NOT_NOW,
  };
}
