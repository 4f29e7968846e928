import { bad, good, hasSeat, must, only, withoutSeat, type Result, type Seat } from '@bandstand/engine';
import type { Dropped, Pace } from '@bandstand/protocol';
import type { EntryOf, Wish } from './entry.ts';
import type { Asking, EntryRule } from './rule.ts';
import type { Proposed, TableState } from './state.ts';
import { words } from './text/index.ts';

/** People who play live answer within this time. */
const LIVE_MS = 120_000;
/** Without clocks somebody may be away until tomorrow. */
const UNHURRIED_MS = 86_400_000;

const timeToAnswer = (pace: Pace): number =>
  pace.type === 'free' ? UNHURRIED_MS : Math.max(LIVE_MS, pace.seconds * 1000);

export const propose: EntryRule<EntryOf<'propose'>> = {
  check({ proposed, match }, { wish }) {
    if (proposed !== undefined) return bad('proposal-open', words().propose.proposalIsWaitingForAnAnswer);
    if (wish.type === 'rewind' && wish.to < match.earliestRewind)
      return bad('already-revealed', words().propose.somethingWasRevealedAfter);
    return good(true);
  },
  apply(state, { seat, wish, needs, until }) {
    state.dropped = undefined;
    state.proposed = { by: seat, wish, waitingFor: withoutSeat(needs, seat), until };
    settle(state);
    return undefined;
  },
};

export const answer: EntryRule<EntryOf<'answer'>> = {
  check: ({ proposed }, { seat }) =>
    proposed !== undefined && hasSeat(proposed.waitingFor, seat)
      ? good(true)
      : bad('no-proposal', words().propose.thereIsNoProposal),
  apply(state, { seat, yes }) {
    const { proposed } = state;
    if (proposed === undefined) return undefined;
    if (yes) agree(state, proposed, seat);
    else drop(state, proposed, 'declined');
    return undefined;
  },
};

export const lapse: EntryRule<EntryOf<'lapse'>> = {
  check: ({ proposed }) =>
    proposed === undefined ? bad('no-proposal', words().propose.nothingIsProposed) : good(true),
  apply(state) {
    if (state.proposed !== undefined) drop(state, state.proposed, 'lapsed');
    return undefined;
  },
};

/** Proposals of old logs counted whoever left as agreeing. */
export function agreeByLeaving(state: TableState, seat: Seat): void {
  const { proposed } = state;
  if (proposed !== undefined && proposed.until === undefined) agree(state, proposed, seat);
}

function agree(state: TableState, proposed: Proposed, seat: Seat): void {
  state.proposed = { ...proposed, waitingFor: withoutSeat(proposed.waitingFor, seat) };
  settle(state);
}

function drop(state: TableState, { by, wish }: Proposed, how: Dropped['how']): void {
  state.proposed = undefined;
  state.dropped = { by, wish: wish.type, how };
}

/** Does what was proposed once nobody is left to ask. */
function settle(state: TableState): void {
  if (state.proposed === undefined || state.proposed.waitingFor !== 0) return;
  const { wish } = state.proposed;
  state.proposed = undefined;
  if (wish.type === 'end') {
    state.stopped = { how: 'agreed' };
    return;
  }
  must(state.match.rewind(wish.to));
  state.takenBack.clear();
  state.rewinds++;
  state.clock.rewind(wish.to);
}

/** Every person of the table has to agree, also one who is away: a bot cannot consent for anybody. */
export function wantProposal(
  { match }: TableState,
  { seat, people, now }: Asking,
  wish: 'rewind' | 'end',
  pace: Pace,
): Result<EntryOf<'propose'>> {
  const shared = { type: 'propose', seat, needs: people | only(seat), until: now + timeToAnswer(pace) } as const;
  if (wish === 'end') return good({ ...shared, wish: { type: 'end' } });
  const to = match.lastChoice(seat);
  if (to < 0) return bad('nothing-to-undo', words().propose.youHaveNotMoved);
  const rewind: Wish = { type: 'rewind', to };
  const bots = match.steps.slice(to).some(([mover]) => !hasSeat(people, mover));
  if (bots && match.haveAnswered(to, seat)) return bad('bots-have-answered', words().propose.botHasShownByItsAnswer);
  return good({ ...shared, wish: rewind });
}

/** Whether the open proposal has waited long enough. */
export const hasLapsed = ({ proposed }: TableState, now: number): boolean =>
  proposed?.until !== undefined && proposed.until <= now;
