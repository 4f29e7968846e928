import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGame } from '../newGame.ts';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

/** Written in parts, since in the copy this file may not name a game. */
const idOf = (...words: string[]): string => words.join('-');
const id = idOf('lantern', 'row');

test('a scaffolded game is found, obeys the laws, can be simulated, and no other file changes', async () => {
  const before = await copy.files();
  expect(copy.run('tools/newGame.ts', id)).toContain(id);
  expect(copy.run('cli/main.ts', 'laws', id, '--matches', '20')).toContain(`laws hold for ${id}`);
  expect(copy.run('cli/main.ts', 'simulate', id, '--bots', 'greedy,random', '--games', '20')).toContain(
    `20 games of ${id}`,
  );
  const after = await copy.files();
  const changed = [...after].filter(([file, print]) => before.get(file) !== print).map(([file]) => file);
  expect(changed.length).toBeGreaterThan(5);
  expect(changed.filter((file) => !file.startsWith(`games/${id}/`))).toEqual([]);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
});

test(
  'with new games that sort first, in the middle and last, every check is green without an edit',
  { timeout: 600_000, retry: 0 },
  () => {
    const ids = [idOf('aa', 'first'), id, idOf('zz', 'last')];
    for (const other of [ids[0], ids[2]]) copy.run('tools/newGame.ts', other);
    // Engine, kits and the other games cannot know of a new game (the layers say so): their tests are left out to save time.
    const tests = [
      'games/tests',
      'web',
      'server',
      'cli',
      'lab',
      'bots',
      'tools/tests/layers',
      ...ids.map((made) => `games/${made}`),
    ];
    expect(copy.run('tools/run.mjs', 'check', ...tests)).toContain('Tests');
  },
);

test('a second record is archived under its own name, and none is overwritten', () => {
  expect(copy.run('tools/archive.ts', id, 'second')).toContain(`games/${id}/tests/records/second.json`);
  expect(() => copy.run('tools/archive.ts', id, 'second')).toThrow('archived records stay as they are');
});

test.each([undefined, '', 'Lantern Row', '../evil', 'tests', '-x'])('"%s" is no id for a game', async (id) => {
  expect(await newGame(id, `${copy.root}/games`)).toHaveProperty('problem');
});

test('a taken id is refused and nothing is written', async () => {
  const before = await copy.files();
  expect(await newGame('tests', `${copy.root}/games`)).toHaveProperty('problem');
  await newGame('maple-street', `${copy.root}/games`);
  const made = await copy.files();
  expect(await newGame('maple-street', `${copy.root}/games`)).toMatchObject({
    problem: expect.stringContaining('already') as string,
  });
  expect(await copy.files()).toEqual(made);
  expect(made.size).toBeGreaterThan(before.size);
});
