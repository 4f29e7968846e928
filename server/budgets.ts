import { LIMITS, TRAFFIC } from '@bandstand/protocol';
import { Buckets, type Flow } from './rate.ts';
import type { SeatRow } from './storage/store.ts';

const anHour = (count: number): Flow => ({ perSecond: count / 3600, burst: count });
/** People of one household or school share an address. */
const shared = ({ perSecond, burst }: Flow, people: number): Flow => ({
  perSecond: perSecond * people,
  burst: burst * people,
});

const CHAT: Flow = { perSecond: LIMITS.chatPerSecond, burst: LIMITS.chatBurst };
const REACTIONS: Flow = { perSecond: LIMITS.reactionsPerSecond, burst: LIMITS.reactionBurst };
const SIGNS: Flow = { perSecond: LIMITS.signsPerSecond, burst: LIMITS.signBurst };
const ENTRIES: Flow = { perSecond: LIMITS.messagesPerSecond, burst: LIMITS.messageBurst };

/** What a seat and an address may spend, however many connections they open. */
const FLOWS = {
  requests: { address: { perSecond: LIMITS.requestsPerSecond, burst: LIMITS.requestBurst } },
  pages: { address: { perSecond: TRAFFIC.pagesPerSecond, burst: TRAFFIC.pageBurst } },
  tables: { address: anHour(LIMITS.tablesPerHour), seat: anHour(LIMITS.rematchesPerHour) },
  packBytes: { address: anHour(LIMITS.packBytesPerHour) },
  daily: { address: anHour(120) },
  progress: { address: anHour(LIMITS.sealedPerHour) },
  recoveries: { address: anHour(LIMITS.recoveriesPerHour) },
  joins: { address: { perSecond: LIMITS.joinsPerMinute / 60, burst: LIMITS.joinBurst } },
  codes: { address: { perSecond: 0.1, burst: 10 } },
  chat: { address: shared(CHAT, 8), seat: CHAT },
  reactions: { address: shared(REACTIONS, 8), seat: REACTIONS },
  signs: { address: shared(SIGNS, 8), seat: SIGNS },
  entries: { address: shared(ENTRIES, 8), seat: ENTRIES },
} as const satisfies Record<string, { readonly address: Flow; readonly seat?: Flow }>;

export type Spending = keyof typeof FLOWS;

export interface Spender {
  readonly address: string;
  /** A seat of a table, where it is known. */
  readonly seat?: string;
}

/** Load tests come from one address and play as fast as they can; what people say is limited all the same. */
const OFF_FOR_LOAD: ReadonlySet<Spending> = new Set(['requests', 'pages', 'entries', 'tables', 'joins', 'packBytes']);

/** One account for everything that a client can ask for: rates, and connections held open. */
export class Budgets {
  private readonly now: () => number;
  private readonly isUnlimited: boolean;
  private readonly byAddress = new Map<Spending, Buckets>();
  private readonly bySeat = new Map<Spending, Buckets>();
  private readonly held = new Map<string, number>();

  /** `now` is a clock that never goes back. */
  constructor(now: () => number, isUnlimited: boolean) {
    this.now = now;
    this.isUnlimited = isUnlimited;
    for (const [spending, flows] of Object.entries(FLOWS) as [Spending, { address: Flow; seat?: Flow }][]) {
      this.byAddress.set(spending, new Buckets(flows.address));
      if (flows.seat !== undefined) this.bySeat.set(spending, new Buckets(flows.seat));
    }
  }

  /** Milliseconds to wait before the next try; 0 when this may be done. */
  spend(what: Spending, { address, seat }: Spender, amount = 1): number {
    if (this.isUnlimited && OFF_FOR_LOAD.has(what)) return 0;
    const now = this.now();
    const wait = seat === undefined ? 0 : (this.bySeat.get(what)?.take(seat, now, amount) ?? 0);
    if (wait > 0 || this.isUnlimited) return wait;
    return this.byAddress.get(what)?.take(address, now, amount) ?? 0;
  }

  /** Holds one more connection of this address; gives the way to let it go, or nothing when there are too many. */
  connect(address: string): (() => void) | undefined {
    return this.hold(`address ${address}`, LIMITS.socketsPerAddress);
  }

  /** Likewise at one seat. */
  sit(seat: string): (() => void) | undefined {
    return this.hold(`seat ${seat}`, LIMITS.connectionsPerSeat);
  }

  private hold(key: string, most: number): (() => void) | undefined {
    const count = this.held.get(key) ?? 0;
    if (count >= most && !this.isUnlimited) return undefined;
    this.held.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.held.get(key) ?? 1) - 1;
      if (left > 0) this.held.set(key, left);
      else this.held.delete(key);
    };
  }
}

/** How a person at a table is called in the account: a swap gives nobody the means of another seat. */
export const seatKey = ({ match, seat, occupancy }: SeatRow): string => `${match} ${occupancy ?? seat}`;
