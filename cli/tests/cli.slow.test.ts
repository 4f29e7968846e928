import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, hashOf, must, type MatchRecord } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main, run, type Ran } from './program.ts';

let folder: string;
/** A short game for two. */
let game: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-cli-'));
  for (const id of await gameIds()) if (must(await loadGame(id)).game.seats.max === 2) game = id;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('play, replay and verify', () => {
  test('a whole match is played at the keyboard, saved, told again and verified', async () => {
    const file = join(folder, 'match.json');
    const played = await run(
      ['play', game, '--deal', 'a test', '--bot', 'random', '--save', file],
      `u\nx\n${'1\n'.repeat(60)}`,
    );
    expect(played.out).toContain('You have not moved yet.');
    expect(played.out).toContain('Please type the number of a move');
    expect(played.out).toContain('Record written');
    expect(await run(['verify', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Consistent: all') as string,
    });
    const told = await run(['replay', file]);
    expect(told.code).toBe(0);
    expect(told.out.split('\n').length).toBeGreaterThan(10);
  });

  test('a changed record is not played, a forged one is not fair', async () => {
    const file = join(folder, 'damaged.json');
    const record = JSON.parse(await readFile(join(folder, 'match.json'), 'utf8')) as { moves: unknown[] };
    await writeFile(file, JSON.stringify({ ...record, moves: record.moves.slice(1) }));
    expect(await run(['verify', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('damaged-record') as string,
    });
    await writeFile(file, '{"format":"pgn"}');
    expect(await run(['replay', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('foreign-format') as string,
    });
  });
});

describe('verify says what it shows and what not', () => {
  const record = async () =>
    JSON.parse(await readFile(join(folder, 'match.json'), 'utf8')) as MatchRecord & Record<string, unknown>;
  const answer = async (text: string, ...flags: readonly string[]): Promise<Ran> => {
    const file = join(folder, 'shown.json');
    await writeFile(file, text);
    return run(['verify', file, ...flags]);
  };
  /** The record with a change, and a checksum that fits it. */
  const resealed = ({ checksum: _old, ...body }: MatchRecord, change: object): string => {
    const changed = { ...body, ...change };
    return JSON.stringify({ ...changed, checksum: hashOf(changed) });
  };

  test('fair only with the seal that was seen before the first move', async () => {
    const match = await record();
    const text = JSON.stringify(match);
    expect((await answer(text, '--commitment', match.commitment)).out).toMatch(/^Fair: /);
    expect(await answer(text, '--commitment', 'ab'.repeat(32))).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^NOT FAIR/) as string,
    });
    const other = '12'.repeat(32);
    const forged = resealed(match, { seed: other, commitment: commitmentTo(other), moves: [] });
    expect((await answer(forged, '--commitment', match.commitment)).code).toBe(1);
  });

  test('another rules version or pack cannot be checked here', async () => {
    for (const change of [{ rulesVersion: 99 }, { pack: 'ab'.repeat(32) }])
      expect(await answer(resealed(await record(), change))).toMatchObject({
        code: 2,
        out: expect.stringMatching(/^Cannot check/) as string,
      });
  });

  test.each(['1e999', '-0', `${'['.repeat(20_000)}${']'.repeat(20_000)}`])(
    'a record with %.12s in it is damaged',
    async (junk) => {
      const text = JSON.stringify(await record()).replace(/"rulesVersion":\d+/, `"rulesVersion":1,"x":${junk}`);
      const ran = await answer(text);
      expect(ran.code).toBe(2);
      expect(ran.err.trim().split('\n')).toHaveLength(1);
    },
  );

  test('captions cannot steer the terminal', async () => {
    const match = await record();
    const file = join(folder, 'escapes.json');
    await writeFile(file, JSON.stringify({ ...match, captions: { 'band-0': '\u001b]0;owned\u0007\u001b[2J' } }));
    const told = await run(['replay', file]);
    expect(told.code).toBe(0);
    for (const control of ['\u001b', '\u0007']) expect(told.out).not.toContain(control);
  });
});

describe('simulate', () => {
  test('the same seed gives the same result whatever the number of workers', async () => {
    const args = ['simulate', game, '--bots', 'greedy,random', '--games', '90', '--seed', '5', '--json'];
    const results = await Promise.all(['1', '3'].map((workers) => run([...args, '--workers', workers])));
    const [one, three] = results.map(({ out }) => ({ ...(JSON.parse(out) as Record<string, unknown>), seconds: 0 }));
    expect(one).toEqual(three);
    expect(one).toMatchObject({ game, games: 90, seed: 5, seats: [{ bot: 'greedy' }, { bot: 'random' }] });
    for (const key of ['pack', 'rulesVersion', 'moves']) expect(one).toHaveProperty(key);
  });
});

