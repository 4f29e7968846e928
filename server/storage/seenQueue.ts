import type { Seen } from '@bandstand/table';
import type { ArrayStatement } from './appendSql.ts';

interface Noted extends Seen {
  readonly match: string;
}

interface Waiting {
  readonly noted: Noted;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

const UPDATE = `update seats set seen_at = g.at from unnest($1::text[], $2::int[], $3::bigint[]) as g (match, seat, at)
  where match_id = g.match and seats.seat = g.seat`;

/**
 * Stores who is here. When a node dies, hundreds come to this one in the same moment: one statement is under way, and what
 * arrives meanwhile goes together in the next.
 */
export class SeenQueue {
  private readonly send: (statement: ArrayStatement) => Promise<unknown>;
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(send: (statement: ArrayStatement) => Promise<unknown>) {
    this.send = send;
  }

  add(noted: Noted): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ noted, resolve, reject });
      if (!this.isBusy) void this.sendAll();
    });
  }

  private async sendAll(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        await this.send(updateAll(batch.map(({ noted }) => noted)));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isBusy = false;
  }
}

/** Of a seat that is named twice the last word counts. */
function updateAll(all: readonly Noted[]): ArrayStatement {
  const noted = [...new Map(all.map((one) => [`${one.match} ${one.seat}`, one])).values()];
  return {
    text: UPDATE,
    values: [noted.map(({ match }) => match), noted.map(({ seat }) => seat), noted.map(({ at }) => at)],
  };
}
