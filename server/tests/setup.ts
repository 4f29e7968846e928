import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, startServer, type RunningServer, type Settings } from '../index.ts';

export interface TestServer extends RunningServer {
  readonly folder: string;
  readonly settings: Settings;
  remove(): Promise<void>;
}

/** A node with real storage in a temporary folder, on a free port. */
export async function testServer(
  change: Partial<Settings> = {},
  onDeath?: (reason: Error) => void,
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-'));
  const settings: Settings = {
    ...readSettings({}),
    port: 0,
    dataFile: join(folder, 'test.sqlite'),
    botDelayMs: 0,
    logLevel: 'silent',
    localWebhooks: true,
    ...change,
  };
  const server = await startServer(settings, onDeath);
  return {
    ...server,
    folder,
    settings,
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A node whose client is this one page. */
export async function serverWithPage(page: string): Promise<TestServer> {
  const webRoot = await mkdtemp(join(tmpdir(), 'bandstand-web-'));
  await writeFile(join(webRoot, 'index.html'), page);
  const server = await testServer({ webRoot });
  return {
    ...server,
    async remove() {
      await server.remove();
      await rm(webRoot, { recursive: true, force: true });
    },
  };
}
