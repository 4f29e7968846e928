// Progress on stderr and child processes. Runs on any Node >= 18 without dependencies.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const HEARTBEAT_MS = 10_000;
const LAST_CHARACTERS = 20_000;
const startedAt = Date.now();

export const secondsSoFar = () => Math.round((Date.now() - startedAt) / 1000);

export function say(line) {
  process.stderr.write(`bandstand ${String(secondsSoFar()).padStart(4)} s  ${line}\n`);
}

/** Says what failed as the last line and ends the process. */
export function fail(line, code = 1) {
  say(`FAILED: ${line}`);
  process.exit(code);
}

/**
 * A terminal tells everybody of a group, npm passes on what it hears, a supervisor tells the whole tree: one wish to stop
 * comes several times. Two within this time are one.
 */
const SAME_WISH_MS = 500;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** After so many wishes to stop there is no more waiting. */
const WISHES = 3;

/** Passes on to the child what concerns it, each wish once; gives a way to stop doing so. */
function passOn(child) {
  let wishes = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const onStop = (signal) => {
    const now = performance.now();
    if (now - lastAt < SAME_WISH_MS) return;
    lastAt = now;
    wishes++;
    child.kill(wishes < WISHES ? signal : 'SIGKILL');
  };
  const handlers = [
    ...STOPS.map((signal) => [signal, onStop]),
    ['SIGWINCH', (signal) => child.kill(signal)],
    ['SIGCONT', (signal) => child.kill(signal)],
    [
      'SIGTSTP',
      () => {
        child.kill('SIGSTOP');
        process.kill(process.pid, 'SIGSTOP');
      },
    ],
  ].filter(([signal]) => hasGroups || STOPS.includes(signal));
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

const hasGroups = process.platform !== 'win32';

/** Runs a command to its end and gives its exit code. It has a group of its own, so that signals reach it through us only. */
export function run(command, args, options = {}, started = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: hasGroups, ...options });
    started(child);
    const stopPassing = passOn(child);
    const finish = (code) => {
      stopPassing();
      resolve(code);
    };
    child.on('error', (error) => {
      say(`cannot run ${command}: ${error.message}`);
      finish(127);
    });
    child.on('close', (code, signal) => finish(signal === null ? code : 130));
  });
}

/** Runs something that takes its time, saying now and then that it is still at it. */
async function withHeartbeat(label, work) {
  say(label);
  const workStart = Date.now();
  const heartbeat = setInterval(() => {
    say(`… still ${label} (${Math.round((Date.now() - workStart) / 1000)} s)`);
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}

/** A step that must succeed. */
export async function step(label, command, args, options) {
  const code = await withHeartbeat(label, () => run(command, args, options));
  if (code !== 0) fail(label, code);
}

/** A step that must succeed and whose complaints can be put into one line: `reason` reads what it printed. */
export async function stepTelling(label, command, args, options, reason) {
  let output = '';
  const listen = (child) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-LAST_CHARACTERS);
        process.stderr.write(chunk);
      });
    }
  };
  const piped = { ...options, stdio: ['ignore', 'pipe', 'pipe'] };
  const code = await withHeartbeat(label, () => run(command, args, piped, listen));
  if (code !== 0) fail(`${label}: ${reason(output)}`, code);
}
