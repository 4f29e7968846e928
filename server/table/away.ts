import type { SeatInfo, TableInfo } from '@bandstand/protocol';
import { isSlow } from '@bandstand/table';

/** Since when people are not connected to a live match, as far as this node has seen, by seat: they keep their seats until its end. */
export class Away {
  private readonly since = new Map<number, number>();

  /** With since when everybody is away. */
  look({ status, pace, seats }: TableInfo, now: number): readonly SeatInfo[] {
    return seats.map((held) => {
      const isMissed = held.kind === 'person' && !held.isHere && !held.standIn;
      if (status !== 'playing' || isSlow(pace) || !isMissed) {
        this.since.delete(held.seat);
        return held;
      }
      const awaySince = this.since.get(held.seat) ?? now;
      this.since.set(held.seat, awaySince);
      return { ...held, awaySince };
    });
  }
}
