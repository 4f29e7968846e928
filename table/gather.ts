import { bad, good, partCommitment, type Result, type Seat } from '@bandstand/engine';
import type { Entry, EntryOf } from './entry.ts';
import { PART_MS } from './partTime.ts';
import type { EntryRule } from './rule.ts';
import type { TableState } from './state.ts';
import { isWaitedFor, type TableSeat } from './store.ts';
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

/** Somebody would rather not play, which ends the table; in old logs people also say that they will. */
export const agree: EntryRule<EntryOf<'agree'>> = {
  check: (state) => (state.isStarted ? begun() : good(true)),
  apply(state, { seat, yes }) {
    if (!yes) state.stopped = { how: 'declined', by: seat };
    return undefined;
  },
};

/** What a table whose seats are all taken does next on its way to the deal; nothing while it waits for somebody. */
export function wantDeal(
  state: TableState,
  { seats, now }: { readonly seats: readonly TableSeat[]; readonly now: number },
): Entry | undefined {
  if (state.isStarted || state.isOver || seats.some(isWaitedFor)) return undefined;
  const { sealed } = state;
  if (sealed !== undefined) {
    const isWhole = sealed.commitments.every((commitment, seat) => commitment === null || state.shown.has(seat));
    return isWhole || now >= sealed.at + PART_MS ? { type: 'start' } : undefined;
  }
  const commitments = seats.map(({ commitment }) => commitment ?? null);
  return commitments.every((commitment) => commitment === null) ? { type: 'start' } : { type: 'seal', commitments };
}

/** A part that was shown before is taken again, without effect. */
export const wantReveal = (state: TableState, seat: Seat, part: string): Result<EntryOf<'reveal'> | undefined> =>
  state.shown.get(seat) === part ? good(undefined) : good({ type: 'reveal', seat, part });
