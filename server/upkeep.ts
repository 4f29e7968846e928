import type { Context } from './context.ts';
import { Rounds } from './rounds.ts';
import { ShowUps } from './showUp.ts';

const SWEEP_MS = 5_000;
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_STEPS = 60;
const HOUR_MS = 3_600_000;
/** Every table in use is looked up in storage once in this time, a part of them at each step. */
const CATCH_UP_MS = 500;
const CATCH_UP_STEPS = 4;
/** A lone node misses nothing but what commands beside it have changed. */
const LONE_CATCH_UP_MS = 8_000;

/** What a node does by itself from time to time; gives a way to end it. */
export function startUpkeep(context: Context): () => void {
  const { tables, store, daily, days, blocked, settings, now, report } = context;
  const rounds = new Rounds(() => tables.tables(), HEARTBEAT_STEPS);
  const showUps = new ShowUps(context);
  const attempt = (what: string, work: Promise<unknown>): void =>
    void work.catch((error: unknown) => report(what, error));
  const timers = [
    setInterval(catchingUp(context), (store.isShared ? CATCH_UP_MS : LONE_CATCH_UP_MS) / CATCH_UP_STEPS),
    setInterval(() => {
      tables.sweep();
      days.now();
      attempt('blocked addresses', blocked.read());
      attempt('clocks', checkClocks(context));
      attempt('absent people', showUps.check());
    }, SWEEP_MS),
    setInterval(() => {
      for (const table of rounds.next()) table.heartbeat();
    }, HEARTBEAT_MS / HEARTBEAT_STEPS),
    setInterval(() => attempt('codes', store.sweepCodes(now())), HOUR_MS),
    // Tomorrow's seeds are sealed today, whether somebody asks or not.
    setInterval(() => attempt('the games of the day', daily.today()), HOUR_MS),
    setInterval(() => {
      if (settings.retentionDays === 0) return;
      const before = now() - settings.retentionDays * 24 * HOUR_MS;
      attempt(
        'retention',
        Promise.all([store.removeOlder(before), store.daily.removeOlder(before), store.progress.removeOlder(before)]),
      );
    }, HOUR_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Asks storage how far some of the tables are, unless the last question is still open. */
function catchingUp({ tables, report }: Context): () => void {
  const rounds = new Rounds(() => tables.tables(), CATCH_UP_STEPS);
  let isCatchingUp = false;
  return () => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    void tables
      .catchUp(rounds.next().map(({ id }) => id))
      .catch((error: unknown) => report('catching up', error))
      .finally(() => {
        isCatchingUp = false;
      });
  };
}

/** Seats whose time is up are handed to the stand-in, proposals lapse. Every node may try; the log lets one succeed. */
async function checkClocks({ store, tables, now }: Context): Promise<void> {
  for (const id of await store.overdue(now(), 100)) {
    const table = await tables.get(id);
    if (table.ok) await table.value.carryOut({ by: 'clock' });
  }
}
