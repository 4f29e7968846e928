import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../server/tests/setup.ts';
import { API_TYPES, typesOf } from '../client.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ unlimited: true });
});
afterAll(() => server.remove());

const run = (args: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, timeout: 110_000 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), said: out + err }),
    );
  });

test('the kept types are what the generator makes of the description (npm run client writes them)', async () => {
  const description: unknown = await (await fetch(`${server.url}/api/openapi.json`)).json();
  expect(typesOf(description)).toBe(await readFile(API_TYPES, 'utf8'));
});

test.each(await gameIds())('the generated client plays a whole match of %s over HTTP', async (id) => {
  const { seats } = must(await loadGame(id)).game;
  const played = await run(['examples/client.ts', server.url, id, String(Math.max(2, seats.min))]);
  expect(played.said).toMatch(new RegExp(`^${id}: over after \\d+( \\+ \\d+)+ moves$`, 'm'));
  expect(played.code).toBe(0);
});

test('a client that says what the description does not know is not even compiled', async () => {
  const folder = await mkdtemp(join(root, '.cache/client-'));
  const check = async (client: string): Promise<{ code: number; said: string }> => {
    const file = join(folder, 'client.ts');
    await writeFile(file, client.replace("'./api.d.ts'", "'../../examples/api.d.ts'"));
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node'];
    const target = ['--target', 'esnext', '--module', 'nodenext', '--lib', 'esnext,dom,dom.asynciterable'];
    return run(['node_modules/typescript/bin/tsc', '--ignoreConfig', ...flags, ...target, file]);
  };
  const client = await readFile(join(root, 'examples/client.ts'), 'utf8');
  expect(await check(client)).toEqual({ code: 0, said: '' });
  const wrong = await check(client.replace("type: 'move', move, nonce", "type: 'move', move: 'north', nonce"));
  expect(wrong.code).not.toBe(0);
  expect(wrong.said).toContain('TS2322');
  await rm(folder, { recursive: true, force: true });
});
