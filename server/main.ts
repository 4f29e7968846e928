import { readSettings, SettingError } from './settings.ts';
import { startServer } from './serve.ts';
import { DataInUse } from './storage/lock.ts';

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  const where = settings.databaseUrl === undefined ? `data in ${settings.dataFile}` : 'data in PostgreSQL';
  process.stdout.write(`Bandstand is ready: open ${server.url}  (${where}; stop with Ctrl+C)\n`);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken && !(error instanceof SettingError) && !(error instanceof DataInUse)) throw error;
  process.stderr.write(
    isTaken ? `Port ${process.env['PORT']} is taken. Choose another one: PORT=9000 npm start\n` : `${error.message}\n`,
  );
  process.exit(2);
}
