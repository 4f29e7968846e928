import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRAFFIC } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, spawnServer, type ServerProcess } from './process.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** A class of a school that opens the same link. */
const VISITORS = 30;
/** A browser opens so many connections to one server. */
const CONNECTIONS = 6;

let folder: string;
let server: ServerProcess;
/** All that a first visit asks for: the page, what it shows, and everything that is kept for later. */
let files: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-visits-'));
  server = await spawnServer({
    PORT: String(await freePort()),
    DATA_FILE: join(folder, 'visits.sqlite'),
    WEB_ROOT: webRoot,
    UNLIMITED: '0',
  });
  const worker = await readFile(join(webRoot, 'sw.js'), 'utf8');
  const kept = JSON.parse(/const FILES = (\[.*\]);/.exec(worker)?.[1] ?? '[]') as string[];
  files = ['/', '/sw.js', ...kept];
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const asked = (path: string, agent: Agent): Promise<{ status: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }));
    }).on('error', reject);
  });

test(`${VISITORS} people who share an address come for the first time at once, each with all files for later`, async () => {
  const statuses = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
      const answers = await Promise.all(files.map((path) => asked(path, agent)));
      agent.destroy();
      return answers.map(({ status }) => status);
    }),
  );
  process.stderr.write(`${files.length} requests a visit, ${VISITORS * files.length} of ${TRAFFIC.pageBurst}\n`);
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(statuses.flat())]).toEqual([200]);
}, 120_000);

test('who asks for more than that is told when to come again, and may then', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let last = await asked('/', agent);
  for (let count = 0; last.status === 200 && count < 3 * TRAFFIC.pageBurst; count += 200)
    [last] = (await Promise.all(Array.from({ length: 200 }, () => asked('/', agent)))).toSorted(
      (a, b) => b.status - a.status,
    );
  expect(last).toEqual({ status: 429, retryAfter: '1' });
  await expect.poll(async () => (await asked('/icon.svg', agent)).status).toBe(200);
  agent.destroy();
}, 120_000);
