import type { Seat } from '@bandstand/engine';
import { aheadOf } from './ahead.ts';
import { isSatisfied } from './goals/metrics.ts';
import type { Kit } from './kit.ts';
import type { Move } from './moves.ts';
import type { State, View } from './state.ts';

/** A question that the board may answer for its player. */
interface Question {
  readonly kit: Kit;
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** To think in, when it must be thought about. */
  readonly state: () => State;
}

/**
 * The answer to a question that leaves nothing to choose. Multipliers that may be used at any time are asked for again after every
 * card and on every weekend; whoever goes on loses nothing, unless one of them would meet a goal now or the match is over.
 */
export function answerTo({ kit, view, seat, moves, state }: Question): Move | undefined {
  if (kit.rules.multipliers !== 'anytime' || view.phase === 'final') return undefined;
  const goOn = moves.find((move) => move.type === 'done' || move.type === 'enough');
  if (goOn === undefined || moves.some((move) => move !== goOn && move.type !== 'boost')) return undefined;
  return view.phase === 'weekend' && meetsGoal(kit, state(), seat, moves) ? undefined : goOn;
}

/** Whether a multiplier would meet a goal that is open to the seat. */
function meetsGoal(kit: Kit, state: State, seat: Seat, moves: readonly Move[]): boolean {
  const open = [...state.slots, state.personal[seat]].filter(
    (goal) => goal >= 0 && !isSatisfied(kit, state.sheets[seat], goal),
  );
  return moves.some(
    (move) =>
      move.type === 'boost' && open.some((goal) => isSatisfied(kit, aheadOf(kit, state, seat, move).sheet, goal)),
  );
}
