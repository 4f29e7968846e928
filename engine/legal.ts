import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import type { MoveId } from './moves.ts';
import { bad, good, type Problem, type Result } from './problem.ts';
import { hasSeat, type Seat } from './seats.ts';
import { words } from './text/index.ts';

/** The move with this number if the seat may play it now; otherwise the reason, in words for the player. */
export function checkMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  moveId: MoveId,
): Result<T['Move']> {
  const move = game.moves[moveId];
  if (move === undefined) {
    return bad('unknown-move', words().legal.thereIsNoMove(moveId, game.moves.length - 1));
  }
  if (game.legalMoves(state, seat).includes(move)) return good(move);
  return { ok: false, problem: refusal(game, state, seat, move) };
}

/** Built from the seat's view only, so that a refusal never tells what the seat may not know. */
function refusal<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, move: T['Move']): Problem {
  const toAct = game.toAct(state);
  if (toAct === 0) return { code: 'match-over', message: words().legal.matchIsOverNoMoreMoves };
  if (!hasSeat(toAct, seat)) return { code: 'not-your-turn', message: words().legal.itIsNotYourTurn };
  return game.whyNot(game.view(state, seat), move);
}
