import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fonts and pictures are compressed already; a few bytes are not worth a file. */
const isWorthIt = (name: string, size: number): boolean =>
  /\.(js|css|html|svg|json|webmanifest)$/.test(name) && size > 400;

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (!isWorthIt(file, text.length)) return;
  const smaller = await brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  await Promise.all([writeFile(`${file}.br`, smaller), writeFile(`${file}.gz`, await zip(text, { level: 9 }))]);
}

/** Leaves a brotli and a gzip copy beside each built file, so that a server only has to send it. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'bandstand-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      await Promise.all(
        files.filter((entry) => entry.isFile()).map((entry) => compress(join(entry.parentPath, entry.name))),
      );
    },
  };
};
