import { hasSeat, type Seat, type SeatSet } from '@bandstand/engine';
import type { ClockInfo, Pace } from '@bandstand/protocol';

/** How all clocks stood before a step. */
interface ClockMark {
  readonly since: readonly (number | undefined)[];
  readonly bank: readonly number[];
}

/** How much time every seat has used, computed from the times in the log. */
export class Clock {
  private readonly pace: Pace;
  /** Since when a seat is being waited for. */
  private readonly since: (number | undefined)[];
  private readonly bank: number[];
  private readonly marks = new Map<number, ClockMark>();

  constructor(pace: Pace, seats: number) {
    this.pace = pace;
    this.since = new Array<number | undefined>(seats).fill(undefined);
    this.bank = new Array<number>(seats).fill(pace.type === 'bank' ? pace.seconds * 1000 : 0);
  }

  /** Nobody counts. */
  get isOff(): boolean {
    return this.pace.type === 'free';
  }

  /** Something happened: these seats are to act now; `mover` has just decided something. */
  at(now: number, toAct: SeatSet, mover?: Seat): void {
    if (this.isOff) return;
    for (const [seat, start] of this.since.entries()) {
      const isActing = hasSeat(toAct, seat);
      if (start !== undefined && (!isActing || seat === mover)) {
        if (this.pace.type === 'bank')
          this.bank[seat] =
            Math.max(0, this.bank[seat] - (now - start)) + (seat === mover ? this.pace.increment * 1000 : 0);
        this.since[seat] = undefined;
      }
      if (isActing && this.since[seat] === undefined) this.since[seat] = now;
    }
  }

  /** Remembers how the clocks stand before step number `step`. */
  mark(step: number): void {
    if (!this.isOff) this.marks.set(step, { since: [...this.since], bank: [...this.bank] });
  }

  /** A step taken back gives no time: the seat's clock runs on as if the step had never been made. */
  takeBack(step: number, seat: Seat): void {
    const mark = this.marks.get(step);
    if (mark === undefined) return;
    this.since[seat] = mark.since[seat];
    this.bank[seat] = mark.bank[seat];
  }

  /** All agreed to go back: the clocks stand as they did then, and begin anew for those who are to act. */
  rewind(step: number): void {
    const mark = this.marks.get(step);
    this.since.fill(undefined);
    for (const [seat, left] of (mark?.bank ?? this.bank).entries()) this.bank[seat] = left;
  }

  /** When the seat's time is up; undefined when it is not being waited for or nobody counts. */
  deadline(seat: Seat): number | undefined {
    const start = this.since[seat];
    if (start === undefined || this.pace.type === 'free') return undefined;
    return start + (this.pace.type === 'perMove' ? this.pace.seconds * 1000 : this.bank[seat]);
  }

  info(now: number): ClockInfo | undefined {
    const { pace } = this;
    if (pace.type === 'free') return undefined;
    const full = (seat: Seat): number => (pace.type === 'bank' ? this.bank[seat] : pace.seconds * 1000);
    return {
      left: this.since.map((_, seat) => Math.max(0, (this.deadline(seat) ?? now + full(seat)) - now)),
      running: this.since.map((start) => start !== undefined),
    };
  }
}
