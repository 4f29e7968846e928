// Pictures of every screen at three widths, light and dark, and one page with all of them: .cache/gallery/index.html.
// `npm run gallery -- home end` takes only scenes whose name holds one of these words; `-- steps` follows a newcomer.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { firstMinutes } from '../e2e/newcomer.ts';
import { testServer } from '../server/tests/setup.ts';
import { browserOptions } from './browser.mjs';
import { scenesFor, type Scene } from './gallery/scenes.ts';
import { gamesIn, projectRoot } from './layers/check.ts';

const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const root = projectRoot();
const folder = join(root, '.cache/gallery');

async function shoot(
  browser: Browser,
  site: string,
  scene: Scene,
  width: number,
  theme: 'light' | 'dark',
): Promise<string> {
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height: width < 500 ? 740 : 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: 'Ada' })),
  );
  const page = await context.newPage();
  await page.goto(site + scene.path);
  await page.waitForLoadState('networkidle');
  await scene.prepare?.(page);
  await page.waitForTimeout(600);
  const file = `${scene.name.replaceAll(' ', '-')}-${width}-${theme}.png`;
  await page.screenshot({ path: join(folder, file) });
  await context.close();
  return file;
}

/** The first minutes of a newcomer, a picture of each decision. Only when asked for: there are many. */
const STEPS = 16;

async function shootSteps(browser: Browser, site: string, game: string, width: number): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false })),
  );
  const page = await context.newPage();
  await page.goto(site);
  const files: string[] = [];
  const faults = await firstMinutes(page, game, STEPS, async (step) => {
    const file = `steps-${game}-${width}-${String(step + 1).padStart(2, '0')}.png`;
    await page.screenshot({ path: join(folder, file) });
    files.push(file);
  });
  for (const fault of faults) process.stderr.write(`  ${game} ${width}: ${fault}\n`);
  await context.close();
  return files;
}

const pictureOf = (file: string): string => `<a href="${file}"><img src="${file}" height="360" alt="${file}"></a>`;

const wanted = process.argv.slice(2);
const scenes = scenesFor(gamesIn(root)).filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await testServer({ unlimited: true });
const browser = await chromium.launch(await browserOptions());
const rows: string[] = [];
for (const [number, scene] of scenes.entries()) {
  process.stderr.write(`${number + 1} of ${scenes.length}: ${scene.name}\n`);
  const pictures: string[] = [];
  for (const width of WIDTHS)
    for (const theme of THEMES) {
      const file = await shoot(browser, server.url, scene, width, theme).catch((error: unknown) => {
        process.stderr.write(`  ${width} ${theme}: ${String(error).split('\n')[0]}\n`);
        process.exitCode = 1;
        return undefined;
      });
      if (file !== undefined) pictures.push(pictureOf(file));
    }
  rows.push(`<h2>${scene.name}</h2><p>${pictures.join(' ')}</p>`);
}
if (wanted.includes('steps'))
  for (const game of gamesIn(root))
    for (const width of [360, 1280]) {
      process.stderr.write(`the first steps in ${game} at ${width}\n`);
      const files = await shootSteps(browser, server.url, game, width);
      rows.push(`<h2>${game}, the first steps at ${width}</h2><p>${files.map(pictureOf).join(' ')}</p>`);
    }
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Gallery</title>${rows.join('\n')}`,
);
await browser.close();
await server.remove();
process.stdout.write(`${join(folder, 'index.html')}\n`);
