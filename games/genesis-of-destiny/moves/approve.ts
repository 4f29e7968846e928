import { allIn } from '../rules/course.ts';
import { choose, openBallots, WALK_OUT } from '../rules/consensus.ts';
import { openPlaces } from '../rules/round.ts';
import { TABLE_GIGS } from '../vocabulary.ts';
import type { PhaseRule } from './phaseRule.ts';
import { BOOK } from '../moveBook.ts';

/** A secret ballot: any set of the reachable gigs, also none, or walk out. */
export const approve: PhaseRule = {
  legal(content, state, _seat, moves) {
    const open = openPlaces(content, state);
    for (const [mask, move] of BOOK.approve.entries()) if ((mask & ~open) === 0) moves.push(move);
    moves.push(BOOK.walkOut);
  },
  play(at, seat, move) {
    at.state.picks[seat] = move.type === 'approve' ? move.mask : WALK_OUT;
    if (allIn(at.state)) openBallots(at);
  },
};

/** The leader picks among the gigs that all approved. */
export const pick: PhaseRule = {
  legal(_content, state, _seat, moves) {
    for (let place = 0; place < TABLE_GIGS; place++)
      if ((state.common & (1 << place)) !== 0) moves.push(BOOK.pick[place]);
  },
  play(at, seat, move) {
    if (move.type === 'pick') choose(at, move.slot, seat);
  },
};
