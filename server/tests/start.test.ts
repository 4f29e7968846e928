import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readSettings, SettingError, startServer } from '../index.ts';
import { freePort } from './process.ts';
import { testServer } from './setup.ts';

const running: { remove(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.remove();
});

async function occupy(port: number): Promise<() => Promise<void>> {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => squatter.close(() => resolve()));
}

describe('a taken port', () => {
  test('moves on to the next free one when none was asked for', async () => {
    const port = await freePort();
    const leave = await occupy(port);
    const server = await testServer({ port, isPortFixed: false });
    running.push(server);
    expect(server.port).toBeGreaterThan(port);
    await leave();
  });

  test('is an error when it was asked for', async () => {
    const port = await freePort();
    const leave = await occupy(port);
    await expect(testServer({ port, isPortFixed: true })).rejects.toThrow('EADDRINUSE');
    await leave();
  });
});

test('a second server with the same data file is refused until the first has stopped, because neither would hear of the other', async () => {
  const first = await testServer();
  await expect(startServer({ ...first.settings, port: 0 })).rejects.toThrow('Another Bandstand is running');
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  await first.stop();
  const second = await startServer({ ...first.settings, port: 0 });
  expect((await fetch(`${second.url}/ready`)).status).toBe(200);
  await second.stop();
  await rm(first.folder, { recursive: true });
});

describe('settings', () => {
  test.each([
    [{ PORT: 'many' }, 'PORT takes a whole number'],
    [{ PORT: '70000' }, 'PORT takes a whole number from 0 to 65535'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
    [{ DATABASE_URL: 'mysql://x' }, 'must begin with postgres://'],
    [{ REFLEX_MIN_MS: '900', REFLEX_MAX_MS: '100' }, 'REFLEX_MAX_MS takes a whole number from 900'],
  ])('%o is refused with what would be right', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingError);
    expect(() => readSettings(env)).toThrow(message);
  });
});

test('a drained server says goodbye and is not ready', async () => {
  const server = await testServer();
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  await server.remove();
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
});
