import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../layers/check.ts';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

const PAGE = readFileSync(join(projectRoot(), 'docs/how-to/first-game-in-an-hour.md'), 'utf8');
const id = /new-game -- ([\w-]+)/.exec(PAGE)?.[1] ?? '';
const files = [...PAGE.matchAll(/`(games\/[^`]+)`:\n\n```\w+\n(.*?)```/gs)].map(([, file, text]) => ({ file, text }));

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

test(
  'the first game in an hour, typed as the page says, obeys the laws, plays and passes the checks',
  { timeout: 300_000, retry: 0 },
  async () => {
    copy.run('tools/newGame.ts', id);
    expect(files.length).toBeGreaterThan(10);
    for (const { file, text } of files) await writeFile(join(copy.root, file), text);
    await rm(join(copy.root, `games/${id}/tests/records/greedy.json`));
    copy.run('tools/run.mjs', 'schemas');
    copy.run('tools/run.mjs', 'playthroughs');
    copy.run('tools/run.mjs', 'archive', id, 'first');
    copy.run('tools/run.mjs', 'format');
    for (const { file, text } of files) {
      expect(readFileSync(join(copy.root, file), 'utf8'), `${file} as the formatter wants it`).toBe(text);
    }
    expect(copy.run('cli/main.ts', 'laws', id, '--matches', '50')).toContain(`laws hold for ${id}`);
    expect(copy.run('cli/main.ts', 'simulate', id, '--bots', 'greedy,random', '--games', '200')).toContain('greedy');
    expect(copy.run('tools/run.mjs', 'check', 'games/tests', `games/${id}`, 'web/tests')).toContain('Tests');
  },
);

test('a hand shown to everybody is caught by the laws, as the page says', async () => {
  const file = join(copy.root, `games/${id}/view.ts`);
  const text = readFileSync(file, 'utf8');
  const leaky = text.replace('state.hands[viewer].slice()', 'state.hands[0].slice()');
  expect(leaky).not.toBe(text);
  await writeFile(file, leaky);
  expect(() => copy.run('cli/main.ts', 'laws', id, '--matches', '20')).toThrow(/Command failed/);
});
