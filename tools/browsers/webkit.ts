import { existsSync } from 'node:fs';
import { asExpression, NotHere, pressAt, type Driver } from './driver.ts';
import { freePort, isInstalled, start, type Running } from './start.ts';

const PROGRAM = 'WebKitWebDriver';
/** The bars of the small browser that comes with it take so much. */
const BARS = 60;
const MINI_BROWSERS = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** A display of our own where the machine has none. */
async function display(): Promise<{ env: NodeJS.ProcessEnv; screen?: Running }> {
  if (process.env['DISPLAY'] !== undefined || process.env['WAYLAND_DISPLAY'] !== undefined) return { env: process.env };
  if (!isInstalled('Xvfb')) throw new NotHere('WebKitGTK needs a display (Debian: xvfb)');
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  return { env: { ...process.env, DISPLAY: `:${await screen.said(/^(\d+)\n/m)}`, GDK_BACKEND: 'x11' }, screen };
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message ?? answer.status}`);
  return value;
}

async function untilListening(driver: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${PROGRAM} does not answer`);
}

/** WebKitGTK, the engine of Safari as Linux has it, over WebDriver. */
export async function openWebKit(width: number, height: number): Promise<Driver> {
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  if (!isInstalled(PROGRAM) || binary === undefined)
    throw new NotHere('WebKitGTK is not installed (Debian: webkit2gtk-driver)');
  const { env, screen } = await display();
  const port = await freePort();
  const running = start(PROGRAM, [`--port=${port}`], env);
  const driver = `http://127.0.0.1:${port}`;
  await untilListening(driver);
  const options = { binary, args: ['--automation'] };
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${driver}/session`,
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
  );
  const session = `${driver}/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  await ask('POST', `${session}/window/rect`, { width, height: height + BARS });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async run(work, ...values) {
      const script = `const done = arguments[0];
        ${asExpression(work, values)}.then((text) => done({ text }), (error) => done({ error: String(error) }))`;
      const { text, error } = await ask<{ text?: string; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [],
      });
      if (error !== undefined) throw new Error(error);
      return JSON.parse(text ?? 'null') as never;
    },
    async press(x, y) {
      await ask('POST', `${session}/actions`, { actions: pressAt(x, y) });
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await running.end();
      await screen?.end();
    },
  };
}
