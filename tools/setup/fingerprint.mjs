// What has to be done again is decided by hashes of files, not by their dates.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './say.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'tests', 'coverage']);

/** One hash over the names and contents of files, given relative to the root. */
export function fingerprint(files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** All source files below a folder, sorted; tests and built things are left out. */
export function sourcesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  const files = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...sourcesIn(path));
    else files.push(path);
  }
  return files.sort();
}
