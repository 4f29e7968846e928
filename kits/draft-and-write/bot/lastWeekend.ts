import type { Seat } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
import { GOAL_BOXES, GOAL_COUNT, PERSONAL } from '../layout.ts';
import type { Move } from '../moves.ts';
import { canClaim } from '../seat.ts';
import type { State } from '../state.ts';

/** In the last weekend nothing waits for later: no goal is let go by while there is a box for it that no other goal needs. */
export function pressing(kit: Kit, state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (state.phase !== 'weekend' || state.ending === '' || !moves.some(isClaim)) return moves;
  const hasRoom = reached(kit, state, seat) <= GOAL_BOXES - state.sheets[seat][GOAL_COUNT];
  return moves.filter(({ type }) => type !== 'enough' && (type !== 'skip' || !hasRoom));
}

const isClaim = ({ type }: Move): boolean => type === 'claim' || type === 'claimSlot';

function reached(kit: Kit, state: State, seat: Seat): number {
  let count = 0;
  for (let place = 0; place <= PERSONAL; place++) if (canClaim(kit, state, state.sheets[seat], seat, place)) count++;
  return count;
}
