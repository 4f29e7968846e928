import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A real server process that can be killed at any moment. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends with the exit code; nothing as long as the process lives. */
  readonly ended: Promise<number | null>;
  readonly isAlive: boolean;
  /** What it wrote on standard error. */
  readonly complaints: string;
  signal(signal: NodeJS.Signals): void;
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * A free port below the range that systems hand out to clients: a client that tries again and again to reach
 * a dead server there could otherwise be given the very port and connect to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** `fileKiB`: no file can grow beyond this, as on a disk that is full; whoever has the process may lift it again. */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  { fileKiB }: { readonly fileKiB?: number } = {},
): Promise<ServerProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child: ChildProcess = spawn(
    'bash',
    ['-c', `ulimit -Sf ${fileKiB ?? 'unlimited'}; exec "$0" "$@"`, process.execPath, main],
    {
      env: { ...process.env, UNLIMITED: '1', BOT_DELAY_MS: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready')) resolve();
    });
    void ended.then((code) => reject(new Error(`the server stopped with ${code}: ${complaints}`)));
  });
  return {
    url: `http://127.0.0.1:${env['PORT']}`,
    pid: child.pid ?? 0,
    ended,
    get isAlive() {
      return child.exitCode === null && child.signalCode === null;
    },
    get complaints() {
      return complaints;
    },
    signal: (signal) => void child.kill(signal),
    kill: (signal = 'SIGKILL') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
        child.once('exit', resolve);
        child.kill(signal);
      }),
  };
}
