import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../layers/check.ts';
import { wordComplaints } from '../words/check.ts';

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** A game that has language files. */
const GROWN = { 'games/g/text/en/words.ts': 'export const words = {};' };

/** Writes the files into a tree with one game and checks it. */
function complaintsAbout(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  planted.push(root);
  for (const [file, text] of Object.entries({ ...GROWN, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return wordComplaints(root);
}

test('in this project every word stands in a language file, and every entry is said', () => {
  expect(wordComplaints(projectRoot())).toEqual([]);
});

describe('a sentence outside of the language files is caught', () => {
  test.each([
    ['in an element', 'web/A.tsx', 'export const A = () => <p>Wait</p>;', 'Wait'],
    ['in a choice in an element', 'web/A.tsx', "export const A = () => <p>{open ? 'Free' : name}</p>;", 'Free'],
    ['in an attribute that is read aloud', 'web/A.tsx', 'export const A = () => <i aria-label="Seats" />;', 'Seats'],
    ['in an attribute of ours', 'web/A.tsx', 'export const A = () => <B note="Only you see it" />;', 'Only you see it'],
    ['in a text', 'table/a.ts', "export const a = bad('late', 'You are too late.');", 'You are too late.'],
    ['beside what is put in', 'games/g/ui/a.ts', 'export const a = `${n} chips`;', '§ chips'],
    [
      'in work that is handed on',
      'table/a.ts',
      "mutex.run(() => bad('late', 'You are too late.'));",
      'You are too late.',
    ],
    ['to whoever typed wrongly', 'cli/a.ts', "throw new UsageError('no', 'Give a number.');", 'Give a number.'],
  ])('%s', (_, file, text, sentence) => {
    expect(complaintsAbout({ [file]: text })).toEqual([
      `${file}:1: a sentence outside of the language files: ${sentence}`,
    ]);
  });
});

test.each([
  ['a class', 'web/A.tsx', 'export const A = () => <p class="big red" classList={{ "is on": on }} />;'],
  ['a selector', 'web/a.ts', "export const a = document.querySelector('.end h2');"],
  ['a bug', 'engine/a.ts', "throw new Error('this cannot be');"],
  ['the name of a step', 'games/g/lesson.ts', "export const a = { about: 'the worst voice' };"],
  ['markup', 'games/g/ui/a.ts', 'export const a = `<path d="M0 ${y} h4" />`;'],
  ['what is compared', 'web/A.tsx', "export const A = () => <p>{key === 'Enter' ? name : ''}</p>;"],
  ['a text by language', 'games/g/card.ts', "export const card = spoken({ en: 'Three fine words' });"],
])('%s is not a sentence for people', (_, file, text) => {
  expect(complaintsAbout({ [file]: text })).toEqual([]);
});

test('a new game may speak from its code until it has a folder of language files', () => {
  const sketch = { 'games/new/terminal.ts': "export const a = 'Your hand is empty.';" };
  expect(complaintsAbout(sketch)).toEqual([]);
  expect(complaintsAbout({ ...sketch, 'games/new/text/en/words.ts': 'export const words = {};' })).toHaveLength(1);
});

test('only the files beside a language may import it', () => {
  const entry = "export const words = { hello: 'Hello there' };";
  const chooser = "import { words as en } from './en/words.ts';\nexport const words = spoken({ en });\nwords.hello;";
  const files = { 'web/text/en/words.ts': entry, 'web/text/index.ts': chooser };
  expect(complaintsAbout(files)).toEqual([]);
  expect(complaintsAbout({ ...files, 'web/a.ts': "import { words } from './text/en/words.ts';" })).toEqual([
    'web/a.ts: imports one language; ask the files beside it, which choose',
  ]);
});

test('an entry that nobody says is caught; one that is handed on whole or by another name is said', () => {
  const entries = "export const words = {\n  a: { b: 'Bee', c: 'Sea' },\n  d: { e: 'Eagle' },\n  f: { g: 'Gee' },\n};";
  const said = 'list(words.d);\nconst f = words.f;\nf.g;\nwords.a.b;';
  expect(complaintsAbout({ 'web/text/en/words.ts': entries, 'web/a.ts': said })).toEqual([
    'web/text/en/words.ts:2: nobody says a.c',
  ]);
});
