import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../layers/check.ts';
import { newGame } from '../newGame.ts';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

/** Written in parts, since in the copy this file may not name a game. */
const idOf = (...words: string[]): string => words.join('-');

/** A game that is written from nothing, as a page tells. */
const PAGE = readFileSync(join(projectRoot(), 'docs/how-to/first-game-in-an-hour.md'), 'utf8');
const id = /new-game -- ([\w-]+)/.exec(PAGE)?.[1] ?? '';
const typed = [...PAGE.matchAll(/`(games\/[^`]+)`:\n\n```\w+\n(.*?)```/gs)].map(([, file, text]) => ({ file, text }));

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

test('the first game in an hour, typed as the page says, obeys the laws and plays', { retry: 0 }, async () => {
  expect(typed.length).toBeGreaterThan(10);
  for (const { file, text } of typed) await writeFile(join(copy.root, file), text);
  await rm(join(copy.root, `games/${id}/tests/records/greedy.json`));
  copy.run('tools/run.mjs', 'schemas');
  copy.run('tools/run.mjs', 'playthroughs');
  copy.run('tools/run.mjs', 'archive', id, 'first');
  copy.run('tools/run.mjs', 'format');
  for (const { file, text } of typed) {
    expect(readFileSync(join(copy.root, file), 'utf8'), `${file} as the formatter wants it`).toBe(text);
  }
  expect(copy.run('cli/main.ts', 'laws', id, '--matches', '50')).toContain(`laws hold for ${id}`);
  expect(copy.run('cli/main.ts', 'simulate', id, '--bots', 'greedy,random', '--games', '200')).toContain('greedy');
});

test(
  'with it and new games that sort first and last, every check is green without an edit',
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

test('a hand shown to everybody is caught by the laws, as the page says', async () => {
  const file = join(copy.root, `games/${id}/view.ts`);
  const text = readFileSync(file, 'utf8');
  const leaky = text.replace('state.hands[viewer].slice()', 'state.hands[0].slice()');
  expect(leaky).not.toBe(text);
  await writeFile(file, leaky);
  expect(() => copy.run('cli/main.ts', 'laws', id, '--matches', '20')).toThrow(/Command failed/);
  await writeFile(file, text);
});

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
