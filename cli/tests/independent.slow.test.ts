import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  commitmentTo,
  drawsOf,
  fastRandom,
  firstSeat,
  hashOf,
  Match,
  must,
  partCommitment,
  recordOf,
  secretFor,
  type Draw,
  type Game,
  type MatchRecord,
} from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../examples/verify.py', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('The independent verifier is not tested: there is no python3 here.\n');

const games = await Promise.all((await gameIds()).map(async (id) => must(await loadGame(id)).game));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-verify-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const partOf = (seat: number): string => secretFor(`part ${seat}`);

/** A match at random, to whose deal all devices but the last have added. */
function played(game: Game, hasParts: boolean): MatchRecord {
  const seats = Math.min(game.seats.max, Math.max(2, game.seats.min));
  const parts = Array.from({ length: seats }, (_, seat) => ({
    commitment: partCommitment(partOf(seat)),
    ...(seat === seats - 1 ? {} : { part: partOf(seat) }),
  }));
  const secret = secretFor(`independent ${game.id}`);
  const match = must(Match.start(game, { seats, secret, ...(hasParts ? { parts } : {}) }));
  const random = fastRandom(7);
  while (!match.isOver) {
    const seat = firstSeat(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    must(match.play(seat, moves[random.below(moves.length)].id));
  }
  return recordOf(match);
}

interface Ran {
  readonly code: number;
  readonly out: string;
}

const run = (command: string, args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(command, args, { timeout: 60_000, maxBuffer: 1 << 26 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, out: out + err }),
    );
  });

let files = 0;
async function verify(record: unknown, draws: unknown, ...flags: readonly string[]): Promise<Ran> {
  const paths = [`record-${++files}.json`, `draws-${files}.json`].map((name) => join(folder, name));
  await writeFile(paths[0], JSON.stringify(record));
  await writeFile(paths[1], JSON.stringify(draws));
  return run('python3', [program, ...paths, ...flags]);
}

/** The record with a change, and a checksum that fits it. */
const resealed = ({ checksum: _old, ...body }: MatchRecord, change: object): object => {
  const changed = { ...body, ...change };
  return { ...changed, checksum: hashOf(changed) };
};

describe.skipIf(!hasPython)('a verifier in another language', () => {
  test.each(games)('a match of $id holds for a verifier that knows no rules, with parts and without', async (game) => {
    for (const hasParts of [true, false]) {
      const record = played(game, hasParts);
      const draws = must(drawsOf(game, record));
      expect(draws.length).toBeGreaterThan(5);
      const flags = ['--commitment', record.commitment, ...(hasParts ? ['--part', partOf(0)] : [])];
      expect(await verify(record, draws, ...flags)).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Holds/) as string,
      });
    }
  });

  test.each(games)('a forged match of $id does not', async (game) => {
    const record = played(game, true);
    const draws = must(drawsOf(game, record));
    const other = secretFor('another seed');
    const parts = record.parts ?? [];
    const changedDraw = draws.map((draw, i): Draw =>
      i === 4 ? { ...draw, result: (draw.result + 1) % draw.bound } : draw,
    );
    const forgeries: readonly (readonly [unknown, unknown, ...string[]])[] = [
      [{ ...record, moves: [] }, draws],
      [resealed(record, { seed: other }), draws],
      [resealed(record, { seed: other, commitment: commitmentTo(other) }), draws],
      [resealed(record, { seed: other, commitment: commitmentTo(other) }), [], '--commitment', record.commitment],
      [resealed(record, { parts: parts.map((part, seat) => (seat === 0 ? { ...part, part: other } : part)) }), draws],
      [resealed(record, { parts: parts.map((part, seat) => (seat === 0 ? null : part)) }), draws],
      [record, changedDraw],
      [record, draws.slice(1)],
      [record, draws, '--part', other],
    ];
    for (const [forged, told, ...flags] of forgeries)
      expect(await verify(forged, told, ...flags)).toMatchObject({
        code: 1,
        out: expect.stringMatching(/^NOT FAIR/) as string,
      });
    expect((await verify({ format: 'pgn' }, draws)).code).toBe(2);
  });

  test('the command prints the draws that the verifier reads', async () => {
    const [game] = games;
    const record = played(game, true);
    const file = join(folder, 'told.json');
    await writeFile(file, JSON.stringify(record));
    const told = await run(process.execPath, [main, 'draws', file]);
    expect(told.code).toBe(0);
    expect(JSON.parse(told.out)).toEqual(must(drawsOf(game, record)));
    expect((await verify(record, JSON.parse(told.out))).code).toBe(0);
  });
});
