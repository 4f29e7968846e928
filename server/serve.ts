import { messageText } from '@bandstand/table';
import type { FastifyInstance } from 'fastify';
import type { WebSocketServer } from 'ws';
import { botHost } from './bots/host.ts';
import { BotPool } from './bots/pool.ts';
import { Budgets } from './budgets.ts';
import { accountsIn } from './accounts.ts';
import type { Context } from './context.ts';
import { RESTARTING } from './goodbye.ts';
import { addressOf } from './clientAddress.ts';
import { buildApp } from './http/app.ts';
import { guardConnections, limitConnections } from './http/connections.ts';
import { paceRequests } from './http/pacing.ts';
import { startIfFull } from './begin.ts';
import { Lobby } from './lobby.ts';
import { Daily } from './daily/daily.ts';
import { dayClockOf } from './daily/dayClock.ts';
import { faultEntry, logAt, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { Blocked } from './moderation.ts';
import { Notifier } from './notify.ts';
import { Pending } from './pending.ts';
import { addressesOf } from './reach.ts';
import { Readiness } from './readiness.ts';
import type { Settings } from './settings.ts';
import { Slices } from './slices.ts';
import { acceptSockets } from './upgrade.ts';
import { openStorage } from './storage/open.ts';
import { StorageDied } from './storage/refusal.ts';
import { Tables } from './table/tables.ts';
import { startUpkeep } from './upkeep.ts';
import { words } from './text/index.ts';

const DRAIN_MS = 3_000;
/** A thread of bots may need so much beside thinking: to start, to read a game. */
const BOT_GRACE_MS = 5_000;

/** So many people are let in before those who are at tables get their turn again; each takes about a millisecond. */
const ARRIVALS_AT_ONCE = 5;

export interface RunningServer {
  readonly url: string;
  /** Where other devices of the network find it. */
  readonly elsewhere: readonly string[];
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
  let isDraining = false;
  const isReady = (): Promise<boolean> => readiness.isReady();
  const { context, notifier } = partsOf({
    ...{ settings, store, metrics, report, isReady },
    accountOf: await accountsIn(store),
    days: await dayClockOf(store, Date.now, () => performance.now()),
    isDraining: () => isDraining,
  });
  await context.blocked.read();
  const app = await buildApp(context, notifier);
  paceRequests(app.server);
  guardConnections(app.server);
  if (!settings.unlimited && settings.trustedProxies === 0) limitConnections(app.server, context.monotonic);
  const port = await listen(app.listen.bind(app), settings, log);
  const addresses = addressesOf(settings.host, port);
  const sockets = acceptSockets(app.server, context);
  const endUpkeep = startUpkeep(context);
  log('info', { what: 'started', port, storage: store.name });

  return {
    url: addresses.here,
    elsewhere: addresses.elsewhere,
    port,
    context,
    async stop() {
      isDraining = true;
      endUpkeep();
      context.bots.close();
      await sayGoodbye(context, app, sockets);
      await context.pool.close();
      await context.tables.settled();
      isStopped = true;
      await store.close();
      unlock();
      metrics.close();
      log('info', { what: 'stopped' });
    },
  };
}

/** What there is before anything else of a node. */
type Ground = Pick<
  Context,
  'settings' | 'store' | 'metrics' | 'report' | 'isReady' | 'isDraining' | 'accountOf' | 'days'
>;

/** All that routes and sockets share, on top of storage. */
function partsOf(ground: Ground): { readonly context: Context; readonly notifier: Notifier } {
  const { settings, store, metrics, report, accountOf } = ground;
  const now = Date.now;
  const monotonic = (): number => performance.now();
  const pool = new BotPool({
    threads: settings.botThreads,
    thinkMs: settings.botThinkMs,
    deadlineMs: settings.botThinkMs + BOT_GRACE_MS,
  });
  const bots = botHost({ pool, settings, store, report, now });
  const notifier = new Notifier(store, settings, report);
  const tables: Tables = new Tables({
    store,
    now,
    onChange(table, isOwn) {
      if (isOwn && table.isOver) {
        metrics.entries.up(table.state.seq);
        void daily.finish(table).catch((error: unknown) => report('daily', error));
      }
      bots.drive(table, isOwn);
      if (isOwn) notifier.changed(table);
    },
    onProblem: (error) => report('wake-up', error),
    onRead: startIfFull,
  });
  const daily = new Daily({ store, tables, now, accountOf, days: ground.days });
  const context: Context = {
    ...ground,
    tables,
    lobby: new Lobby({
      ...{ store, tables, now, accountOf },
      isSecret: (table) => daily.isSecret(table),
      ...{ isUnlimited: settings.unlimited, botThinkMs: settings.botThinkMs },
    }),
    daily,
    bots,
    pool,
    budgets: new Budgets(monotonic, settings.unlimited),
    blocked: new Blocked(store),
    answering: new Pending(),
    arrivals: new Slices(ARRIVALS_AT_ONCE),
    streams: new Set(),
    now,
    monotonic,
    addressOf: (request) => addressOf(request, settings.trustedProxies),
  };
  return { context, notifier };
}

/** What has come in is stored and answered first; then everybody is told to come back. */
async function sayGoodbye(context: Context, app: FastifyInstance, sockets: WebSocketServer): Promise<void> {
  await Promise.race([context.answering.idle(), wait(DRAIN_MS)]);
  for (const socket of sockets.clients) {
    socket.send(messageText(RESTARTING));
    socket.close(1012, 'restarting');
  }
  for (const endStream of context.streams) endStream();
  const patience = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
    app.server.closeAllConnections();
  }, DRAIN_MS);
  await Promise.all([app.close(), new Promise<void>((done) => sockets.close(() => done()))]);
  clearTimeout(patience);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

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
      process.stdout.write(words.serve.portIsTakenTrying(port, port + 1));
      log('warn', { what: 'port taken', port });
    }
  }
}
