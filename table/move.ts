import { bad, checkMove, good, hasSeat, must, seatsIn, type Result } from '@bandstand/engine';
import type { EntryOf } from './entry.ts';
import type { Asking, EntryRule } from './rule.ts';
import type { TableState } from './state.ts';
import { words } from './text/index.ts';

export const move: EntryRule<EntryOf<'move'>> = {
  check({ match }, entry) {
    const legal = checkMove(match.game, match.state, entry.seat, entry.move);
    return legal.ok ? good(true) : legal;
  },
  apply(state, entry, at) {
    const { match, clock } = state;
    clock.mark(match.steps.length);
    const { events } = must(match.play(entry.seat, entry.move));
    if (entry.nonce !== undefined) state.nonces.add(`${entry.seat} ${entry.nonce}`);
    state.takenBack.delete(entry.seat);
    state.proposed = undefined;
    state.dropped = undefined;
    clock.at(at, state.toAct, entry.seat);
    return events;
  },
};

/** A person's move. One that was accepted before is accepted again, without effect. */
export function wantMove(
  state: TableState,
  { seat }: Asking,
  wanted: { readonly move: number; readonly nonce: string },
): Result<EntryOf<'move'> | undefined> {
  if (state.nonces.has(`${seat} ${wanted.nonce}`)) return good(undefined);
  if (hasSeat(state.absent, seat)) return bad('stand-in', words().move.botIsPlayingForYouTake);
  return good({ type: 'move', seat, move: wanted.move, nonce: wanted.nonce });
}

const tooLate = () => bad('too-late', words().move.seatHasMovedOrIsPlayed);

/** A bot's answer to the position that it was asked about: nothing was taken back since. */
export function wantBotMove(
  state: TableState,
  { seat, people }: Asking,
  answer: { readonly move: number; readonly rewinds: number },
): Result<EntryOf<'move'>> {
  const isAsked = seatsIn(botSeats(state, people)).includes(seat) && state.rewinds === answer.rewinds;
  return isAsked ? good({ type: 'move', seat, move: answer.move }) : tooLate();
}

/** For a person who has no choice, or is asked only so that nobody can tell that they have none. */
export function wantReflex(state: TableState, { seat }: Asking): Result<EntryOf<'move'>> {
  const { match } = state;
  const answer = match.forced(seat) ?? match.game.reflex?.(match.view(seat), match.legalMoves(seat));
  return answer === undefined ? tooLate() : good({ type: 'move', seat, move: answer.id });
}

/** Seats to act for which a bot decides: its own and those of people who are away. */
export const botSeats = (state: TableState, people: number): number =>
  state.isStarted ? state.toAct & (~people | state.absent) : 0;
