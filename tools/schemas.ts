// Writes content/pack.schema.json of every game from its shape, and view.schema.json from what viewers are shown; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { gameIds } from '@bandstand/games';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { viewSchemaOf } from './viewSchema.ts';

interface SchemaFile {
  readonly file: URL;
  readonly text: string;
}

async function packSchemaOf(id: string): Promise<object> {
  const shape = new URL(`../games/${id}/content/shape.ts`, import.meta.url);
  const { packShape } = (await import(shape.href)) as { packShape: GenericSchema };
  return toJsonSchema(packShape, { errorMode: 'ignore' });
}

/** What the schema files of a game should say. */
export async function schemasOf(id: string): Promise<readonly SchemaFile[]> {
  const file = (path: string, schema: object): SchemaFile => ({
    file: new URL(`../games/${id}/${path}`, import.meta.url),
    text: `${JSON.stringify(schema, null, 2)}\n`,
  });
  return [file('content/pack.schema.json', await packSchemaOf(id)), file('view.schema.json', await viewSchemaOf(id))];
}

/** Writes the schemas of one game. */
export async function writeSchemas(id: string): Promise<void> {
  for (const { file, text } of await schemasOf(id)) await writeFile(file, text);
}

if (import.meta.main) {
  const stale: string[] = [];
  const isCheck = process.argv.includes('--check');
  for (const id of await gameIds()) {
    for (const { file, text } of await schemasOf(id)) {
      if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
      stale.push(file.pathname.split('/games/')[1]);
      if (!isCheck) await writeFile(file, text);
    }
  }
  console.log(
    stale.length === 0 ? 'All schemas are up to date.' : `${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}.`,
  );
  if (isCheck && stale.length > 0) process.exitCode = 1;
}
