import {
  Match,
  must,
  seatsIn,
  type Game,
  type Outcome,
  type Seat,
  type SeatSet,
  type Secret,
  type Step,
} from '@bandstand/engine';
import type { Dropped, Ending, Pace, TableInfo } from '@bandstand/protocol';
import { Clock } from './clock.ts';
import type { Wish } from './entry.ts';

/** What a log begins with. */
export interface TableStart {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Secret;
  readonly pace: Pace;
  /** Steps of another match that this one goes on from. */
  readonly opening: readonly Step[];
}

export interface Proposed {
  readonly by: Seat;
  readonly wish: Wish;
  readonly waitingFor: SeatSet;
  /** When it lapses; proposals of old logs do not. */
  readonly until: number | undefined;
}

/** What lists and outsiders may know of a table. */
export interface TableStatus {
  readonly status: TableInfo['status'];
  /** Seats that are being waited for; none before the start. */
  readonly toAct: SeatSet;
  readonly absent: SeatSet;
}

/** A table as its log tells it: the match and what people agreed around it. Changed only by adding entries. */
export class TableState {
  readonly match: Match;
  readonly clock: Clock;
  /** Number of the last entry. */
  seq = 0;
  proposed: Proposed | undefined;
  dropped: Dropped | undefined;
  /** Seats whose player a bot stands in for. */
  absent: SeatSet = 0;
  stopped: Ending | undefined;
  /** Nonces of moves that were accepted, each with its seat. */
  readonly nonces = new Set<string>();
  /** What each seat took back and could play again, the latest last. */
  readonly takenBack = new Map<Seat, (readonly Step[])[]>();
  /** How often steps were taken back: whoever thought about an older position thought in vain. */
  rewinds = 0;

  constructor(start: TableStart) {
    this.match = must(Match.start(start.game, { options: start.options, seats: start.seats, secret: start.seed }));
    for (const [seat, move] of start.opening) must(this.match.play(seat, move));
    this.clock = new Clock(start.pace, start.seats);
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

  get status(): TableStatus {
    const { isOver, isStarted, toAct, absent } = this;
    return { status: isOver ? 'over' : isStarted ? 'playing' : 'open', toAct: isStarted ? toAct : 0, absent };
  }

  get ending(): Ending | undefined {
    if (this.stopped !== undefined) return this.stopped;
    const outcome: Outcome | undefined = this.match.game.outcome(this.match.state);
    return outcome === undefined ? undefined : { how: 'played', outcome };
  }

  /** When the first clock of a seat that plays itself runs out, or an open proposal lapses. */
  deadline(people: SeatSet): number | undefined {
    const clocks = seatsIn(this.toAct & people & ~this.absent).map((seat) => this.clock.deadline(seat));
    const times = [...clocks, this.isOver ? undefined : this.proposed?.until].filter((at) => at !== undefined);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}
