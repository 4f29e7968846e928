import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, parseRecord } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wantsColour } from '../output.ts';
import { interrupted, run } from './program.ts';

const ESCAPE = '\u001b[';
let folder: string;
/** A short game that one or two can play. */
let game: string;
const ids = await gameIds();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-play-'));
  for (const id of ids) if (must(await loadGame(id)).game.seats.max === 2) game = id;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const movesIn = async (file: string): Promise<number> =>
  must(parseRecord(JSON.parse(await readFile(file, 'utf8')))).moves.length;

describe('at the prompt', () => {
  test.each([
    ['?', /At the prompt:[^]*undo[^]*On the board:/],
    ['legend', /On the board:/],
    ['rules', /^#* ?Blend/m],
    ['log', /takes .* for place 1/],
    ['moves', /1\) Take/],
    ['sheet', /Whose\?/],
    ['sheet bo', /Score so far/],
    ['sheet 2', /Score so far/],
    ['undo', /Taken back|stands/],
    ['save', /Where to\?/],
    ['0', /numbers 1 to \d/],
    ['999', /numbers 1 to \d/],
    ['unod', /Did you mean "undo"/],
    ['', /Please type the number/],
  ])('"%s" is answered', async (line, wanted) => {
    const { out, code } = await run(['play', game, '--deal', 'a test', '--bot', 'random'], `1\n${line}\nq\n`);
    expect(code).toBe(0);
    expect(out.slice(out.indexOf('>'))).toMatch(wanted);
  });

  test('a wrong answer stands below the board, which is not drawn again', async () => {
    const wrong = await run(['play', game, '--deal', 'a test'], 'x\nq\n');
    const right = await run(['play', game, '--deal', 'a test'], 'q\n');
    expect(wrong.out.split('Director A').length).toBe(right.out.split('Director A').length);
    expect(wrong.out.indexOf('Please type')).toBeGreaterThan(wrong.out.lastIndexOf('Row:'));
  });

  test('what rivals did stands between the board and the question', async () => {
    const { out } = await run(['play', game, '--deal', 'a test'], '1\nq\n');
    const last = out.slice(out.lastIndexOf('Row:'));
    expect(last).toMatch(/^ {2}Bo takes/m);
    expect(last.indexOf('Bo takes')).toBeLessThan(last.indexOf('1) Take'));
  });

  test('a number on the board takes the card that it stands at', async () => {
    const { out } = await run(['play', game, '--deal', 'a test'], '2\nq\n');
    const row = out.slice(out.lastIndexOf('Row:'));
    const drawn = [...row.matchAll(/(\d+)\) ([SATB]+)(?![a-z])/g)].map(([, number, card]) => [number, card]);
    const lettersOf = (card: string): string =>
      [...card.matchAll(/(\d) (\w)/g)].map(([, count, voice]) => voice.toUpperCase().repeat(Number(count))).join('');
    const listed = [...row.matchAll(/(\d+)\) Take .*: (.*)\)/g)].map(([, number, card]) => [number, lettersOf(card)]);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn).toEqual(listed);
  });

  test('alone, nobody sits opposite', async () => {
    const { out } = await run(['play', game, '--seats', '1', '--deal', 'a test'], '1\nq\n');
    expect(out).toContain('visiting conductor took');
    expect(out).not.toContain('Director B');
  });
});

describe.each(ids)('%s', (id) => {
  test('names its seats, never counts them from 0, and says what its signs mean', async () => {
    const { out, code } = await run(['play', id, '--deal', 'a test', '--name', 'Zoe'], `1\n?\nq\n`);
    expect(code).toBe(0);
    expect(out).toContain('Zoe (you)');
    expect(out).toContain('Bo');
    expect(out).not.toMatch(/seat 0/i);
    expect(out).toMatch(/On the board:\n( {2}.+\n){4,}/);
  });

  test('stays within 40 columns, prompts and news included', async () => {
    const { out } = await run(['play', id, '--deal', 'a test', '--seat', '2'], '1\n1\n1\n1\n?\nq\n', { COLUMNS: '40' });
    const lines = out.split('\n').slice(2);
    expect(lines.filter((line) => [...line].length > 40)).toEqual([]);
  });
});

