import {
  bad,
  good,
  hasSeat,
  only,
  seatsIn,
  withoutSeat,
  type Outcome,
  type Result,
  type Seat,
} from '@bandstand/engine';
import type { EntryOf } from './entry.ts';
import { agreeByLeaving } from './propose.ts';
import type { Asking, EntryRule } from './rule.ts';
import type { TableState } from './state.ts';
import { words } from './text/index.ts';

export const absent: EntryRule<EntryOf<'absent'>> = {
  // Who is away can be sent away all the same, and everybody can read that it was so.
  check: ({ absent: away }, { seat, why }) =>
    hasSeat(away, seat) && why !== 'sent-away'
      ? bad('already-absent', words().absence.botPlaysForThisSeat)
      : good(true),
  apply(state, { seat, why }) {
    if (why === 'resigned' && state.match.seatCount === 2)
      state.stopped = { how: 'resigned', by: seat, outcome: resignedOutcome(seat) };
    state.absences.push({ seat, why, steps: state.match.steps.length });
    state.absent |= only(seat);
    agreeByLeaving(state, seat);
    return undefined;
  },
};

export const back: EntryRule<EntryOf<'back'>> = {
  check: ({ absent: away }, { seat }) =>
    hasSeat(away, seat) ? good(true) : bad('not-absent', words().absence.youArePlayingThisSeat),
  apply(state, { seat }) {
    state.absent = withoutSeat(state.absent, seat);
    state.absences.push({ seat, steps: state.match.steps.length });
    return undefined;
  },
};

export const moved: EntryRule<EntryOf<'moved'>> = {
  check: () => good(true),
  apply(state, { seat }) {
    state.stopped = { how: 'moved', by: seat };
    return undefined;
  },
};

/** Whoever plays against bots alone may take the match home. */
export const wantHome = ({ people, seat }: Asking): Result<EntryOf<'moved'>> =>
  people === only(seat) ? good({ type: 'moved', seat }) : bad('not-alone', words().absence.onlyAMatchAgainst);

/** The first seat whose time is up is handed to the stand-in. */
export function wantTimeOut(state: TableState, { people, now }: Omit<Asking, 'seat'>): EntryOf<'absent'> | undefined {
  const late = seatsIn(state.toAct & people & ~state.absent).find((seat) => {
    const at = state.clock.deadline(seat);
    return at !== undefined && at <= now;
  });
  return late === undefined ? undefined : { type: 'absent', seat: late, why: 'clock' };
}

/** Of two, the one who did not resign has won. */
const resignedOutcome = (loser: Seat): Outcome => ({
  shares: [0, 1].map((seat) => (seat === loser ? 0 : 1)),
  ranks: [0, 1].map((seat) => (seat === loser ? 2 : 1)),
  scores: [0, 0],
  how: 'resigned',
});
