import { randomBytes } from 'node:crypto';
import { BotHost, messageText } from '@bandstand/table';
import { BotPool } from './bots/pool.ts';
import { Budgets } from './budgets.ts';
import type { Context } from './context.ts';
import { RESTARTING } from './goodbye.ts';
import { addressOf } from './clientAddress.ts';
import { buildApp } from './http/app.ts';
import { guardConnections, limitConnections } from './http/connections.ts';
import { Lobby, startIfFull } from './lobby.ts';
import { faultEntry, logAt, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Blocked } from './moderation.ts';
import { Notifier } from './notify.ts';
import { Pending } from './pending.ts';
import { Readiness } from './readiness.ts';
import { Rounds } from './rounds.ts';
import type { Settings } from './settings.ts';
import { acceptSockets } from './sockets.ts';
import { openStorage } from './storage/open.ts';
import { StorageDied } from './storage/refusal.ts';
import { Tables } from './table/tables.ts';

const SWEEP_MS = 5_000;
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_STEPS = 60;
const HOUR_MS = 3_600_000;
const DRAIN_MS = 3_000;
/** Every table in use is looked up in storage once in this time, a part of them at each step. */
const CATCH_UP_MS = 500;
const CATCH_UP_STEPS = 4;
/** A lone node misses nothing but what commands beside it have changed. */
const LONE_CATCH_UP_MS = 8_000;
/** Another node's bot may be late by so much before this one moves for it. */
const RESCUE_MS = 3_000;
/** A thread of bots may need so much beside thinking: to start, to read a game. */
const BOT_GRACE_MS = 5_000;

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly context: Context;
  stop(): Promise<void>;
}

/** Starts a node: storage, tables, bots, sockets and pages. `onDeath` hears when nothing can be stored any more. */
export async function startServer(
  settings: Settings,
  onDeath: (reason: Error) => void = () => undefined,
): Promise<RunningServer> {
  const log = logAt(settings.logLevel);
  const metrics = new Metrics();
  let isStopped = false;
  let doubt = (): void => undefined;
  const report = (what: string, error: unknown): void => {
    if (isStopped) return;
    metrics.errors.up();
    log('error', faultEntry(what, error));
    doubt();
    if (error instanceof StorageDied) onDeath(error);
  };
  const { store, unlock } = await openStorage(settings, (error) => report('database', error));
  const readiness = new Readiness(store);
  doubt = () => readiness.doubt();
  const now = Date.now;
  const monotonic = (): number => performance.now();
  const pool = new BotPool({
    threads: settings.botThreads,
    thinkMs: settings.botThinkMs,
    deadlineMs: settings.botThinkMs + BOT_GRACE_MS,
  });
  const bots = new BotHost({
    think: (question, table) => pool.think(question, table),
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
  const notifier = new Notifier(store, settings, report);
  const tables: Tables = new Tables({
    store,
    now,
    onChange(table, isOwn) {
      metrics.entries.up();
      bots.drive(table, isOwn);
      if (isOwn) notifier.changed(table);
    },
    onProblem: (error) => report('wake-up', error),
    onRead: startIfFull,
  });
  const blocked = new Blocked(store);
  await blocked.read();
  let isDraining = false;
  const context: Context = {
    settings,
    store,
    tables,
    lobby: new Lobby({ store, tables, now, botThinkMs: settings.botThinkMs }),
    bots,
    pool,
    metrics,
    budgets: new Budgets(monotonic, settings.unlimited),
    blocked,
    answering: new Pending(),
    streams: new Set(),
    now,
    monotonic,
    isDraining: () => isDraining,
    isReady: () => readiness.isReady(),
    addressOf: (request) => addressOf(request, settings.trustedProxies),
    report,
  };
  const app = await buildApp(context, notifier);
  guardConnections(app.server);
  if (!settings.unlimited && settings.trustedProxies === 0) limitConnections(app.server);
  const port = await listen(app.listen.bind(app), settings, log);
  const sockets = acceptSockets(app.server, context);

  const rounds = new Rounds(() => tables.tables(), HEARTBEAT_STEPS);
  const caughtUp = new Rounds(() => tables.tables(), CATCH_UP_STEPS);
  let isCatchingUp = false;
  const catchUp = async (): Promise<void> => {
    if (isCatchingUp) return;
    isCatchingUp = true;
    await tables
      .catchUp(caughtUp.next().map(({ id }) => id))
      .catch((error: unknown) => report('catching up', error))
      .finally(() => {
        isCatchingUp = false;
      });
  };
  const timers = [
    setInterval(() => void catchUp(), (store.isShared ? CATCH_UP_MS : LONE_CATCH_UP_MS) / CATCH_UP_STEPS),
    setInterval(() => {
      tables.sweep();
      void blocked.read().catch((error: unknown) => report('blocked addresses', error));
      void checkClocks(context).catch((error: unknown) => report('clocks', error));
    }, SWEEP_MS),
    setInterval(() => {
      for (const table of rounds.next()) table.heartbeat();
    }, HEARTBEAT_MS / HEARTBEAT_STEPS),
    setInterval(() => {
      if (settings.retentionDays > 0)
        void store
          .removeOlder(now() - settings.retentionDays * 24 * HOUR_MS)
          .catch((error: unknown) => report('retention', error));
    }, HOUR_MS),
  ];
  for (const timer of timers) timer.unref();
  log('info', { what: 'started', port, storage: store.name });

  return {
    url: `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}`,
    port,
    context,
    async stop() {
      isDraining = true;
      for (const timer of timers) clearInterval(timer);
      bots.close();
      // What has come in is stored and answered first.
      await Promise.race([context.answering.idle(), wait(DRAIN_MS)]);
      for (const socket of sockets.clients) {
        socket.send(messageText(RESTARTING));
        socket.close(1012, 'restarting');
      }
      for (const sayGoodbye of context.streams) sayGoodbye();
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
        app.server.closeAllConnections();
      }, DRAIN_MS);
      await Promise.all([app.close(), new Promise<void>((done) => sockets.close(() => done()))]);
      clearTimeout(patience);
      await pool.close();
      await tables.settled();
      isStopped = true;
      await store.close();
      unlock();
      metrics.close();
      log('info', { what: 'stopped' });
    },
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Seats whose time is up are handed to the stand-in, proposals lapse. Every node may try; the log lets one succeed. */
async function checkClocks({ store, tables, now }: Context): Promise<void> {
  for (const id of await store.overdue(now(), 100)) {
    const table = await tables.get(id);
    if (!table.ok) continue;
    await table.value.carryOut({ by: 'clock' });
  }
}

type Listen = (where: { port: number; host: string }) => Promise<string>;

/** Takes the wanted port, or the next free one unless it was asked for. */
async function listen(start: Listen, settings: Settings, log: Log): Promise<number> {
  for (let port = settings.port; ; port++) {
    try {
      const address = await start({ port, host: settings.host });
      return Number(new URL(address).port);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || settings.isPortFixed || port >= settings.port + 50) throw error;
      process.stdout.write(`Port ${port} is taken; trying ${port + 1}.\n`);
      log('warn', { what: 'port taken', port });
    }
  }
}
