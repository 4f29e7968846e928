import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const setup = fileURLToPath(new URL('../setup/', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** The set-up of this project around next to nothing (a workspace `part`, a package `aside` for development), so that an install takes a second. */
export class TinyProject {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(dependencies: Readonly<Record<string, string>> = {}): Promise<TinyProject> {
    const folder = await mkdtemp(join(tmpdir(), 'bandstand-tiny-'));
    await cp(setup, join(folder, 'tools/setup'), { recursive: true });
    for (const name of ['part', 'aside']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    }
    const named = { name: 'tiny', version: '1.0.0', dependencies, devDependencies: { aside: 'file:aside' } };
    const locked = Object.entries(dependencies).map(([name, version]) => [`node_modules/${name}`, { version }]);
    const lock = {
      ...named,
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { ...named, workspaces: ['part'] },
        part: { version: '1.0.0' },
        'node_modules/part': { resolved: 'part', link: true },
        aside: { version: '1.0.0', dev: true },
        'node_modules/aside': { resolved: 'aside', link: true },
        ...Object.fromEntries(locked),
      },
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...named, workspaces: ['part'] }));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    return new TinyProject(folder);
  }

  /** Installs the packages as every task does, and tells what the person would have read. */
  install(env: Readonly<Record<string, string>> = {}, version = process.version): Promise<Ended> {
    const script = `import('./tools/setup/install.mjs').then(({ ensurePackages }) => ensurePackages({ node: process.execPath, version: '${version}' }))`;
    const child = spawn(process.execPath, ['-e', script], { cwd: this.folder, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
  }

  readonly stamp = (): Promise<string> => readFile(join(this.folder, STAMP), 'utf8');

  readonly remove = (): Promise<void> => rm(this.folder, { recursive: true, force: true });
}

const STAMP = 'node_modules/.bandstand-stamp';
