// Mutation testing: changes the code in a copy, bit by bit, and tells which changes no test noticed. Not part of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './layers/check.ts';
import { gatherTests } from './mutate/gathered.ts';
import { copyProject } from './tests/projectCopy.ts';

const root = projectRoot();

const DEFAULT = ['engine/*.ts', 'table/*.ts'];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const wanted = asked.length === 0 ? DEFAULT : asked;
const copy = await copyProject();
await mkdir(join(copy.root, 'tools/mutate'), { recursive: true });
gatherTests(copy.root, wanted);
await symlink(join(root, 'tools/mutate/node_modules'), join(copy.root, 'tools/mutate/node_modules'));
await writeFile(
  join(copy.root, 'stryker.config.json'),
  JSON.stringify({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: true },
    mutate: wanted,
    inPlace: true,
    concurrency: Number(process.env.BANDSTAND_MUTATE_WORKERS ?? 1),
    coverageAnalysis: 'perTest',
    // What runs only once, when a file is read, would need all tests for each change.
    ignoreStatic: true,
    reporters: ['progress-append-only', 'clear-text', 'json'],
    clearTextReporter: { allowColor: false, logTests: false },
    jsonReporter: { fileName: 'mutation.json' },
    allowEmpty: true,
    // The first run counts every line, which takes its time on a busy machine.
    dryRunTimeoutMinutes: 30,
  }),
);
const stryker = join(root, 'tools/mutate/node_modules/@stryker-mutator/core/bin/stryker.js');
const { status } = spawnSync(process.execPath, [stryker, 'run', 'stryker.config.json'], {
  cwd: copy.root,
  stdio: 'inherit',
  env: {
    ...process.env,
    BANDSTAND_LAW_MATCHES: '3',
  },
});
const report = join(copy.root, 'mutation.json');
if (existsSync(report)) {
  await mkdir(join(root, '.cache'), { recursive: true });
  await cp(report, join(root, '.cache/mutation.json'));
  console.log('The whole report: .cache/mutation.json');
}
await copy.remove();
process.exitCode = status ?? 1;
