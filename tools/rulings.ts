// Writes docs/rulings.md from games/*/rulings.json: every ruling with the code that does it and the test that holds it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bandstand/games';
import { must } from '@bandstand/engine';
import type { Ruling } from '@bandstand/kits/edition';
import { projectRoot } from './layers/check.ts';

/** A ruling, and where it stands. */
export interface HeldRuling extends Ruling {
  /** A file, and behind # a name that stands in it. */
  readonly code: string;
  /** The name of a test of the game, as it is written there. */
  readonly test: string;
}

export const rulingsFile = join(projectRoot(), 'docs/rulings.md');

const HEAD = `# Rulings

What the rulebooks say, in our words, where the code does it, and the name of the test that holds it. *Ours* is what we decided where a rulebook is
silent or can be read in more ways than one; the README of each game says more about those. Cards, goals, sheets and charts are ours as well.

Written by \`npm run rulings\` from \`games/*/rulings.json\`; \`npm run check\` looks for files, names and tests that are not there.
`;

const textOf = (root: string, file: string): Promise<string> => readFile(join(root, file), 'utf8').catch(() => '');

/** The texts of a game's tests, by file. */
async function testsOf(root: string, id: string): Promise<Map<string, string>> {
  const folder = `games/${id}/tests`;
  const files = (await readdir(join(root, folder))).filter((file) => /\.b?test\.tsx?$/.test(file));
  return new Map(
    await Promise.all(
      files.map(async (file) => [`${folder}/${file}`, await textOf(root, `${folder}/${file}`)] as const),
    ),
  );
}

/** The first file with a test of this name. */
const fileWith = (tests: ReadonlyMap<string, string>, name: string): string | undefined =>
  [...tests].find(([, text]) => [`'${name}'`, `"${name}"`].some((quoted) => text.includes(quoted)))?.[0];

/** What the rulings name and is not there. */
export async function deadLinks(root: string, id: string, rulings: readonly HeldRuling[]): Promise<string[]> {
  const tests = await testsOf(root, id);
  const dead: string[] = [];
  for (const { ruling, code, test } of rulings) {
    const [file, name = ''] = code.split('#');
    const text = await textOf(root, file);
    if (text === '') dead.push(`${id}: there is no file ${file} ("${ruling}")`);
    else if (!text.includes(name)) dead.push(`${id}: ${file} has no ${name} ("${ruling}")`);
    if (fileWith(tests, test) === undefined) dead.push(`${id}: there is no test "${test}" ("${ruling}")`);
    if (/[|\n]/.test(ruling + test)) dead.push(`${id}: "${ruling}" is more than a line of a table`);
  }
  return dead;
}

export const rulingsOf = async (root: string, id: string): Promise<readonly HeldRuling[]> =>
  JSON.parse((await textOf(root, `games/${id}/rulings.json`)) || '[]') as readonly HeldRuling[];

const link = (text: string, file: string): string => `[${text}](../${file})`;

async function chapterOf(root: string, id: string): Promise<string> {
  const { game } = must(await loadGame(id));
  const tests = await testsOf(root, id);
  const rulings = await rulingsOf(root, id);
  if (rulings.length === 0) return '';
  const rows = rulings.map(({ ruling, from, code, test }) => {
    const [file, name = file] = code.split('#');
    return `| ${ruling} | ${from} | ${link(`\`${name}\``, file)} | ${link(test, fileWith(tests, test) ?? '')} |`;
  });
  return `\n## ${game.text.name}\n\n| Ruling | From | Code | Test |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** The whole page. */
export async function rulingsPage(root: string): Promise<string> {
  const chapters = await Promise.all((await gameIds()).map((id) => chapterOf(root, id)));
  return HEAD + chapters.join('');
}

if (import.meta.main) await writeFile(rulingsFile, await rulingsPage(projectRoot()));
