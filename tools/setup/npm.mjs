// Which npm installs packages, and under which Node: npm leaves out native packages that its own Node is too old for.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { root, stepTelling } from './say.mjs';

const CLI = 'npm-cli.js';
const FETCHED_CLI = join(root, 'tools/runtime/node_modules/npm/bin', CLI);

/** Whatever the person's own settings are, the packages of every task are wanted, and never a refusal over versions. */
const ALWAYS = ['--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund'];

const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT/,
    'npm cannot reach its registry. Check the network or the proxy (npm ping), then run the same command again',
  ],
  [/ENOSPC/, 'the disk is full. Make room, then run the same command again'],
  [/EDQUOT/, 'your disk quota is used up. Make room, then run the same command again'],
  [/EACCES|EPERM|EROFS/, `npm may not write here. Make ${root} and npm's cache writable for you, then run it again`],
];

export const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The environment in which every child finds the chosen Node first, and keeps what it has compiled: it starts in half the time. */
export const environmentFor = (node) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
});

/** The command line of npm under a given Node: the fetched npm belongs to the fetched Node. */
function npmUnder(node) {
  const beside = [join('..', 'lib', 'node_modules'), 'node_modules'].map((folder) =>
    join(dirname(process.execPath), folder, 'npm', 'bin', CLI),
  );
  const caller = process.env.npm_execpath ?? '';
  const clis = [
    ...(node === process.execPath ? [] : [FETCHED_CLI]),
    ...(caller.endsWith(CLI) ? [caller] : []),
    ...beside,
  ];
  const cli = clis.find((file) => existsSync(file));
  if (cli !== undefined) return [node, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

const reasonIn = (output, folder) =>
  REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? `npm ci failed in ${folder}; what it said stands above`;

const majorOf = (version) => version.split('.')[0];

/**
 * `npm ci` in a folder, unless it was done there for exactly these files under such a Node.
 * The stamp goes first and comes last, so that what was broken off half-way is never taken for done.
 */
export async function installed(folder, files, label, { node, version, flags = [] }) {
  const stamp = join(root, folder, 'node_modules', '.bandstand-stamp');
  const wanted = fingerprint(files, `${process.platform} ${process.arch} ${majorOf(version)}`);
  if (readIfThere(stamp) === wanted) return;
  await withLock(`install-${folder.replaceAll('/', '-')}`, async () => {
    if (readIfThere(stamp) === wanted) return;
    rmSync(stamp, { force: true });
    const [command, ...first] = npmUnder(node);
    const options = { cwd: join(root, folder), env: environmentFor(node), shell: command === 'npm.cmd' };
    const args = [...first, 'ci', '--loglevel=error', ...ALWAYS, ...flags];
    await stepTelling(label, command, args, options, (output) => reasonIn(output, folder));
    writeFileSync(stamp, wanted);
  });
}
