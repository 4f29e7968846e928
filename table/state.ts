import {
  Match,
  must,
  seatsIn,
  type Game,
  type Outcome,
  type Parts,
  type Seat,
  type SeatSet,
  type Secret,
  type StandIn,
  type Step,
} from '@bandstand/engine';
import type { Dropped, Ending, Pace, TableInfo } from '@bandstand/protocol';
import { Clock } from './clock.ts';
import type { Wish } from './entry.ts';
import { PART_MS } from './partTime.ts';

/** What a log begins with. */
export interface TableStart {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Secret;
  readonly pace: Pace;
  /** Steps of another match that this one goes on from. */
  readonly opening: readonly Step[];
  /** The parts of a deal that is played again. */
  readonly parts?: Parts | undefined;
}

export interface Sealed {
  readonly commitments: readonly (string | null)[];
  readonly at: number;
}

/** After so many steps: somebody leaves, is back (without a reason), or so many are left of those that were made (without a seat). */
export interface AbsenceMark {
  readonly seat?: Seat;
  readonly why?: StandIn['why'];
  readonly steps: number;
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
  /** Before the start it stands for a match that nobody is shown: the key of the deal is not known yet. */
  match: Match;
  readonly clock: Clock;
  isStarted = false;
  /** The seals of all parts, once they lie on the table. */
  sealed: Sealed | undefined;
  /** Parts that were shown. */
  readonly shown = new Map<Seat, Secret>();
  private readonly beginning: TableStart;
  /** Number of the last entry, and when it came; nothing comes after the end. */
  seq = 0;
  lastAt = 0;
  proposed: Proposed | undefined;
  dropped: Dropped | undefined;
  /** Seats whose player a bot stands in for. */
  absent: SeatSet = 0;
  /** Who left and came back, and where moves were taken back between. */
  readonly absences: AbsenceMark[] = [];
  stopped: Ending | undefined;
  /** Nonces of moves that were accepted, each with its seat. */
  readonly nonces = new Set<string>();
  /** What each seat took back and could play again, the latest last. */
  readonly takenBack = new Map<Seat, (readonly Step[])[]>();
  /** How often steps were taken back: whoever thought about an older position thought in vain. */
  rewinds = 0;

  constructor(start: TableStart) {
    this.beginning = start;
    this.match = dealt(start, start.parts);
    this.clock = new Clock(start.pace, start.seats);
  }

  /** The match begins; what was shown until now goes into the deal. */
  deal(): void {
    this.isStarted = true;
    if (this.sealed !== undefined) this.match = dealt(this.beginning, this.parts);
  }

  /** What the seats add to the deal. */
  get parts(): Parts | undefined {
    return (
      this.beginning.parts ??
      this.sealed?.commitments.map((commitment, seat) => {
        const part = this.shown.get(seat);
        return commitment === null ? null : { commitment, ...(part === undefined ? {} : { part }) };
      })
    );
  }

  get toAct(): SeatSet {
    return this.stopped === undefined ? this.match.game.toAct(this.match.state) : 0;
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

  /** When the first clock of a seat that plays itself runs out, an open proposal lapses, or the deal waits no longer. */
  deadline(people: SeatSet): number | undefined {
    if (!this.isStarted) return this.isOver || this.sealed === undefined ? undefined : this.sealed.at + PART_MS;
    const clocks = seatsIn(this.toAct & people & ~this.absent).map((seat) => this.clock.deadline(seat));
    const times = [...clocks, this.isOver ? undefined : this.proposed?.until].filter((at) => at !== undefined);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}

function dealt({ game, options, seats, seed, opening }: TableStart, parts: Parts | undefined): Match {
  const match = must(Match.start(game, { options, seats, secret: seed, parts }));
  for (const [seat, move] of opening) must(match.play(seat, move));
  return match;
}