describe('colour', () => {
  test.each([
    ['a terminal', {}, true, true],
    ['a file', {}, false, false],
    ['a terminal with NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['a terminal with an empty NO_COLOR', { NO_COLOR: '' }, true, true],
    ['a terminal that is dumb', { TERM: 'dumb' }, true, false],
    ['a file with FORCE_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
  ])('on %s', (_what, env, isTerminal, isColoured) => {
    expect(wantsColour(env, isTerminal)).toBe(isColoured);
  });

  test('is printed as escapes, or left out with all its marks', async () => {
    const [with_, without] = await Promise.all(
      ['1', '0'].map((forced) => run(['play', game, '--deal', 'a test'], 'q\n', { FORCE_COLOR: forced })),
    );
    expect(with_.out).toContain(ESCAPE);
    // oxlint-disable-next-line no-control-regex
    expect(with_.out.replaceAll(/\u001b\[\d+m/g, '')).toBe(without.out);
    expect(without.out).not.toContain(ESCAPE);
    expect(without.out).not.toMatch(/[\ue100-\ue1ff]/);
  });
});

describe('a match that was left', () => {
  test('is saved, and goes on where it stopped', async () => {
    const file = join(folder, 'left.json');
    expect((await run(['play', game, '--deal', 'a test', '--save', file], '1\n1\nq\n')).code).toBe(0);
    const before = await movesIn(file);
    const on = await run(['play', '--resume', file], '1\n'.repeat(40));
    expect(on.code).toBe(0);
    expect(on.out).toContain(`Record written to ${file}.`);
    expect(await movesIn(file)).toBeGreaterThan(before);
    expect((await run(['verify', file])).code).toBe(0);
    const over = await run(['play', '--resume', file]);
    expect(over).toMatchObject({ code: 2, err: expect.stringContaining('(match-over)') as string });
  });

  test('is saved by word in the middle of it', async () => {
    const file = join(folder, 'word.json');
    const { out } = await run(['play', game, '--deal', 'a test'], `1\nsave ${file}\n1\nsave ${file}\nq\n`);
    expect(out).toContain(`--resume ${file}`);
    expect(await movesIn(file)).toBeGreaterThan(1);
    const dear = join(folder, 'dear.json');
    await writeFile(dear, 'dear');
    expect((await run(['play', game], `save ${dear}\nq\n`)).out).toContain('exists already');
    expect(await readFile(dear, 'utf8')).toBe('dear');
  });

  test('with Ctrl+C is saved as well, and the exit code says so', async () => {
    const file = join(folder, 'stopped.json');
    const stopped = await interrupted(['play', game, '--deal', 'a test', '--save', file], /1\) Take/);
    expect(stopped.code).toBe(130);
    expect(stopped.out).toContain('Record written');
    expect(await movesIn(file)).toBeGreaterThanOrEqual(0);
  });
});

test('the end tells everybody’s score part by part, and so does a replay with rolls and scoring', async () => {
  const file = join(folder, 'whole.json');
  const played = await run(['play', game, '--deal', 'a test', '--save', file], '1\n'.repeat(40));
  expect(played.out).toMatch(/1\. .+: \d+\n( {2}(Soprano|Alto|Tenor|Bass) +\d+\n){4}2\. /);
  const told = await run(['replay', file, '--names', 'Ann,Ben']);
  expect(told.out).toMatch(/^ {3}Column 1 of Ann: soprano/m);
  expect(told.out).toMatch(/^ {3}All penalties: Ann/m);
  expect(told.out).toMatch(/1\. (Ann|Ben): \d+/);
  const json = JSON.parse((await run(['replay', file, '--json'])).out) as { steps: unknown[]; outcome: object };
  expect(json).toMatchObject({ game, seats: 2, outcome: { scores: [expect.any(Number), expect.any(Number)] } });
  expect(json.steps.length).toBe(await movesIn(file));
});

test('rivals’ sheets are shown at the end where boards show only the own one', async () => {
  const folders = await Promise.all(ids.map(async (id) => must(await loadGame(id))));
  const [{ game: written }] = folders.filter(({ drawSheet }) => drawSheet !== undefined);
  const { out } = await run(['play', written.id, '--deal', 'a test', '--bot', 'random'], '1\n'.repeat(400));
  expect(out).toContain('Sheet of Bo');
  expect(out).toMatch(/1\. .+: −?\d+\n {2}\S/);
});
