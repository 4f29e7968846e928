// Scaffolds games/<id>: a small complete game that obeys the laws, to be replaced file by file.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
    return { problem: 'Give the new game an id in kebab-case, for example: npm run new-game -- lantern-row' };
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

if (import.meta.main) {
  const result = await newGame(process.argv[2], fileURLToPath(new URL('../games/', import.meta.url)));
  if ('problem' in result) {
    console.error(result.problem);
    process.exitCode = 2;
  } else {
    console.log(
      `Made ${result.folder}. Next: npm run -s bandstand -- laws ${process.argv[2]}; docs/how-to/add-a-game.md tells the rest.`,
    );
  }
}
