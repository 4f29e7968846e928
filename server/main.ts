import { faultEntry, logAt } from './log.ts';
import { readSettings, SettingError } from './settings.ts';
import { startServer, type RunningServer } from './serve.ts';
import { DataInUse } from './storage/lock.ts';
import { StorageRefused } from './storage/refusal.ts';
import { words } from './text/index.ts';

/** Wrong settings or a taken port: starting again will not help. */
const EXIT_SETTINGS = 2;
/** Storage cannot be reached or used; it may be later. */
const EXIT_STORAGE = 1;
/** A bug, or storage that died: whoever looks after the process may start it again at once. */
const EXIT_BUG = 70;
/** Players are told goodbye within this time, whatever else is broken. */
const LAST_MS = 6_000;
/** A supervisor that tells every process of a tree is heard twice, once through the parent: that is one wish. */
const SAME_WISH_MS = 500;

let server: RunningServer | undefined;
let isStopping = false;

function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code), LAST_MS).unref();
  const exit = (): never => process.exit(code);
  void (server?.stop() ?? Promise.resolve()).then(exit, exit);
}

try {
  const settings = readSettings(process.env);
  const log = logAt(settings.logLevel);
  /** After a bug nobody knows what still holds in memory. Everything acknowledged is in storage: leave in order. */
  const endWith = (what: string, error: unknown): void => {
    log('error', faultEntry(what, error));
    stop(EXIT_BUG);
  };
  process.on('uncaughtException', (error) => endWith('bug', error));
  process.on('unhandledRejection', (error) => endWith('bug', error));
  server = await startServer(settings, (error) => endWith('storage', error));
  let toldAt = 0;
  const leave = (): void => {
    const now = performance.now();
    if (!isStopping) toldAt = now;
    else if (now - toldAt > SAME_WISH_MS) process.exit(1);
    stop(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  const where = settings.databaseUrl === undefined ? settings.dataFile : server.context.store.name;
  process.stdout.write(words.main.bandstandIsReadyOpen(server.url, where));
  process.stdout.write(words.main.otherDevices(server.elsewhere, settings.host));
} catch (error) {
  if (error instanceof StorageRefused) {
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_STORAGE);
  }
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken && !(error instanceof SettingError) && !(error instanceof DataInUse)) throw error;
  process.stderr.write(isTaken ? words.main.portIsTakenChoose(process.env['PORT']) : `${error.message}\n`);
  process.exit(EXIT_SETTINGS);
}
