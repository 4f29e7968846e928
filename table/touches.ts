import type { SeatSet } from '@bandstand/engine';
import type { TableState } from './state.ts';
import type { MatchTouch } from './store.ts';

/** How old the time of the last move on the match's row may be while nothing else on it changes. */
const TOUCH_MS = 600_000;

/** What lists and clocks need on the match's own row; nothing while it would only repeat itself. */
export class Touches {
  private last: { readonly status: string; readonly at: number; readonly hadDeadline: boolean } | undefined;

  at(state: TableState, people: SeatSet, at: number): MatchTouch | undefined {
    const { last } = this;
    const { status, toAct } = state.status;
    const deadlineAt = state.deadline(people) ?? null;
    const isQuiet =
      deadlineAt === null && last?.hadDeadline === false && status === last.status && at - last.at < TOUCH_MS;
    if (isQuiet) return undefined;
    this.last = { status, at, hadDeadline: deadlineAt !== null };
    return { status, toAct, deadlineAt };
  }
}
