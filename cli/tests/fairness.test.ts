import { Match, must, partCommitment, recordOf, secretFor, withDeal } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { otherSeal, statement } from '../fairness.ts';

const part = secretFor('mine');
const record = recordOf(
  must(
    Match.start(toyGame, {
      seats: 3,
      secret: secretFor('server'),
      parts: [{ commitment: partCommitment(part), part }, null, { commitment: partCommitment(secretFor('theirs')) }],
    }),
  ),
);
const alone = recordOf(must(Match.start(toyGame, { seats: 2, secret: secretFor('server') })));
const { commitment } = record;

test('the answer names who made the deal and who did not show a part', () => {
  const says = statement(record, { commitment, part: undefined });
  expect(says).toMatch(/^Fair: .*devices of seat 1 together: if one of these was honest/);
  expect(says).toContain('The device of seat 3 sealed a part and did not show it in time.');
  expect(statement(record, { commitment, part })).toContain('with your part in it, nobody could choose it');
});

test('a deal that the server made alone, or that is known, is not called more than that', () => {
  expect(statement(alone, { commitment, part: undefined })).toMatch(/made the deal alone, and knew it/);
  expect(statement(withDeal(record, 'same'), { commitment, part })).toMatch(/somebody may have known it/);
  expect(statement(record, { commitment: undefined, part })).toMatch(/^Consistent/);
});

test('a part of mine that is not in the deal, or another seal, is not fair', () => {
  expect(otherSeal(record, { commitment, part })).toBeUndefined();
  expect(otherSeal(record, { commitment, part: secretFor('theirs') })).toMatch(/not in the deal/);
  expect(otherSeal(alone, { commitment: undefined, part })).toMatch(/not in the deal/);
  expect(otherSeal(record, { commitment: secretFor('x'), part: undefined })).toMatch(/not the one whose seal/);
});
