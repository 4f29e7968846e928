import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '@bandstand/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../server/tests/process.ts';
import { projectRoot } from '../layers/check.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-signals-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The ways in of the README. npm itself ends by the signal, as shells do. */
const RUN = [process.execPath, join(projectRoot(), 'tools/run.mjs')];
const NPM = ['npm', 'run', '-s'];
const BIN = [process.execPath, join(projectRoot(), 'cli/bin.mjs')];

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What a terminal does with Ctrl+C, and systemd at a stop: everybody of the group gets the signal, and some pass it on. */
const tellAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid !== undefined) process.kill(-child.pid, signal);
};

/** Starts a command in a group of its own, waits until it has said `cue`, or so many milliseconds, and sends the whole group a signal. */
function toldToStop(command: readonly string[], cue: RegExp | number, signal: NodeJS.Signals): Promise<Ended> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: projectRoot(),
    detached: true,
    env: { ...process.env, DATA_FILE: join(folder, 'kept.sqlite') },
  });
  const heard = { out: '', err: '' };
  let isTold = false;
  const tell = (): void => {
    if (!isTold) tellAll(child, signal);
    isTold = true;
  };
  if (typeof cue === 'number') setTimeout(tell, cue);
  const hear = (stream: 'out' | 'err') => (chunk: Buffer) => {
    heard[stream] += chunk.toString();
    if (cue instanceof RegExp && cue.test(heard.out)) tell();
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, ...heard }));
  });
}

const TRIES = 3;
/** A short game for two. */
const [game] = await gameIds();
const WAYS = { 'tools/run.mjs': [...RUN, 'bandstand'], 'npm run': [...NPM, 'bandstand', '--'], bandstand: BIN };

describe.each(Object.entries(WAYS))('through %s', (_name, way) => {
  test('Ctrl+C in a long run tells what is known so far', async () => {
    for (let each = 0; each < TRIES; each++) {
      const simulate = [...way, 'simulate', game, '--bots', 'greedy,greedy', '--games', '3000000'];
      const { code, out, err } = await toldToStop(simulate, 3_000, 'SIGINT');
      expect(`${code} ${out} ${err}`).toMatch(/^(130|null) [\d,]+ games of/);
    }
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('a server that gets %s', (signal) => {
  test('through npm start leaves once, in order', async () => {
    for (let each = 0; each < TRIES; each++) {
      const start = [...RUN, 'start', '--port', String(await freePort())];
      const { code, err } = await toldToStop(start, /is ready/, signal);
      expect({ code, err }).toMatchObject({ code: 0 });
    }
  });
});
