import {
  bad,
  good,
  hasSeat,
  Match,
  must,
  seatsIn,
  withoutSeat,
  type Game,
  type GameTypes,
  type Outcome,
  type Played,
  type Result,
  type Seat,
  type SeatSet,
  type Step,
} from '@bandstand/engine';
import type { Ending, Pace, TableInfo } from '@bandstand/protocol';
import { Clock } from './clock.ts';
import type { Entry, Wish } from './entry.ts';

export interface TableSetup {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly pace: Pace;
  /** Steps of another match that this one goes on from. */
  readonly opening: readonly Step[];
}

export interface PendingWish {
  readonly by: Seat;
  readonly wish: Wish;
  readonly waitingFor: SeatSet;
}

export interface Standing {
  readonly status: TableInfo['status'];
  /** Seats that are being waited for; none before the start. */
  readonly toAct: SeatSet;
  readonly absent: SeatSet;
}

/** A table as its log tells it: the match and what people agreed around it. Pure; time comes in with the entries. */
export class TableLog {
  readonly match: Match;
  readonly clock: Clock;
  seq = 0;
  pending: PendingWish | undefined;
  private readonly nonces = new Set<string>();
  private away: SeatSet = 0;
  private stopped: Ending | undefined;

  constructor(setup: TableSetup) {
    this.match = must(Match.start(setup.game, { options: setup.options, seats: setup.seats, secret: setup.seed }));
    for (const [seat, move] of setup.opening) must(this.match.play(seat, move));
    this.clock = new Clock(setup.pace, setup.seats);
  }

  get toAct(): SeatSet {
    return this.stopped === undefined ? this.match.game.toAct(this.match.state) : 0;
  }

  get isStarted(): boolean {
    return this.seq > 0;
  }

  get isOver(): boolean {
    return this.toAct === 0;
  }

  /** Seats whose player a bot stands in for. */
  get absent(): SeatSet {
    return this.away;
  }

  get standing(): Standing {
    const { isOver, isStarted, toAct, absent } = this;
    return { status: isOver ? 'over' : isStarted ? 'playing' : 'open', toAct: isStarted ? toAct : 0, absent };
  }

  get ending(): Ending | undefined {
    if (this.stopped !== undefined) return this.stopped;
    const outcome = this.match.game.outcome(this.match.state);
    return outcome === undefined ? undefined : { how: 'played', outcome };
  }

  hasPlayed(seat: Seat, nonce: string): boolean {
    return this.nonces.has(`${seat} ${nonce}`);
  }

  /** Why the entry cannot be added now; the log stays as it is either way. */
  check(entry: Entry): Result<true> {
    if (entry.type === 'start')
      return this.isStarted ? bad('already-started', 'The match has begun already.') : good(true);
    if (!this.isStarted) return bad('not-started', 'The match begins when all seats are taken.');
    if (this.isOver) return bad('match-over', 'The match is over; no more moves can be made.');
    switch (entry.type) {
      case 'move': {
        const { game, state } = this.match;
        if (game.legalMoves(state, entry.seat).some((move) => move.id === entry.move)) return good(true);
        const refused = this.match.play(entry.seat, entry.move);
        return refused.ok ? bad('unknown-move', 'This move cannot be made.') : refused;
      }
      case 'undo': {
        const undoable = this.match.undoable(entry.seat);
        return undoable.ok ? good(true) : undoable;
      }
      case 'propose':
        if (this.pending !== undefined) return bad('proposal-open', 'A proposal is waiting for an answer already.');
        if (entry.wish.type === 'rewind' && entry.wish.to < this.match.earliestRewind) {
          return bad('already-revealed', 'Something was revealed after that moment, so play goes on from here.');
        }
        return good(true);
      case 'answer':
        return this.pending !== undefined && hasSeat(this.pending.waitingFor, entry.seat)
          ? good(true)
          : bad('no-proposal', 'There is no proposal that waits for your answer.');
      case 'absent':
        return hasSeat(this.away, entry.seat)
          ? bad('already-absent', 'A bot plays for this seat already.')
          : good(true);
      case 'back':
        return hasSeat(this.away, entry.seat) ? good(true) : bad('not-absent', 'You are playing this seat yourself.');
    }
  }

  /** Adds an entry that was checked; a move gives back what happened. */
  add(entry: Entry, at: number): Played<GameTypes> | undefined {
    this.seq++;
    switch (entry.type) {
      case 'start':
        break;
      case 'move': {
        const played = must(this.match.play(entry.seat, entry.move));
        if (entry.nonce !== undefined) this.nonces.add(`${entry.seat} ${entry.nonce}`);
        this.pending = undefined;
        this.clock.at(at, this.toAct, entry.seat);
        return played;
      }
      case 'undo':
        must(this.match.undo(entry.seat));
        this.pending = undefined;
        break;
      case 'propose':
        this.pending = { by: entry.seat, wish: entry.wish, waitingFor: withoutSeat(entry.needs, entry.seat) };
        this.settle();
        break;
      case 'answer':
        if (this.pending === undefined) break;
        this.pending = entry.yes
          ? { ...this.pending, waitingFor: withoutSeat(this.pending.waitingFor, entry.seat) }
          : undefined;
        this.settle();
        break;
      case 'absent':
        if (entry.why === 'resigned' && this.match.seatCount === 2)
          this.stopped = { how: 'resigned', by: entry.seat, outcome: resignedOutcome(entry.seat) };
        this.away |= 1 << entry.seat;
        if (this.pending !== undefined) {
          this.pending = { ...this.pending, waitingFor: withoutSeat(this.pending.waitingFor, entry.seat) };
          this.settle();
        }
        break;
      case 'back':
        this.away = withoutSeat(this.away, entry.seat);
        break;
    }
    this.clock.at(at, this.toAct);
    return undefined;
  }

  /** Does what was proposed once nobody is left to ask. */
  private settle(): void {
    if (this.pending === undefined || this.pending.waitingFor !== 0) return;
    const { wish } = this.pending;
    this.pending = undefined;
    if (wish.type === 'end') this.stopped = { how: 'agreed' };
    else must(this.match.rewind(wish.to));
  }

  /** When the first clock of a seat that plays itself runs out. */
  deadline(people: SeatSet): { readonly seat: Seat; readonly at: number } | undefined {
    if (this.clock.isOff) return undefined;
    let first: { seat: Seat; at: number } | undefined;
    for (const seat of seatsIn(this.toAct & people & ~this.away)) {
      const at = this.clock.deadline(seat);
      if (at !== undefined && (first === undefined || at < first.at)) first = { seat, at };
    }
    return first;
  }
}

/** Of two, the one who did not resign has won. */
const resignedOutcome = (loser: Seat): Outcome => ({
  shares: [0, 1].map((seat) => (seat === loser ? 0 : 1)),
  ranks: [0, 1].map((seat) => (seat === loser ? 2 : 1)),
  scores: [0, 0],
  how: 'resigned',
});
