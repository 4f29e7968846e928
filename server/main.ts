import { readSettings, SettingError } from './settings.ts';
import { startServer } from './serve.ts';
import { DataInUse } from './storage/lock.ts';

/** Storage that is out of reach must not keep a node from ending. */
const STOP_MS = 10_000;

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const where = settings.databaseUrl === undefined ? settings.dataFile : server.context.store.name;
  process.stdout.write(`Bandstand is ready: open ${server.url}  (data in ${where}; stop with Ctrl+C)\n`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken && !(error instanceof SettingError) && !(error instanceof DataInUse)) throw error;
  process.stderr.write(
    isTaken ? `Port ${process.env['PORT']} is taken. Choose another one: PORT=9000 npm start\n` : `${error.message}\n`,
  );
  process.exit(2);
}
