import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Source } from './source.ts';

export const topOf = (file: string): string => file.split('/')[0];

/** The file or folder an import leads to, relative to the root; undefined for packages. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
  const own = /^@bandstand\/(.+)$/.exec(specifier);
  return own === null ? undefined : own[1];
}

function exportsOf(root: string, folder: string): Readonly<Record<string, string>> {
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return {};
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
  return exports ?? {};
}

/** An import that leads to another file of the tree. */
export interface Link {
  readonly target: string;
  readonly line: number;
}

/** The imports of every file that stay within the tree, types included: a reader has to follow those too. */
export type Links = ReadonlyMap<string, readonly Link[]>;

export function resolveImports(root: string, sources: readonly Source[]): Links {
  const files = new Set(sources.map(({ file }) => file));
  const resolve = (file: string, specifier: string): string | undefined => {
    const target = targetOf(file, specifier);
    if (target === undefined || files.has(target)) return target;
    const exported = exportsOf(root, topOf(target));
    const wanted = `.${target.slice(topOf(target).length)}`;
    return exported[wanted] === undefined ? undefined : posix.join(topOf(target), exported[wanted]);
  };
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.flatMap(({ name, line }) => {
        const target = resolve(file, name);
        return target === undefined || !files.has(target) ? [] : [{ target, line }];
      }),
    ]),
  );
}
