import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder that a file is to stand in, for its owner only. One by one: Node's own way to make several at once never
 * comes back from a place that cannot hold folders and says that they are not there, as /proc does.
 */
export function makeFolderFor(file: string): void {
  const folder = dirname(file);
  if (existsSync(folder)) return;
  makeFolderFor(folder);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
