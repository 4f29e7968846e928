import { breakUp } from '../rules/breakUp.ts';
import { allIn } from '../rules/course.ts';
import { startDowntime } from '../rules/downtime.ts';
import { hasRoom } from '../rules/life.ts';
import { freeLevel as fill, openSplits, settle } from '../rules/result.ts';
import { CRAFT, INTENSITY, MAX_AMOUNT, ROLES } from '../vocabulary.ts';
import type { PhaseRule } from './phaseRule.ts';
import { BOOK } from '../moveBook.ts';

/** At a local party table: did you keep to your sounds? */
export const vow: PhaseRule = {
  legal(_content, _state, _seat, moves) {
    moves.push(...BOOK.vow);
  },
  play(at, seat, move) {
    const { state } = at;
    if (move.type !== 'vow') return;
    state.picks[seat] = move.yes ? 1 : 0;
    if (!allIn(state)) return;
    const kept = state.picks.slice(0, ROLES).map((answer) => answer === 1);
    at.tell?.({ type: 'vowsOpened', kept });
    settle(
      at,
      kept.every((yes) => yes),
    );
  },
};

/** What Beats learns from a bomb. */
export const freeLevel: PhaseRule = {
  legal(_content, state, seat, moves) {
    for (const track of [INTENSITY, CRAFT]) if (hasRoom(state, seat, track)) moves.push(BOOK.level[track]);
  },
  play(at, _seat, move) {
    if (move.type === 'level') fill(at, move.track);
  },
};

/** How many of the own points go to the first box; the rest goes to the second. */
export const split: PhaseRule = {
  legal(_content, state, seat, moves) {
    const most = Math.min(MAX_AMOUNT, state.ownPoints[seat]);
    for (let amount = 0; amount <= most; amount++) moves.push(BOOK.amount[amount]);
  },
  play(at, seat, move) {
    if (move.type !== 'amount') return;
    at.state.picks[seat] = move.amount;
    if (allIn(at.state)) openSplits(at);
  },
};

/** After every gig: stay, or break up the band. */
export const bandMeeting: PhaseRule = {
  legal(_content, _state, _seat, moves) {
    moves.push(BOOK.stay, BOOK.walkOut);
  },
  play(at, seat, move) {
    const { state } = at;
    state.picks[seat] = move.type === 'walkOut' ? 1 : 0;
    if (!allIn(state)) return;
    const seats = [0, 1, 2].filter((role) => state.picks[role] === 1);
    if (seats.length > 0) {
      at.tell?.({ type: 'walkedOut', seats, secret: true });
      breakUp(at, 'walkOut');
      return;
    }
    at.tell?.({ type: 'meetingHeld' });
    startDowntime(at);
  },
};
