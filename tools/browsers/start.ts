import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A program that runs until it is ended. */
export interface Running {
  readonly child: ChildProcess;
  /** Resolves with what the pattern finds in what it says. */
  said(pattern: RegExp): Promise<string>;
  end(): Promise<void>;
}

const SLOWEST_START_MS = 60_000;

export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Running {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (heard += part.toString()));
  return {
    child,
    async said(pattern) {
      const until = Date.now() + SLOWEST_START_MS;
      for (;;) {
        const found = pattern.exec(heard);
        if (found !== null) return found[1] ?? found[0];
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`${program} did not start: ${heard.slice(-400)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async end() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
