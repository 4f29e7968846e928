// Writes content/pack.schema.json of every game from its shape; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { gameIds } from '@bandstand/games';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export async function schemaOf(id: string): Promise<{ readonly file: URL; readonly text: string }> {
  const folder = new URL(`../games/${id}/content/`, import.meta.url);
  const { packShape } = (await import(new URL('shape.ts', folder).href)) as { packShape: GenericSchema };
  const schema = toJsonSchema(packShape, { errorMode: 'ignore' });
  return { file: new URL('pack.schema.json', folder), text: `${JSON.stringify(schema, null, 2)}\n` };
}

/** Writes the schema of one game. */
export async function writeSchema(id: string): Promise<void> {
  const { file, text } = await schemaOf(id);
  await writeFile(file, text);
}

if (import.meta.main) {
  const stale: string[] = [];
  for (const id of await gameIds()) {
    const { file, text } = await schemaOf(id);
    const written = await readFile(file, 'utf8').catch(() => '');
    if (written === text) continue;
    stale.push(id);
    if (!process.argv.includes('--check')) await writeFile(file, text);
  }
  const isCheck = process.argv.includes('--check');
  console.log(
    stale.length === 0 ? 'All pack schemas are up to date.' : `${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}.`,
  );
  if (isCheck && stale.length > 0) process.exitCode = 1;
}
