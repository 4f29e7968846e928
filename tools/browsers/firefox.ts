import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { asExpression, NotHere, pressAt, type Driver } from './driver.ts';
import { isInstalled, start } from './start.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
}

/** The command of WebDriver BiDi with this name, answered. */
type Ask = <Result>(method: string, params: object) => Promise<Result>;

async function connected(url: string): Promise<{ ask: Ask; close: () => void }> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (text: Buffer) => {
    const answer = JSON.parse(text.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ type, result, message }) => {
          waiting.delete(id);
          if (type === 'success') resolve(result as never);
          else reject(new Error(`${method}: ${message ?? 'refused'}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox over WebDriver BiDi, which it speaks without a driver beside it. */
export async function openFirefox(width: number, height: number): Promise<Driver> {
  const program = PROGRAMS.find(isInstalled);
  if (program === undefined) throw new NotHere('Firefox is not installed (Debian: firefox-esr)');
  const profile = await mkdtemp(join(tmpdir(), 'bandstand-firefox-'));
  const running = start(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const { ask, close } = await connected(`${await running.said(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  const { capabilities } = await ask<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const [{ context }] = contexts;
  await ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      const go = () => ask('browsingContext.navigate', { context, url, wait: 'complete' });
      // A load of Firefox's own at its start may take the place of ours.
      await go().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return go();
      });
    },
    async run(work, ...values) {
      const { type, result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
        expression: asExpression(work, values),
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'the page threw');
      return JSON.parse(result?.value ?? 'null') as never;
    },
    async press(x, y) {
      await ask('input.performActions', { context, actions: pressAt(x, y) });
    },
    async close() {
      await ask('browser.close', {}).catch(() => undefined);
      close();
      await running.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
