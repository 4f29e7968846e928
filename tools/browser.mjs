// A real Chromium for tests: one named by the user, the one from npm (Linux x64), else an installed Chrome, Edge or Chromium.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(here, 'testbin/package.json'));
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Unpacks into a private folder and renames it, so that two test runs at once cannot meet half a browser. */
function unpacked(packageFolder, main, folder) {
  if (existsSync(join(folder, 'chromium'))) return;
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const script = `import(${JSON.stringify(main)}).then(async ({ inflate }) => {
    for (const name of ${JSON.stringify(ARCHIVES)}) await inflate(${JSON.stringify(`${packageFolder}/bin/`)} + name);
  })`;
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, TMPDIR: own } });
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/** Machines without fonts get the ones that came along. */
function fontEnvironment(folder) {
  if (existsSync('/etc/fonts/fonts.conf')) return {};
  const file = join(folder, 'bandstand-fonts.conf');
  const body = `<dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir>`;
  const doctype = '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  writeFileSync(file, `<?xml version="1.0"?>${doctype}<fontconfig>${body}</fontconfig>`);
  return { FONTCONFIG_FILE: file };
}

function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the Chromium from npm is for Linux x64');
  const main = require.resolve('@sparticuz/chromium');
  const packageFolder = dirname(dirname(main));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(here, 'testbin/node_modules/.cache', `chromium-${version}`);
  unpacked(packageFolder, main, folder);
  const libraries = [process.env.LD_LIBRARY_PATH, join(folder, 'al2023/lib')].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--font-render-hinting=none'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, ...fontEnvironment(folder) },
  };
}

function candidates() {
  const named = process.env.BANDSTAND_BROWSER;
  const at = (executablePath) => () => ({ executablePath, args: ['--no-sandbox'] });
  return [
    ...(named === undefined ? [] : [at(named)]),
    fromNpm,
    () => ({ channel: 'chrome' }),
    () => ({ channel: 'msedge' }),
    ...INSTALLED.map(at),
  ];
}

async function firstThatStarts() {
  const reasons = [];
  for (const candidate of candidates()) {
    try {
      const options = candidate();
      const browser = await chromium.launch({ headless: true, ...options });
      await browser.close();
      return options;
    } catch (error) {
      reasons.push(String(error.message).split('\n')[0]);
    }
  }
  throw new Error(
    `No Chromium was found. npm test fetches one; or set BANDSTAND_BROWSER to the path of yours.\n  ${reasons.join('\n  ')}`,
  );
}

let found;

/** Playwright's launch options for the first browser that starts. */
export const browserOptions = () => (found ??= firstThatStarts());
