import type { IncomingMessage } from 'node:http';
import type { AccountOf } from './accounts.ts';
import type { BotHost } from '@bandstand/table';
import type { BotPool } from './bots/pool.ts';
import type { Budgets } from './budgets.ts';
import type { Daily } from './daily/daily.ts';
import type { DayClock } from './daily/dayClock.ts';
import type { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Blocked } from './moderation.ts';
import type { Pending } from './pending.ts';
import type { Settings } from './settings.ts';
import type { Slices } from './slices.ts';
import type { Store } from './storage/store.ts';
import type { LiveTable } from './table/live.ts';
import type { Tables } from './table/tables.ts';

/** What routes and sockets share. */
export interface Context {
  readonly settings: Settings;
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly daily: Daily;
  /** The time by which days turn. */
  readonly days: DayClock;
  readonly bots: BotHost<LiveTable>;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  /** Addresses that are kept out. */
  readonly blocked: Blocked;
  /** Messages that are being answered. */
  readonly answering: Pending;
  /** Where those who come to a table wait for each other. */
  readonly arrivals: Slices;
  /** Ends of open streams: each says goodbye and closes. */
  readonly streams: Set<() => void>;
  readonly now: () => number;
  /** Milliseconds of a clock that never goes back, for rates. */
  readonly monotonic: () => number;
  readonly isDraining: () => boolean;
  /** Whether what people do can be stored. */
  readonly isReady: () => Promise<boolean>;
  /** The client's address, for limits only. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** How an address stands in storage. */
  readonly accountOf: AccountOf;
  /** Logs a fault without anything secret. */
  readonly report: (what: string, error: unknown) => void;
}
