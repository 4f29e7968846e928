// Scaffolds games/<id>: a small complete game that obeys the laws, to be replaced file by file.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { untoldList, wordsIn } from '../games/tests/everyText.ts';
import { playthroughs } from '../games/tests/playthrough.ts';
import { archive } from './archive.ts';
import { writeSchemas } from './schemas.ts';

const EXAMPLE = ['lantern', 'row'].join('-');
const TEMPLATE = { id: 'template-game', type: 'TemplateGame', name: 'Template Game' } as const;

const words = (id: string): string[] => id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));

const rename = (text: string, id: string): string =>
  text
    .replaceAll(TEMPLATE.id, id)
    .replaceAll(TEMPLATE.type, words(id).join(''))
    .replaceAll(TEMPLATE.name, words(id).join(' '));

/** Writes the folder and returns its path; a problem comes back as a sentence. */
export async function newGame(
  id: string | undefined,
  gamesFolder: string,
): Promise<{ readonly folder: string } | { readonly problem: string }> {
  if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id === 'tests') {
    return { problem: `Give the new game an id in kebab-case, for example: npm run new-game -- ${EXAMPLE}` };
  }
  const folder = join(gamesFolder, id);
  const taken = await readdir(gamesFolder);
  if (taken.includes(id)) return { problem: `There is a folder games/${id} already; choose another id.` };
  await mkdir(folder, { recursive: true });
  await cp(fileURLToPath(new URL('./template/', import.meta.url)), folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, rename(await readFile(file, 'utf8'), id));
  }
  return { folder };
}

/** What is made from a game rather than written: the schema of its pack, golden playthroughs and what they leave out, a record. */
async function writeMade(id: string): Promise<void> {
  await writeSchemas(id);
  const folder = new URL(`../games/${id}/tests/playthroughs/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const { game, knowledge } = must(await loadGame(id));
  const told = [...playthroughs(game, knowledge)];
  for (const { file, text } of told) await writeFile(new URL(file, folder), text);
  const words = wordsIn(game.text).join('\n');
  await writeFile(new URL('untold.txt', folder), await untoldList(id, [words, ...told.map(({ text }) => text)]));
  await archive(id, 'greedy');
}

if (import.meta.main) {
  const result = await newGame(process.argv[2], fileURLToPath(new URL('../games/', import.meta.url)));
  if ('problem' in result) {
    console.error(result.problem);
    process.exitCode = 2;
  } else {
    await writeMade(process.argv[2]);
    console.log(
      `Made ${result.folder}. Next: npm run -s bandstand -- laws ${process.argv[2]}; docs/how-to/add-a-game.md tells the rest.`,
    );
  }
}
