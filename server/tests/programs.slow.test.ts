import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { must, type Outcome } from '@bandstand/engine';
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

/** The oldest Node that the README promises must do for the examples. */
const OLDEST = fileURLToPath(
  new URL(`../../tools/oldest/node_modules/node-linux-${process.arch}/bin/node`, import.meta.url),
);

interface Program {
  readonly name: string;
  readonly run: (server: string, match: string, key: string) => Promise<number | null>;
}
const python: readonly Program[] = hasPython
  ? [{ name: 'bot.py', run: (...args) => run('python3', [example('bot.py'), ...args]) }]
  : [];
const PROGRAMS: readonly Program[] = [
  { name: 'bot.mjs', run: (...args) => run(process.execPath, [example('bot.mjs'), ...args]) },
  ...python,
  { name: 'bot.mjs on the oldest Node', run: (...args) => run(OLDEST, [example('bot.mjs'), ...args]) },
];

/** A whole match of programs over the open API of a server that counts what they ask for. */
async function playedBy(programs: readonly Program[], game: string) {
  const server = await testServer();
  const made = await post<Seated>(server.url, '/api/matches', {
    game,
    name: 'Host',
    isPublic: true,
    seats: programs.map(({ name }) => ({ kind: 'program', name: name.slice(0, 24) })),
  });
  const codes = await Promise.all(
    made.body.programs.map(({ token }, seat) => programs[seat].run(server.url, made.body.match, token)),
  );
  const { ending } = must(await server.context.tables.get(made.body.match)).state;
  await server.remove();
  return { codes, how: ending?.how };
}

const ids = await gameIds();
const duels = new Set(
  (await Promise.all(ids.map(async (id) => [id, must(await loadGame(id)).game.seats.max] as const))).flatMap(
    ([id, most]) => (most === 2 ? [id] : []),
  ),
);
const seatsIn = async (id: string): Promise<number> => Math.min(3, must(await loadGame(id)).game.seats.max);

test.each(ids)(
  'the example bots play a whole match of %s against each other, waiting when they are asked to',
  async (id) => {
    const programs = PROGRAMS.concat(PROGRAMS).slice(0, await seatsIn(id));
    expect(await playedBy(programs, id)).toEqual({ codes: programs.map(() => 0), how: 'played' });
  },
  120_000,
);

test('the typed client plays all seats of a match', async () => {
  const server = await testServer({});
  for (const id of [ids[0], ids[ids.length - 1]])
    expect(await run(process.execPath, [example('client.ts'), server.url, id, String(await seatsIn(id))]), id).toBe(0);
  await server.remove();
}, 240_000);

/** So many more wins than losses decide. */
const LEAD = 6;
const MOST_MATCHES = 100;

test.runIf(hasPython)(
  'a bot that thinks, written from the documentation alone, beats the gentlest level',
  async () => {
    const server = await testServer();
    const [game] = ids.filter((id) => duels.has(id));
    let lead = 0;
    for (let each = 0; Math.abs(lead) < LEAD && each < MOST_MATCHES; each++) {
      const seats = [
        { kind: 'program', name: 'Thinker' },
        { kind: 'bot', bot: 'gentle' },
      ];
      const made = await post<Seated>(server.url, '/api/matches', {
        game,
        name: 'Host',
        isPublic: true,
        seats: each % 2 === 0 ? seats : seats.toReversed(),
      });
      const [{ seat, token }] = made.body.programs;
      expect(await run('python3', [example('thinker.py'), server.url, made.body.match, token])).toBe(0);
      const { ending } = must(await server.context.tables.get(made.body.match)).state;
      lead += ending?.how === 'played' ? 2 * (ending.outcome as Outcome).shares[seat] - 1 : -1;
    }
    expect(lead).toBeGreaterThanOrEqual(LEAD);
    await server.remove();
  },
  240_000,
);
