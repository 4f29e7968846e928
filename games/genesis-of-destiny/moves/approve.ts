import { allIn } from '../rules/course.ts';
import { choose, openBallots, WALK_OUT } from '../rules/consensus.ts';
import { openPlaces } from '../rules/round.ts';
import { TABLE_GIGS } from '../vocabulary.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** A secret ballot: any set of the reachable gigs, also none, or walk out. */
export const approve: Rule = {
  legal(content, state) {
    const moves: Move[] = [];
    const open = openPlaces(content, state);
    for (const [mask, move] of BOOK.approve.entries()) if ((mask & ~open) === 0) moves.push(move);
    moves.push(BOOK.walkOut);
    return moves;
  },
  play(turn, seat, move) {
    turn.state.picks[seat] = move.type === 'approve' ? move.mask : WALK_OUT;
    if (allIn(turn.state)) openBallots(turn);
  },
};

/** The leader picks among the gigs that all approved. */
export const pick: Rule = {
  legal(_content, state) {
    const moves: Move[] = [];
    for (let place = 0; place < TABLE_GIGS; place++)
      if ((state.common & (1 << place)) !== 0) moves.push(BOOK.pick[place]);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type === 'pick') choose(turn, move.slot, seat);
  },
};
