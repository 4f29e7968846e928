import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface ProjectCopy {
  readonly root: string;
  /** Runs a file of the copy with Node and returns what it printed. */
  run(file: string, ...args: string[]): string;
  /** Every source file with its fingerprint. */
  files(): Promise<Map<string, string>>;
  remove(): Promise<void>;
}

/** What a fresh clone would have, with what is not committed yet, in a temporary folder. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'bandstand-copy-'));
  // Open to others like a clone: PostgreSQL runs as somebody else when the tests run as root.
  await chmod(copy, 0o755);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter((name) => name !== '')) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file)).catch(() => undefined);
  }
  return copy;
}

/** A copy of the sources in a temporary folder, with the installed packages linked in. */
export async function copyProject(): Promise<ProjectCopy> {
  const copy = await copySources();
  await mkdir(join(copy, 'node_modules/@bandstand'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@bandstand') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir(join(root, 'node_modules/@bandstand'))) {
    await symlink(join(copy, name), join(copy, 'node_modules/@bandstand', name));
  }
  return {
    root: copy,
    run: (file, ...args) =>
      execFileSync(process.execPath, [join(copy, file), ...args], {
        cwd: copy,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        // As on a build machine: a snapshot that is missing there is a failure, here it would be written without a word.
        env: {
          ...Object.fromEntries(
            Object.entries(process.env).filter(([name]) => !/^(VITEST|BANDSTAND|TEST$|NODE_ENV)/.test(name)),
          ),
          CI: 'true',
        },
        maxBuffer: 2 ** 26,
      }),
    async files() {
      const entries = await readdir(copy, { recursive: true, withFileTypes: true });
      const found = new Map<string, string>();
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || path.includes('/node_modules/')) continue;
        found.set(
          path.slice(copy.length + 1),
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
        );
      }
      return found;
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}
