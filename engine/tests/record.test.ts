import { expect, test } from 'vitest';
import {
  firstSeat,
  hashOf,
  Match,
  must,
  parseRecord,
  recordOf,
  replayRecord,
  secretFor,
  verifyRecord,
  withCaptions,
  withDeal,
  type MatchRecord,
} from '@bandstand/engine';
import { game } from '../../tools/template/index.ts';

/** A whole match of the template's game. */
const record = ((): MatchRecord => {
  const match = must(Match.start(game, { seats: game.seats.min, secret: secretFor('record') }));
  while (!match.isOver) {
    const seat = firstSeat(game.toAct(match.state));
    must(match.play(seat, match.legalMoves(seat)[0].id));
  }
  return recordOf(match);
})();

/** The record with other fields and a checksum that fits again. */
const changed = (change: Readonly<Record<string, unknown>>): unknown => {
  const { checksum: _old, captions: _none, ...body } = { ...record, ...change };
  return { ...body, checksum: hashOf(body) };
};
const DAMAGED = 'A field of this record is missing or has the wrong form; get a fresh copy of it.';
const problem = (code: string, message: unknown) => ({ ok: false, problem: { code, message } });

test('a record is read as it was written', () => {
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
});

test.each([null, 7, 'text', {}, []])('%j is not a record', (json) => {
  expect(parseRecord(json)).toEqual(
    problem('not-a-record', 'This is not a Bandstand record: it has no "format" field.'),
  );
});

test('a record of another format is refused with the formats that are read', () => {
  expect(parseRecord({ format: 'other-9' })).toEqual(
    problem(
      'foreign-format',
      'This record has the format "other-9"; this version reads "bandstand-record-2" and older ones.',
    ),
  );
});

test.each([
  ['game', 7],
  ['rulesVersion', 1.5],
  ['pack', null],
  ['options', null],
  ['options', 'text'],
  ['seats', '2'],
  ['seats', 17],
  ['seed', 'short'],
  ['commitment', 7],
  ['moves', 'none'],
  ['moves', [[0]]],
  ['moves', [[0, -1]]],
  ['moves', [[0, 1, 2]]],
  ['moves', [[0.5, 1]]],
  ['hash', 7],
  ['deal', 'stolen'],
  ['standIns', 'some'],
  ['standIns', [{ seat: 9, bot: 'greedy', why: 'left', from: 0 }]],
  ['standIns', [{ seat: 0, bot: '\u202e', why: 'left', from: 0 }]],
  ['standIns', [{ seat: 0, bot: 'greedy', why: 'bored', from: 0 }]],
  ['standIns', [{ seat: 0, bot: 'greedy', why: 'left', from: -1 }]],
  ['parts', []],
])('a record whose %s is %j is damaged', (field, value) => {
  expect(parseRecord(changed({ [field]: value }))).toEqual(problem('damaged-record', DAMAGED));
});

test('a record that was changed or cut is noticed by its checksum', () => {
  const message = 'The checksum does not fit: the record was changed or cut. Get a fresh copy of it.';
  expect(parseRecord({ ...record, moves: record.moves.slice(1) })).toEqual(problem('damaged-record', message));
  expect(parseRecord({ ...record, options: { depth: Number.NaN } })).toEqual(problem('damaged-record', message));
});

test('captions are texts by key, and not endless', () => {
  expect(parseRecord(withCaptions(record, { band: 'The Kites' })).ok).toBe(true);
  expect(withCaptions(record, {})).toBe(record);
  for (const captions of [null, [], 'text', { band: 7 }, { band: 'x'.repeat(2001) }])
    expect(parseRecord({ ...record, captions })).toEqual(
      problem('damaged-record', 'The captions of this record are not texts by key; get a fresh copy of it.'),
    );
  expect(parseRecord({ ...record, captions: { band: 'x'.repeat(2000) } }).ok).toBe(true);
});

test('a deal that somebody may have known is marked, and the mark is sealed with the rest', () => {
  const marked = withDeal(withCaptions(record, { band: 'The Kites' }), 'same');
  expect(marked).toMatchObject({ deal: 'same', captions: { band: 'The Kites' } });
  expect(marked.checksum).not.toBe(record.checksum);
  expect(parseRecord(marked).ok).toBe(true);
  expect(withDeal(record, undefined)).toBe(record);
});

test('a record of another game, other rules or another pack is not replayed', () => {
  expect(replayRecord(game, { ...record, game: 'chess' })).toEqual(
    problem('other-game', `This record is of "chess", not of "${game.id}".`),
  );
  expect(replayRecord(game, { ...record, rulesVersion: 99 })).toEqual(
    problem(
      'other-rules',
      `This record was played with rules version 99; this build has version ${game.rulesVersion}.`,
    ),
  );
  expect(replayRecord(game, { ...record, pack: 'f'.repeat(64) })).toEqual(
    problem('other-pack', expect.stringContaining('needs the content pack ffffffffffff…; loaded is ')),
  );
});

test('every step of a replay is told with what happened, and an illegal one by its number', () => {
  const steps: number[] = [];
  expect(replayRecord(game, record, (_match, step, events) => steps.push(step === 0 ? events.length : step)).ok).toBe(
    true,
  );
  expect(steps).toEqual(Array.from({ length: record.moves.length + 1 }, (_, step) => step));
  const wrong = { ...record, moves: [record.moves[0], [0, 9999] as const] };
  expect(replayRecord(game, wrong)).toEqual(
    problem('illegal-step', expect.stringMatching(/^Step 2 is not legal: There is no move number 9999/)),
  );
});

test('a seed that was not sealed, and an end that does not follow, are not fair', () => {
  expect(verifyRecord(game, record).ok).toBe(true);
  expect(verifyRecord(game, { ...record, commitment: 'f'.repeat(64) })).toEqual(
    problem('broken-seal', 'The seed is not the one that was sealed before the first move.'),
  );
  expect(verifyRecord(game, { ...record, hash: 'f'.repeat(64) })).toEqual(
    problem('other-ending', 'The moves do not lead to the recorded end of the match.'),
  );
});
