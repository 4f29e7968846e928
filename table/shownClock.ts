import type { Seat } from '@bandstand/engine';
import type { ClockInfo } from '@bandstand/protocol';

interface Shown {
  readonly left: number | null;
  readonly isRunning: boolean;
  readonly at: number;
}

/**
 * What one viewer has been shown of everybody's clocks. A rival's hidden step sets that rival's clock anew; until the viewer
 * notices something that the rival did, the clock goes on for them as if nothing had happened.
 */
export class ShownClock {
  private seats: Shown[] = [];

  /** How the clocks stand, which everybody may know now of all seats or of one. Whoever starts or stops is seen to. */
  note({ left, running }: ClockInfo, now: number, whose: Seat | 'all' | undefined): void {
    this.seats = left.map((ms, seat) => {
      const before = this.seats.at(seat);
      const isKnown = before === undefined || whose === 'all' || whose === seat || before.isRunning !== running[seat];
      return isKnown ? { left: ms, isRunning: running[seat], at: now } : before;
    });
  }

  info(now: number): ClockInfo {
    return {
      left: this.seats.map(({ left, isRunning, at }) =>
        left === null || !isRunning ? left : Math.max(0, left - (now - at)),
      ),
      running: this.seats.map(({ isRunning }) => isRunning),
    };
  }
}
