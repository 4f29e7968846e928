import { readFile } from 'node:fs/promises';
import { gameIds } from '@bandstand/games';
import { expect, test } from 'vitest';
import { projectRoot } from '../layers/check.ts';
import { deadLinks, rulingsFile, rulingsOf, rulingsPage } from '../rulings.ts';

const root = projectRoot();
const ids = await gameIds();

test.each(ids)('every ruling of %s names code and a test that are there', async (id) => {
  expect(await deadLinks(root, id, await rulingsOf(root, id))).toEqual([]);
});

test('the page of rulings is what `npm run rulings` writes', async () => {
  expect(await readFile(rulingsFile, 'utf8')).toBe(await rulingsPage(root));
});

test('a file, a name or a test that is not there, and more than one line, are caught', async () => {
  const [id] = ids;
  const [sound] = await rulingsOf(root, id);
  const [file] = sound.code.split('#');
  const dead = await deadLinks(root, id, [
    sound,
    { ...sound, code: 'games/nowhere.ts#play' },
    { ...sound, code: `${file}#noSuchName` },
    { ...sound, test: 'nothing holds this' },
    { ...sound, ruling: 'one | two' },
  ]);
  expect(dead.map((line) => line.slice(id.length + 2).split(' (')[0])).toEqual([
    'there is no file games/nowhere.ts',
    `${file} has no noSuchName`,
    'there is no test "nothing holds this"',
    '"one | two" is more than a line of a table',
  ]);
});
