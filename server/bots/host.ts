import { randomBytes } from 'node:crypto';
import { BotHost } from '@bandstand/table';
import type { Settings } from '../settings.ts';
import type { Store } from '../storage/store.ts';
import type { LiveTable } from '../table/live.ts';
import { rests } from './rest.ts';
import type { BotPool } from './pool.ts';

/** Another node's bot may be late by so much before this one moves for it. */
const RESCUE_MS = 3_000;

export interface HostParts {
  readonly pool: BotPool;
  readonly settings: Settings;
  readonly store: Store;
  readonly report: (what: string, error: unknown) => void;
  readonly now: () => number;
}

/** Lets the bots of this node's tables play; they think in the pool's threads. */
export const botHost = ({ pool, settings, store, report, now }: HostParts): BotHost<LiveTable> =>
  new BotHost<LiveTable>({
    think: (question, table) => pool.think(question, { table: table.id, account: table.account }),
    rests: (table) => rests(table, now()),
    seed: () => randomBytes(4).readUInt32LE(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    delayMs: () => settings.botDelayMs,
    rescueMs: store.isShared ? RESCUE_MS : 0,
    reflexMs: () => settings.reflexMs,
    onProblem(error, question) {
      report('bot', error);
      return question?.moves[question.seed % question.moves.length];
    },
  });
