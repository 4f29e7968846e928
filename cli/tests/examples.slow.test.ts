import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Examples that this test leaves to others, and why. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/ bench /, 'takes minutes and a C compiler; bench/tests runs the parts'],
  [/ lantern-\w+ /, 'a game that the reader is about to write; tools/tests/newGame writes it and runs these'],
];

const EXAMPLE = /^npm run -s bandstand -- .*$/gm;

async function examplesIn(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].map((found) => found[1]);
  return blocks.flatMap((block) => [...block.matchAll(EXAMPLE)].map(([line]) => line));
}

const pages = ['README.md', ...(await readdir(join(root, 'docs/how-to'))).map((file) => `docs/how-to/${file}`)];
const examples = (await Promise.all(pages.map(examplesIn))).flat();
const isLeftOut = (line: string): boolean => LEFT_OUT.some(([pattern]) => pattern.test(line));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-examples-'));
  // A folder of its own in which the very words of the page do what they do in the project.
  const scripts = { bandstand: `node ${JSON.stringify(join(root, 'tools/run.mjs'))} bandstand` };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'examples', private: true, scripts }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a line of a page in a shell; whoever is asked for a move says 1. */
const runLine = (line: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
    const options = { cwd: folder, timeout: 110_000, env: { ...process.env, PATH }, maxBuffer: 1 << 26 };
    const child = execFile('bash', ['-c', line], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), said: out + err }),
    );
    child.stdin?.end('1\n'.repeat(200));
  });

test('the examples of the pages run word for word, one after the other', async () => {
  const runnable = examples.filter((line) => !isLeftOut(line));
  expect(runnable.length).toBeGreaterThan(5);
  for (const line of runnable) {
    const { code, said } = await runLine(line);
    expect(code, `${line}\n${said.slice(-2000)}`).toBe(0);
    expect(said.trim(), line).not.toBe('');
  }
}, 300_000);

test.each(LEFT_OUT)('there is still an example like %s', (pattern) => {
  expect(examples.filter((line) => pattern.test(line))).not.toEqual([]);
});
