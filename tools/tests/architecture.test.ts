import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../layers/check.ts';

const root = projectRoot();

/** The numbered way of a move: a file and a function of it on each line. */
const way = [...readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\d+\. `([\w/.]+)` `(\w+)`/gm)].map(
  ([, file, name]) => ({ file, name }),
);

test('the way of a move is told with files and functions that exist', () => {
  for (const { file, name } of way)
    expect(readFileSync(join(root, file), 'utf8'), `${file} has ${name}`).toMatch(
      new RegExp(`\\b${name}\\(|(?:function|const) ${name}\\b`),
    );
});

test('a move passes at most 20 functions in at most 15 files', () => {
  expect(way.length).toBeGreaterThan(10);
  expect(way.length).toBeLessThanOrEqual(20);
  expect(new Set(way.map(({ file }) => file)).size).toBeLessThanOrEqual(15);
});
