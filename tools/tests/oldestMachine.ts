import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySources } from './projectCopy.ts';

const packages = fileURLToPath(new URL('../oldest/node_modules/', import.meta.url));
const oldNode = `${packages}node-linux-${process.arch}/bin/node`;
const oldNpm = `${packages}npm/bin/npm-cli.js`;

/** A fresh clone on a machine that has nothing but the oldest Node and npm which the README promises to do. */
export class OldestMachine {
  readonly #running = new Set<ChildProcess>();

  readonly clone: string;
  readonly #bin: string;

  private constructor(clone: string, bin: string) {
    this.clone = clone;
    this.#bin = bin;
  }

  static async start(): Promise<OldestMachine> {
    const bin = await mkdtemp(join(tmpdir(), 'bandstand-oldest-'));
    await symlink(oldNode, join(bin, 'node'));
    await symlink(oldNpm, join(bin, 'npm'));
    return new OldestMachine(await copySources(), bin);
  }

  /** Nothing of the npm that runs the tests reaches this machine, but for what npm has fetched before. */
  get environment(): Record<string, string> {
    return {
      HOME: process.env.HOME ?? '/',
      PATH: `${this.#bin}:/usr/bin:/bin`,
      PORT: '0',
      npm_config_prefer_offline: 'true',
    };
  }

  /** Starts a command in the clone; what it prints so far is in `output`. */
  run(command: string, args: readonly string[], env: Record<string, string> = {}): Running {
    const child = spawn(command, args, {
      cwd: this.clone,
      env: { ...this.environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#running.add(child);
    return new Running(child);
  }

  async remove(): Promise<void> {
    for (const { pid, exitCode } of this.#running) {
      if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
    }
    for (const folder of [this.clone, this.#bin]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Running {
  output = '';
  readonly ended: Promise<number | null>;

  constructor(child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.ended = new Promise((resolve) => child.once('close', resolve));
  }

  /** Waits until the output matches; if the command ends before, that is an error with all it printed. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    let isOver = false;
    void this.ended.then(() => (isOver = true));
    for (;;) {
      const found = pattern.exec(this.output);
      if (found !== null) return found;
      if (isOver) throw new Error(`It ended without printing ${String(pattern)}:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
