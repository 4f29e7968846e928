import type { Outcome, Seat } from '@bandstand/engine';
import type { HowEnded, State } from '../state.ts';
import { ROLES } from '../vocabulary.ts';
import { soloRanking } from './breakUp.ts';

/** All three together, one alone, or nobody. The game master neither wins nor loses. */
export function outcome(state: State): Outcome<HowEnded> | undefined {
  if (state.phase !== 'over') return undefined;
  const ranking = soloRanking(state);
  const seats = Array.from({ length: state.seatCount }, (_, seat) => seat);
  const rankOf = (seat: Seat): number => {
    if (seat >= ROLES) return state.seatCount;
    if (state.ending === 'legend') return 1;
    return state.ending === 'solo' ? 1 + ranking.indexOf(seat) : ROLES;
  };
  const ranks = seats.map(rankOf);
  return {
    ranks,
    shares: ranks.map((rank) => (rank === 1 ? 1 : 0)),
    scores: seats.map((seat) => state.crowd[seat] ?? 0),
    ...(state.seatCount > ROLES ? { apart: [ROLES] } : {}),
    how: state.ending === 'unsigned' ? 'unsigned' : state.ending === 'legend' ? 'legend' : `solo-${state.cause}`,
  };
}
