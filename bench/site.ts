import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPg, type RunningPg } from '../tools/pg.mjs';
import { startTarget, type Target } from './load.ts';

const FIRST_PORT = 21_071;

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Everything that was started, so that all of it is stopped. */
export class Site {
  private readonly folder = mkdtempSync(join(tmpdir(), 'bandstand-nodes-'));
  private readonly nodes = new Set<Target>();
  private readonly databases: RunningPg[] = [];
  private nextPort = FIRST_PORT;

  async postgres(flushDelayMs = 0): Promise<RunningPg> {
    const pg = await startPg({ isDurable: true, flushDelayMs });
    this.databases.push(pg);
    return pg;
  }

  async node(pg?: RunningPg, port = this.nextPort++): Promise<Target> {
    const storage = pg === undefined ? { DATA_FILE: join(this.folder, `${port}.sqlite`) } : { DATABASE_URL: pg.url };
    const env = { PORT: String(port), UNLIMITED: '1', BOT_DELAY_MS: '0', ...storage };
    const node = await startTarget(here('../server/main.ts'), [], env, `http://127.0.0.1:${port}`);
    this.nodes.add(node);
    return node;
  }

  async kill(node: Target): Promise<void> {
    this.nodes.delete(node);
    await node.stop();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.nodes].map((node) => node.stop()));
    for (const pg of this.databases) await pg.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
