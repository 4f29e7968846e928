import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./peers/', import.meta.url));

/** Installs the peers of the benchmarks beside their lock file, once. */
export function installPeers(say: (note: string) => void): void {
  if (existsSync(join(folder, 'node_modules/boardgame.io'))) return;
  say('fetching boardgame.io for the comparison …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--no-workspaces', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export const requirePeer = createRequire(join(folder, 'package.json'));

/** Compiles a C program with full optimisation; nothing where there is no compiler. */
export function compileC(source: string): string | undefined {
  const program = join(mkdtempSync(join(tmpdir(), 'bandstand-bench-')), 'peer');
  try {
    execFileSync('gcc', ['-O3', '-o', program, source], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return program;
}
