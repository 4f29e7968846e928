// Writes examples/api.d.ts, the types of a client, from the description that the server gives of itself.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, startServer } from '@bandstand/server';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const API_TYPES = here('../examples/api.d.ts');

/** The types that the generator makes of a description. */
export function typesOf(description: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-client-'));
  try {
    const [source, target] = [join(folder, 'openapi.json'), join(folder, 'api.d.ts')];
    writeFileSync(source, JSON.stringify(description));
    const generator = here('client/node_modules/openapi-typescript/bin/cli.js');
    execFileSync(process.execPath, [generator, source, '-o', target], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(target, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const server = await startServer({ ...readSettings({}), port: 0, dataFile: ':memory:', logLevel: 'silent' });
  writeFileSync(API_TYPES, typesOf(await (await fetch(`${server.url}/api/openapi.json`)).json()));
  await server.stop();
  console.log('Written: examples/api.d.ts');
  process.exit(0);
}
