import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { TinyProject } from './tinyProject.ts';

const made: TinyProject[] = [];
afterEach(async () => {
  for (const project of made.splice(0)) await project.remove();
});

async function project(dependencies?: Readonly<Record<string, string>>): Promise<TinyProject> {
  const tiny = await TinyProject.make(dependencies);
  made.push(tiny);
  return tiny;
}

const INSTALLING = 'installing packages';
const NO_REGISTRY = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };

test('packages are installed once, and again when another Node installed them', async () => {
  const tiny = await project();
  expect(await tiny.install()).toMatchObject({ code: 0, said: expect.stringContaining(INSTALLING) as string });
  expect(await tiny.install()).toEqual({ code: 0, said: '' });
  expect((await tiny.install({}, 'v99.0.0')).said).toContain(INSTALLING);
});

test('an install that fails leaves no stamp behind, not even the one from before', async () => {
  const tiny = await project();
  await tiny.install();
  const lock = join(tiny.folder, 'package-lock.json');
  await writeFile(lock, 'half a lo');
  expect((await tiny.install()).code).not.toBe(0);
  await expect(tiny.stamp()).rejects.toThrow('ENOENT');
});

test('two commands at once install once', async () => {
  const tiny = await project();
  const both = await Promise.all([tiny.install(), tiny.install()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ said }) => said.includes(INSTALLING))).toHaveLength(1);
});

test('a lock whose holder died is broken by one of many who wait', async () => {
  const tiny = await project();
  await mkdir(join(tiny.folder, '.cache'));
  await writeFile(join(tiny.folder, '.cache/install-..lock'), '4194303');
  const all = await Promise.all([tiny.install(), tiny.install(), tiny.install(), tiny.install()]);
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(all.filter(({ said }) => said.includes(INSTALLING))).toHaveLength(1);
  expect(existsSync(join(tiny.folder, '.cache/install-..lock'))).toBe(false);
});

test('without a network the last line says so and what to do', async () => {
  const tiny = await project({ 'left-out': '1.0.0' });
  const { code, said } = await tiny.install({ ...NO_REGISTRY, npm_config_cache: join(tiny.folder, 'cache') });
  expect(code).not.toBe(0);
  expect(said.trim().split('\n').at(-1)).toMatch(
    /FAILED: installing packages: npm cannot reach its registry\. Check the network .* run the same command again$/,
  );
});

test.each(['yarn.js', 'pnpm.cjs', 'bun'])('%s as the caller is not taken for npm', async (caller) => {
  const tiny = await project();
  const other = join(tiny.folder, caller);
  await writeFile(other, `throw new Error('this is not npm');`);
  expect(await tiny.install({ npm_execpath: other })).toMatchObject({ code: 0 });
});

test('settings of the person that leave packages out do not count here', async () => {
  const tiny = await project();
  const picky = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_engine_strict: 'true' };
  expect(await tiny.install(picky)).toMatchObject({ code: 0 });
  expect(existsSync(join(tiny.folder, 'node_modules/aside/package.json'))).toBe(true);
});
