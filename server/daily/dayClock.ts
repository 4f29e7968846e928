import { DAILY_SEEDS } from '../storage/sealedSeeds.ts';
import type { Store } from '../storage/store.ts';
import { dayOf, isDay } from './day.ts';

/** Clocks that differ by no more than this agree. */
const SLACK_MS = 2_000;
/** A wall clock that was set anew is believed once it has run evenly for so long. */
const HOLD_MS = 10 * 60_000;

/**
 * The time by which days turn. The wall clock says it once; from then on the monotonic clock does, so that a wall clock that
 * jumps ahead for a moment tells nothing of a day to come.
 */
export class DayClock {
  private readonly wall: () => number;
  private readonly monotonic: () => number;
  /** How far the wall clock is ahead of the monotonic one. */
  private lead: number | undefined;
  private doubt: { readonly lead: number; readonly since: number } | undefined;

  /** Undefined is what it says until the wall clock has held, if it cannot be believed at first. */
  constructor(wall: () => number, monotonic: () => number, isBelieved: (at: number) => boolean = () => true) {
    this.wall = wall;
    this.monotonic = monotonic;
    const at = wall();
    this.lead = isBelieved(at) ? at - monotonic() : undefined;
  }

  /** To be asked often: between two questions the clocks are taken to have run evenly. */
  now(): number | undefined {
    const since = this.monotonic();
    const lead = this.wall() - since;
    if (agree(lead, this.lead)) this.doubt = undefined;
    else if (this.doubt === undefined || !agree(lead, this.doubt.lead)) this.doubt = { lead, since };
    else if (since - this.doubt.since >= HOLD_MS) {
      this.lead = lead;
      this.doubt = undefined;
    }
    return this.lead === undefined ? undefined : this.lead + since;
  }
}

const agree = (a: number, b: number | undefined): boolean => b !== undefined && Math.abs(a - b) <= SLACK_MS;

/**
 * After a restart nothing but the wall clock tells the day. It is believed up to the last day that has a deal, which is the day
 * after the last one on which a server ran.
 */
export async function dayClockOf(
  store: Pick<Store, 'keptKeys'>,
  wall: () => number,
  monotonic: () => number,
): Promise<DayClock> {
  const dealt = (await store.keptKeys(DAILY_SEEDS)).map((key) => key.slice(DAILY_SEEDS.length).split(':')[0]);
  const last = dealt.filter(isDay).toSorted().at(-1);
  return new DayClock(wall, monotonic, (at) => last === undefined || dayOf(at) <= last);
}
