// Fails on a feature of the web that Chromium, Firefox and Safari have not all had for two years or keep from pages over
// plain http, on motions that one of them cannot bear, and on boards that ask for the window's width, in scripts and style sheets of whatever runs in a page.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inScripts } from './baseline/scripts.ts';
import { inStyles } from './baseline/styles.ts';
import type { Finding } from './baseline/support.ts';
import { waysInStyles } from './baseline/ways.ts';
import { ON_TABLE, windowInStyles } from './baseline/window.ts';
import { projectRoot } from './layers/check.ts';

/** What a page asks for before it uses it, or can do without. */
const ALLOWED: Readonly<Record<string, string>> = {
  'navigator.share': 'asked for; without it the link or the picture is copied or saved',
  'navigator.canShare': 'asked for, as above',
  'event.touches': 'only where there are fingers',
  'user-select': 'the build adds the prefix that Safari wants',
};

const IN_PAGES = ['web', 'kits', 'games', 'engine', 'protocol', 'table', 'bots'];
const NOT_SHIPPED = /(^|\/)(node_modules|dist|tests|build|bench)\/|terminal/;

const root = projectRoot();
const files = IN_PAGES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
).filter((file) => !NOT_SHIPPED.test(file));
const read = (ending: RegExp): { file: string; text: string }[] =>
  files.filter((file) => ending.test(file)).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const findings: [string, readonly Finding[]][] = [
  ...read(/\.css$/).map(({ file, text }): [string, Finding[]] => [
    file,
    [...inStyles(text), ...waysInStyles(text), ...(ON_TABLE.test(file) ? windowInStyles(text) : [])],
  ]),
  ...inScripts(read(/(?<!\.config|\.d)\.tsx?$/)),
];
for (const [file, list] of findings)
  for (const { line, what, why } of list) {
    if (Object.hasOwn(ALLOWED, what)) continue;
    process.stderr.write(`${file}:${line}: ${what}: ${why}\n`);
    process.exitCode = 1;
  }
