import type { Game } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { openPlaces } from '../rules/round.ts';
import type { Move } from '../move.ts';
import type { Genesis } from '../state.ts';

/**
 * The game among players who never walk out, approve all they can and agree to everything:
 * random play then reaches the late game, which otherwise hardly anybody sees.
 */
export const patient = (game: Game<Genesis>, content: Content): Game<Genesis> => ({
  ...game,
  legalMoves(state, seat) {
    const moves = game.legalMoves(state, seat);
    const isPatient = (move: Move): boolean => {
      if (move.type === 'walkOut') return false;
      if (move.type === 'approve') return move.mask === openPlaces(content, state);
      if (move.type === 'vote') return move.yes;
      if (move.type === 'leave') return moves.length === 1 || state.draft.length >= 3;
      if (move.type === 'pass') return moves.length < 3;
      if (move.type === 'rest') return false;
      return true;
    };
    const kept = moves.filter(isPatient);
    return kept.length > 0 ? kept : moves;
  },
});
