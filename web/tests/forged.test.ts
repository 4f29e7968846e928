import {
  hashOf,
  Match,
  must,
  recordOf,
  seatsIn,
  secretFor,
  type Game,
  type MatchRecord,
  type Outcome,
} from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { provenOutcome } from '../duel/duels.ts';
import { packDuel, unpackDuel, type Duel } from '../duel/link.ts';
import { lettersOf, deflated } from '../packed.ts';
import type { Played } from '../progress/archive.ts';
import { progressFile, readProgress } from '../progress/file.ts';
import { proven } from '../progress/prove.ts';
import { statsOf } from '../progress/stats.ts';

let game: Game;
let record: MatchRecord;
let outcome: Outcome;

/** A whole match for two; each takes what comes first. */
beforeAll(async () => {
  for (const id of await gameIds()) {
    ({ game } = must(await loadGame(id)));
    if (game.seats.min <= 2 && game.seats.max >= 2) break;
  }
  const match = must(Match.start(game, { seats: 2, secret: secretFor('a duel') }));
  while (!match.isOver) {
    const [seat] = seatsIn(game.toAct(match.state));
    must(match.play(seat, match.legalMoves(seat)[0].id));
  }
  record = recordOf(match);
  outcome = game.outcome(match.state) as Outcome;
});

/** The record with something else in it, and a checksum that fits. */
function forged(change: Partial<MatchRecord>): MatchRecord {
  const { checksum: _old, ...body } = { ...record, ...change };
  return { ...body, checksum: hashOf(body) };
}

const ZEROS = '0'.repeat(64);

describe('the link of a duel', () => {
  const duel = (change: Partial<Duel> = {}): Duel => ({
    name: 'Ada',
    seat: 0,
    levels: [null, 'fair'],
    record,
    ...change,
  });
  const opened = async (sent: unknown) => unpackDuel(lettersOf(await deflated(JSON.stringify(sent))));

  test('tells the result that its moves lead to', async () => {
    const read = must(await unpackDuel(await packDuel(duel())));
    expect(must(provenOutcome(game, read))).toEqual(outcome);
  });

  test.each([
    ['a seal that is none', () => ({ commitment: ZEROS }), 'broken-seal'],
    ['another deal under the old seal', () => ({ seed: secretFor('another') }), 'broken-seal'],
    ['an end that is none', () => ({ hash: ZEROS }), 'other-ending'],
    ['a move left out', () => ({ moves: record.moves.slice(0, -1) }), 'other-ending'],
  ])('%s is said to be so', async (_what, change, code) => {
    const read = must(await opened(duel({ record: forged(change()) })));
    expect(provenOutcome(game, read)).toMatchObject({ ok: false, problem: { code } });
  });

  test.each([
    ['a name that nobody sees', { name: '\u3164' }],
    ['a seat that is not there', { seat: 7 }],
    ['nobody’s seat', { levels: ['fair', 'fair'] }],
    ['a level that is a text', { levels: [null, '<b>fair</b>'] }],
  ])('with %s is none', async (_what, change) => {
    expect(await opened(duel(change))).toMatchObject({ ok: false, problem: { code: 'bad-duel' } });
  });

  test('nested without end is none', async () => {
    const deep = JSON.stringify(duel()).replace('"Ada"', '['.repeat(50_000) + ']'.repeat(50_000));
    expect(await unpackDuel(lettersOf(await deflated(deep)))).toMatchObject({ ok: false });
  });

  test('names and words beside the match are cleaned', async () => {
    const read = must(
      await opened({ ...duel({ name: 'Ada\u202E' }), record: { ...record, captions: { band: 'A\u202E\u0000B' } } }),
    );
    expect(read.name).toBe('Ada');
    expect(read.record.captions).toEqual({ band: 'AB' });
  });
});

describe('a progress file', () => {
  const match = (change: Partial<Played> = {}, of: MatchRecord = record): Played => ({
    id: of.checksum,
    at: 1,
    game: of.game,
    players: [{ name: 'Ada' }, { name: 'Fair', level: 'fair' }],
    mine: [0],
    outcome,
    record: of,
    ...change,
  });
  const brought = async (...matches: Played[]) => {
    const { played, damaged } = must(readProgress(progressFile(matches, [])));
    return { ...(await proven(played, async (id) => (id === game.id ? game : undefined))), damaged };
  };
  const points = { ...({} as Outcome), shares: [1, 0], ranks: [1, 2], scores: [999_999, 0], how: 'played' };

  test('counts what its moves lead to and not what it says', async () => {
    const { played } = await brought(match({ outcome: points }));
    expect(played).toEqual([match()]);
    expect(statsOf(game, played).scores).toEqual([outcome.scores[0]]);
  });

  test.each([
    ['a seal that is none', () => forged({ commitment: ZEROS })],
    ['an end that is none', () => forged({ hash: ZEROS })],
    ['moves that were never made', () => forged({ moves: record.moves.toReversed() })],
  ])('%s is left out and said', async (_what, of) => {
    expect(await brought(match({}, of()))).toMatchObject({ played: [], forged: 1 });
  });

  test.each([
    ['of other rules', () => forged({ rulesVersion: 999 })],
    ['of a game that is not here', () => forged({ game: 'chess' })],
    [
      'that ends in the middle',
      () => {
        const begun = must(Match.start(game, { seats: 2, secret: secretFor('begun') }));
        return recordOf(begun);
      },
    ],
  ])('a match %s is kept and not counted', async (_what, of) => {
    const { played, forged: wrong, unproven } = await brought(match({ outcome: points }, of()));
    expect([played.length, wrong, unproven]).toEqual([1, 0, 1]);
    expect(statsOf(game, played).matches).toBe(0);
    // Nor does it become more on its way to another device.
    const again = must(readProgress(progressFile(played, []))).played;
    expect(statsOf(game, again).matches).toBe(0);
  });

  test.each([
    ['a seat out of range', { mine: [7] }],
    ['the same seat twice', { mine: [0, 0] }],
    ['a result for fewer seats', { outcome: { ...points, scores: [1] } }],
    ['a result of texts', { outcome: { ...points, scores: ['1', '2'] } as unknown as Outcome }],
    ['somebody apart who is not there', { outcome: { ...points, apart: [9] } }],
    ['a time that no calendar has', { at: 1e300 }],
    ['a level that is a text', { players: [{ name: 'Ada' }, { name: 'B', level: '<i>' }] }],
    ['somebody missing', { players: [{ name: 'Ada' }] }],
  ])('%s is damage', async (_what, change) => {
    expect(await brought(match(change))).toMatchObject({ played: [], damaged: 1 });
  });

  test('names are read as at a table', async () => {
    const { played } = await brought(match({ players: [{ name: 'A\u202Eda' }, { name: '\u2800' }] }));
    expect(played[0].players).toEqual([{ name: 'Ada' }, { name: 'Seat 2' }]);
  });
});
