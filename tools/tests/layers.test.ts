import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { layerComplaints, projectRoot } from '../layers/check.ts';

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes the files into an empty tree and checks it. */
function complaintsAbout(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  planted.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return layerComplaints(root);
}

test('this project keeps its layers', () => {
  expect(layerComplaints(projectRoot())).toEqual([]);
});

describe('arrows', () => {
  test.each([
    ['engine/a.ts', `\nimport { x } from '@bandstand/bots';`, 'engine/a.ts:2: engine/ must not import from bots/'],
    ['engine/a.ts', `export { x } from '../kits/x.ts';`, 'engine/a.ts:1: engine/ must not import from kits/'],
    ['kits/a.ts', `import type { X } from '../games/one/index.ts';`, 'kits/a.ts:1: kits/ must not import from games/'],
    ['bots/a.ts', `const x = import('@bandstand/games');`, 'bots/a.ts:1: bots/ must not import from games/'],
    ['protocol/a.ts', `import '@bandstand/server';`, 'protocol/a.ts:1: protocol/ must not import from server/'],
    ['web/a.tsx', `import { x } from '@bandstand/server';`, 'web/a.tsx:1: web/ must not import from server/'],
    ['games/one/a.ts', `import { x } from '../two/index.ts';`, 'game "one" imports from game "two"'],
    ['games/one/a.ts', `import { x } from 'solid-js';`, 'here only valibot may be used'],
    ['games/one/a.ts', `import { x } from 'node:fs';`, 'here only valibot may be used'],
    ['engine/a.ts', `import { x } from 'valibot';`, 'here only @noble/hashes may be used'],
  ])('%s may not contain %s', (file, text, complaint) => {
    expect(complaintsAbout({ [file]: text })).toEqual([expect.stringContaining(complaint)]);
  });

  test('imports along the arrows are fine', () => {
    const fine = {
      'kits/a.ts': `import { x } from '@bandstand/engine';`,
      'games/one/a.ts': `import { x } from '@bandstand/kits/board'; import * as v from 'valibot';`,
      'games/one/ui/A.tsx': `import { createSignal } from 'solid-js';`,
      'games/one/tests/a.test.ts': `import { readFileSync } from 'node:fs'; import { y } from '@bandstand/bots';`,
      'web/a.ts': `import { x } from '@bandstand/bots';`,
      'server/a.ts': `import { x } from '@bandstand/protocol'; import fastify from 'fastify';`,
    };
    expect(complaintsAbout(fine)).toEqual([]);
  });
});

describe('cycles', () => {
  test('files that import each other are named in order', () => {
    const round = {
      'engine/a.ts': `import './b.ts';`,
      'engine/b.ts': `import './c.ts';`,
      'engine/c.ts': `\nimport './a.ts';`,
    };
    expect(complaintsAbout(round)).toEqual([
      'engine/c.ts:2: closes a cycle of imports: engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts',
    ]);
  });

  test('a cycle through a package name is found', () => {
    const round = {
      'engine/package.json': `{ "exports": { ".": "./index.ts" } }`,
      'engine/index.ts': `export * from './a.ts';`,
      'engine/a.ts': `import { b } from '@bandstand/engine';`,
    };
    expect(complaintsAbout(round)).toContainEqual(expect.stringContaining('closes a cycle of imports'));
  });
});

describe('cycles of types', () => {
  test('files that need each other for their types alone are named', () => {
    const round = {
      'engine/a.ts': `import type { B } from './b.ts';`,
      'engine/b.ts': `export type { A } from './a.ts';`,
    };
    expect(complaintsAbout(round)).toEqual([
      'engine/b.ts:1: closes a cycle of imports: engine/a.ts → engine/b.ts → engine/a.ts',
    ]);
  });
});

describe('cycles of folders', () => {
  const round = {
    'server/table/a.ts': `import '../storage/a.ts';`,
    'server/storage/a.ts': '',
    'server/storage/b.ts': `import type { B } from '../table/b.ts';`,
    'server/table/b.ts': '',
  };
  const complaint = 'server/storage: folders that need each other: server/storage ⇄ server/table';

  test('folders that need each other are named although no file does', () => {
    expect(complaintsAbout(round)).toEqual([complaint]);
  });

  test('a folder and a file beside it that need each other are named', () => {
    const beside = {
      'games/one/rules/a.ts': `import '../state.ts';`,
      'games/one/state.ts': `import type { B } from './rules/b.ts';`,
      'games/one/rules/b.ts': '',
    };
    expect(complaintsAbout(beside)).toEqual([
      'games/one/rules: folders that need each other: games/one/rules ⇄ games/one/state.ts',
    ]);
  });

  test('tests may look at anything, and files on both sides of a folder are no cycle', () => {
    const fine = {
      'games/one/game.ts': `import './rules/a.ts';`,
      'games/one/rules/a.ts': `import '../state.ts';`,
      'games/one/state.ts': '',
      'games/one/tests/a.test.ts': `import '../game.ts';`,
    };
    expect(complaintsAbout(fine)).toEqual([]);
  });
});

describe('purity', () => {
  test.each([
    ['engine/a.ts', 'const now = Date.now();', 'uses Date'],
    ['engine/a.ts', 'const now = new Date();', 'uses Date'],
    ['engine/a.ts', 'const x = Math.random();', 'uses Math.random'],
    ['kits/draft-and-write/a.ts', 'console.log(1);', 'uses console'],
    ['games/one/rules/a.ts', 'if (process.env.X) { }', 'uses process'],
    ['games/one/a.ts', `const x = globalThis.fetch;`, 'uses fetch'],
    ['games/one/a.ts', 'setTimeout(() => {}, 1);', 'uses setTimeout'],
  ])('%s may not contain %s', (file, text, complaint) => {
    expect(complaintsAbout({ [file]: text })).toContainEqual(expect.stringContaining(`${file}:1: ${complaint}`));
  });

  test('boards, tests, comments, texts and member names may use the words', () => {
    const fine = {
      'games/one/ui/A.tsx': 'setTimeout(() => {}, 1);',
      'games/one/tests/a.test.ts': 'console.log(Date.now());',
      'games/one/a.ts': `// no Date here\nexport const a = { process: 'fetch', Date: 1 }.process;`,
      'server/a.ts': 'console.log(Math.random());',
    };
    expect(complaintsAbout(fine)).toEqual([]);
  });
});

describe('stray game ids', () => {
  const game = { 'games/tin-whistle/index.ts': `export const game = { id: 'tin-whistle' };` };

  test.each([
    ['web/home.tsx', `const first = 'tin-whistle';`],
    ['engine/tests/a.test.ts', `// as in tin-whistle`],
    ['tools/size.json', `{ "game": "tin-whistle" }`],
    ['web/app.css', `.tin-whistle { color: red; }`],
    ['games/index.ts', `import './tin-whistle/index.ts';`],
  ])('%s may not contain %s', (file, text) => {
    expect(complaintsAbout({ ...game, [file]: text })).toContain(
      `${file}:1: names the game "tin-whistle" outside games/tin-whistle/`,
    );
  });

  test('docs may name games, and longer words are other words', () => {
    const fine = { ...game, 'README.md': 'tin-whistle', 'docs/a.json': '"tin-whistle"', 'web/a.ts': `'tin-whistles'` };
    expect(complaintsAbout(fine)).toEqual([]);
  });
});
