import {
  commitmentTo,
  contributors,
  dealKey,
  fairRandom,
  hashOf,
  Match,
  must,
  parseRecord,
  partCommitment,
  recordOf,
  secretFor,
  verifyRecord,
  withDeal,
  type MatchRecord,
} from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';

const hex = (from: number): string =>
  Array.from({ length: 32 }, (_, i) => (from + i).toString(16).padStart(2, '0')).join('');

// Computed by a program in another language, from docs/fairness.md.
test('seals, key and stream have exactly the bytes that are documented', () => {
  expect(commitmentTo(hex(32))).toBe('72dbb7336c76780023f83da4c355f2eeea85733b13d3477697917790c1229084');
  expect(partCommitment(hex(0))).toBe('58a6677677ae634864e65834fd62f6c136076f65670b574cc0c8496a2beefefb');
  const parts = [hex(0), undefined, 'ab'.repeat(32)].map((part) =>
    part === undefined ? null : { commitment: partCommitment(part), part },
  );
  const key = dealKey(hex(32), parts);
  expect(key).toBe('53fecb21d146233ae8d92b6544ad85c82259bc5d0493b42d7bfd31c71fe1cf45');
  expect(fairRandom(key).below(2 ** 32)).toBe(0x78318cc3);
});

const sealed = (seat: number) => ({ commitment: partCommitment(secretFor(`${seat}`)), part: secretFor(`${seat}`) });

function played(): MatchRecord {
  const match = must(
    Match.start(toyGame, {
      seats: 3,
      secret: secretFor('server'),
      parts: [sealed(0), null, { commitment: sealed(2).commitment }],
    }),
  );
  for (const seat of [0, 1, 2]) must(match.play(seat, 2));
  return recordOf(match);
}

const forged = ({ checksum: _old, ...body }: MatchRecord, change: object): unknown => {
  const changed = { ...body, ...change };
  return { ...changed, checksum: hashOf(changed) };
};
const codeOf = (json: unknown): string => {
  const read = parseRecord(json);
  const found = read.ok ? verifyRecord(toyGame, read.value) : read;
  return found.ok ? 'ok' : found.problem.code;
};

test('a record with parts is read, verified, and says who added to the deal', () => {
  const record = played();
  expect(codeOf(JSON.parse(JSON.stringify(record)))).toBe('ok');
  expect(contributors(record.parts)).toEqual([0]);
  expect(codeOf(withDeal(record, 'same'))).toBe('ok');
});

test('a record whose parts were changed, dropped or are of the wrong form is refused', () => {
  const record = played();
  const [first, , last] = record.parts ?? [];
  const other = secretFor('other');
  expect(codeOf({ ...record, parts: [null, null, null] })).toBe('damaged-record');
  expect(codeOf(forged(record, { parts: [{ ...first, part: other }, null, last] }))).toBe('broken-part');
  expect(codeOf(forged(record, { parts: [first, null, { ...last, part: other }] }))).toBe('broken-part');
  expect(codeOf(forged(record, { seed: other }))).toBe('broken-seal');
  for (const parts of [
    undefined,
    [],
    [first, null],
    'parts',
    [{}, null, null],
    [{ ...first, part: 'short' }, null, last],
    [{ ...first, x: 1 }, null, null],
  ])
    expect(codeOf(forged(record, { parts }))).toBe('damaged-record');
  expect(codeOf(forged(record, { format: 'bandstand-record-1' }))).toBe('damaged-record');
});

test('a record that was written without parts has the same bytes as ever, and its seed is the key', () => {
  const match = must(Match.start(toyGame, { seats: 2, secret: secretFor('alone') }));
  const record = recordOf(match);
  expect(Object.keys(record)).not.toContain('parts');
  expect(record.format).toBe('bandstand-record-1');
  expect(dealKey(record.seed, record.parts)).toBe(record.seed);
  expect(codeOf(forged(record, { parts: [sealed(0), null] }))).toBe('damaged-record');
});

test('what is taken back and played again draws from the same key', () => {
  const parts = [sealed(0), sealed(1)];
  const match = must(Match.start(toyGame, { seats: 2, secret: secretFor('server'), parts }));
  must(match.play(0, 0));
  must(match.undo(0));
  must(match.play(0, 2));
  expect(codeOf(recordOf(match))).toBe('ok');
});
