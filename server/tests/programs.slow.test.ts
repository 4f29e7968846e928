import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Seated } from '@bandstand/protocol';
import { expect, test } from 'vitest';
import { post } from './client.ts';
import { testServer } from './setup.ts';

const example = (file: string): string => fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));

const run = (command: string, args: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', resolve);
  });

const hasPython = (await run('python3', ['-c', '0']).catch(() => 1)) === 0;

test('the example bots in TypeScript and Python play a whole match against each other over the open API', async () => {
  const server = await testServer({ unlimited: true });
  const [game] = (
    await Promise.all((await gameIds()).map(async (id) => ({ id, seats: must(await loadGame(id)).game.seats })))
  ).filter(({ seats }) => seats.max === 2);
  const made = await post<Seated>(server.url, '/api/matches', {
    game: game.id,
    name: 'Host',
    isPublic: true,
    seats: [
      { kind: 'program', name: 'One' },
      { kind: 'program', name: 'Two' },
    ],
  });
  const [one, two] = made.body.programs;
  const codes = await Promise.all([
    run(process.execPath, [example('bot.ts'), server.url, made.body.match, one.token]),
    hasPython
      ? run('python3', [example('bot.py'), server.url, made.body.match, two.token])
      : run(process.execPath, [example('bot.ts'), server.url, made.body.match, two.token]),
  ]);
  expect(codes).toEqual([0, 0]);
  expect(must(await server.context.tables.get(made.body.match)).state.ending).toMatchObject({ how: 'played' });
  await server.remove();
}, 60_000);
