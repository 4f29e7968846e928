import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as a person would; `input` is what they type. */
export const run = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const options = { timeout: 60_000, env: { ...process.env, FORCE_COLOR: '0', ...env }, maxBuffer: 1 << 26 };
    const child = execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, out, err }),
    );
    child.stdin?.end(input);
  });

/** Starts the program, waits until it has said `cue`, types `input` if there is any, and presses Ctrl+C. */
export function interrupted(args: readonly string[], cue: RegExp | number): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, FORCE_COLOR: '0' } });
    const heard = { out: '', err: '' };
    let isStopped = false;
    const stop = (): void => {
      if (!isStopped) child.kill('SIGINT');
      isStopped = true;
    };
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`nothing like ${String(cue)} in ${JSON.stringify(heard)}`));
    }, 60_000);
    const hear = (stream: 'out' | 'err') => (chunk: Buffer) => {
      heard[stream] += chunk.toString();
      if (cue instanceof RegExp && cue.test(heard.out)) stop();
    };
    child.stdout.on('data', hear('out'));
    child.stderr.on('data', hear('err'));
    if (typeof cue === 'number') setTimeout(stop, cue);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code: code ?? -1, ...heard });
    });
  });
}
