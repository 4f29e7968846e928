import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGame } from '../newGame.ts';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

test('a scaffolded game is found, obeys the laws, can be simulated, and no other file changes', async () => {
  const before = await copy.files();
  expect(copy.run('tools/newGame.ts', 'lantern-row')).toContain('lantern-row');
  expect(copy.run('cli/main.ts', 'laws', 'lantern-row', '--matches', '20')).toContain('laws hold for lantern-row');
  expect(copy.run('cli/main.ts', 'simulate', 'lantern-row', '--bots', 'greedy,random', '--games', '20')).toContain(
    '20 games of lantern-row',
  );
  const after = await copy.files();
  const changed = [...after].filter(([file, print]) => before.get(file) !== print).map(([file]) => file);
  expect(changed.length).toBeGreaterThan(5);
  expect(changed.filter((file) => !file.startsWith('games/lantern-row/'))).toEqual([]);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
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