describe('wrong input gets one line, exit code 2 and writes nothing', () => {
  test.each([
    ['an unknown command', ['dance'], 'unknown-command'],
    ['an unknown game', ['simulate', 'chess'], 'unknown-game'],
    ['an unknown bot', ['simulate', 'GAME', '--bots', 'deepblue'], 'unknown-bot'],
    ['an unknown option', ['simulate', 'GAME', '--options', '{"colour":1}', '--seats', '2'], 'unknown-option'],
    ['options that are not JSON', ['simulate', 'GAME', '--options', '{'], 'bad-json'],
    ['too many seats', ['simulate', 'GAME', '--seats', '9'], 'bad-seat-count'],
    [
      'bots that do not fit the seats',
      ['simulate', 'GAME', '--seats', '2', '--bots', 'greedy,greedy,greedy'],
      'bad-bots',
    ],
    ['a number that is none', ['simulate', 'GAME', '--games', 'many'], 'bad-number'],
    ['an unknown flag', ['simulate', 'GAME', '--fast'], 'bad-usage'],
    ['a missing word', ['laws'], 'bad-usage'],
    ['a missing file', ['verify', 'nowhere.json'], 'no-such-file'],
    ['a pack that is no pack', ['laws', 'GAME', '--pack', main.replace('main.ts', 'package.json')], 'bad-pack'],
    ['a command that is nearly one', ['simulat'], 'unknown-command'],
    ['a seat before the first', ['play', 'GAME', '--seat', '0'], 'bad-number'],
    ['an unknown flag of the server', ['serve', '--prot', '3'], 'bad-usage'],
    ['a port that is none', ['serve', '--port', 'abc'], 'bad-number'],
    ['the rules of no game', ['rules', 'chess'], 'unknown-game'],
    ['an unknown benchmark', ['bench', 'sleep'], 'unknown-bench'],
  ])('%s', async (_what, args, code) => {
    const target = join(folder, 'nothing.json');
    const ran = await run(args.map((word) => (word === 'GAME' ? game : word)));
    expect(ran.code).toBe(2);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.err).toContain(`(${code})`);
    expect(existsSync(target)).toBe(false);
  });
});

test('every command explains itself', async () => {
  const overview = await run(['--help']);
  const names = [...overview.out.matchAll(/^ {2}(\w+) /gm)].map((found) => found[1]);
  expect(names.length).toBeGreaterThan(7);
  const helps = await Promise.all(names.map((name) => run([name, '--help'])));
  for (const [i, name] of names.entries()) expect(helps[i].out).toContain(`bandstand ${name}`);
});

test('laws that hold are reported as JSON when asked', async () => {
  const fine = await run(['laws', game, '--matches', '3', '--json']);
  expect(fine.code).toBe(0);
  expect(JSON.parse(fine.out)).toMatchObject({ game, matches: 3, broken: [] });
});

describe('output that cannot be written', () => {
  const shell = (command: string): Promise<Ran> =>
    new Promise((resolve) => {
      const words = ['-o', 'pipefail', '-c', command, process.execPath, main, game];
      execFile('bash', words, { timeout: 60_000 }, (error, out, err) =>
        resolve({ code: error === null ? 0 : Number(error.code), out, err }),
      );
    });

  test.each(['"$0" "$1" --help', '"$0" "$1" simulate "$2" --games 1', '"$0" "$1" play "$2" < /dev/null'])(
    '%s to a full disk fails with one line',
    async (command) => {
      const ran = await shell(`${command} > /dev/full`);
      expect(ran.code).toBe(1);
      expect(ran.err.trim().split('\n')).toHaveLength(1);
      expect(ran.err).toContain('ENOSPC');
    },
  );

  test('to a reader that has gone ends quietly, as other programs do', async () => {
    expect(await shell('{ sleep 0.1; "$0" "$1" --help; } | true')).toEqual({ code: 141, out: '', err: '' });
  });
});

describe('play --save', () => {
  test('refuses before the match what it could not write after it', async () => {
    const ran = await run(['play', game, '--save', join(folder, 'nowhere', 'match.json')]);
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(cannot-write)') as string });
  });

  test('replaces a file only when told to', async () => {
    const file = join(folder, 'dear.json');
    await writeFile(file, 'dear');
    const refused = await run(['play', game, '--save', file]);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(file-exists)') as string });
    expect(await readFile(file, 'utf8')).toBe('dear');
    expect(await run(['play', game, '--save', file, '--force'], 'q\n')).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ game });
  });
});
