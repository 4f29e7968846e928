import { bad, good, only, partCommitment, seatsIn, type Result, type Seat, type SeatSet } from '@bandstand/engine';
import type { Entry, EntryOf } from './entry.ts';
import { PART_MS } from './partTime.ts';
import type { EntryRule } from './rule.ts';
import type { TableState } from './state.ts';
import type { TableSeat } from './store.ts';
import { words } from './text/index.ts';

const begun = () => bad('already-started', words().gather.matchHasBegunAlready);

/** All seals lie on the table: from here on parts may be shown, and no other seal counts. */
export const seal: EntryRule<EntryOf<'seal'>> = {
  check: (state) => (state.isStarted || state.sealed !== undefined ? begun() : good(true)),
  apply(state, { commitments }, at) {
    state.sealed = { commitments, at };
    return undefined;
  },
};

export const reveal: EntryRule<EntryOf<'reveal'>> = {
  check(state, { seat, part }) {
    if (state.isStarted) return bad('too-late', words().gather.cardsWereDealtAlready);
    if (state.sealed === undefined) return bad('too-early', words().gather.showYourPartWhenAllSeats);
    return partCommitment(part) === state.sealed.commitments[seat]
      ? good(true)
      : bad('other-part', words().gather.thisIsNotThePart);
  },
  apply(state, { seat, part }) {
    state.shown.set(seat, part);
    return undefined;
  },
};

/** Somebody says whether a deal that is known may be played again; whoever would rather not ends the table. */
export const agree: EntryRule<EntryOf<'agree'>> = {
  check: (state) =>
    state.isStarted || state.agreed === undefined
      ? bad('no-proposal', words().gather.thereIsNothingToAnswer)
      : good(true),
  apply(state, { seat, yes }) {
    if (yes) state.agreed = (state.agreed ?? 0) | only(seat);
    else state.stopped = { how: 'declined', by: seat };
    return undefined;
  },
};

/** People who have not agreed yet to play a deal again that they know; those without a key cannot be asked. */
export const toAgree = (state: TableState, seats: readonly TableSeat[]): SeatSet =>
  state.agreed === undefined
    ? 0
    : seats.reduce(
        (set, { kind, seat, tokenHash }) => (kind === 'person' && tokenHash !== null ? set | only(seat) : set),
        0,
      ) & ~state.agreed;

/** What a table whose seats are all taken does next on its way to the deal; nothing while it waits for somebody. */
export function wantDeal(
  state: TableState,
  { seats, now }: { readonly seats: readonly TableSeat[]; readonly now: number },
): Entry | undefined {
  if (state.isStarted || state.isOver || seats.some(({ kind }) => kind === 'open') || toAgree(state, seats) !== 0)
    return undefined;
  const { awaits, sealed } = state;
  if (sealed !== undefined) {
    const isWhole = sealed.commitments.every((commitment, seat) => commitment === null || state.shown.has(seat));
    return isWhole || now >= sealed.at + PART_MS ? { type: 'start' } : undefined;
  }
  const commitments = seats.map(({ commitment }) => commitment ?? null);
  const isAwaited = awaits !== undefined && seatsIn(awaits.seats).some((seat) => commitments[seat] === null);
  if (isAwaited && now < awaits.until) return undefined;
  return commitments.every((commitment) => commitment === null) ? { type: 'start' } : { type: 'seal', commitments };
}

/** A part that was shown before is taken again, without effect. */
export const wantReveal = (state: TableState, seat: Seat, part: string): Result<EntryOf<'reveal'> | undefined> =>
  state.shown.get(seat) === part ? good(undefined) : good({ type: 'reveal', seat, part });
