import { breakUp } from '../rules/breakUp.ts';
import { allIn } from '../rules/course.ts';
import { startDowntime } from '../rules/downtime.ts';
import { hasRoom } from '../rules/life.ts';
import { freeLevel as fill, openSplits, settle } from '../rules/result.ts';
import { CRAFT, INTENSITY, MAX_AMOUNT, ROLES } from '../vocabulary.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** At a local party table: did you keep to your sounds? */
export const vow: Rule = {
  legal: () => BOOK.vow,
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type !== 'vow') return;
    state.picks[seat] = move.yes ? 1 : 0;
    if (!allIn(state)) return;
    const kept = state.picks.slice(0, ROLES).map((answer) => answer === 1);
    turn.tell?.({ type: 'vowsOpened', kept });
    settle(
      turn,
      kept.every((yes) => yes),
    );
  },
};

/** What Beats learns from a bomb. */
export const freeLevel: Rule = {
  legal(_content, state, seat) {
    const moves: Move[] = [];
    for (const track of [INTENSITY, CRAFT]) if (hasRoom(state, seat, track)) moves.push(BOOK.level[track]);
    return moves;
  },
  play(turn, _seat, move) {
    if (move.type === 'level') fill(turn, move.track);
  },
};

/** How many of the own points go to the first box; the rest goes to the second. */
export const split: Rule = {
  legal(_content, state, seat) {
    return BOOK.amount.slice(0, Math.min(MAX_AMOUNT, state.ownPoints[seat]) + 1);
  },
  play(turn, seat, move) {
    if (move.type !== 'amount') return;
    turn.state.picks[seat] = move.amount;
    if (allIn(turn.state)) openSplits(turn);
  },
};

/** After every gig: stay, or break up the band. */
export const bandMeeting: Rule = {
  legal: () => [BOOK.stay, BOOK.walkOut],
  play(turn, seat, move) {
    const { state } = turn;
    state.picks[seat] = move.type === 'walkOut' ? 1 : 0;
    if (!allIn(state)) return;
    const seats = [0, 1, 2].filter((role) => state.picks[role] === 1);
    if (seats.length > 0) {
      turn.tell?.({ type: 'walkedOut', seats, secret: true });
      breakUp(turn, 'walkOut');
      return;
    }
    turn.tell?.({ type: 'meetingHeld' });
    startDowntime(turn);
  },
};
