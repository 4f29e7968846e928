import { Match, must, partCommitment, recordOf, secretFor, withDeal, type MatchRecord } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { fairnessOf } from '../online/fairness.ts';
import { toyGame } from './toyGame.ts';

const parts = [0, 1].map((seat) => ({ commitment: partCommitment(secretFor(`${seat}`)), part: secretFor(`${seat}`) }));
const dealt = (given: typeof parts | undefined): MatchRecord =>
  recordOf(
    must(
      Match.start(toyGame, { seats: 2, secret: secretFor('server'), ...(given === undefined ? {} : { parts: given }) }),
    ),
  );
const record = dealt(parts);
const kept = { seal: record.commitment, seals: parts.map(({ commitment }) => commitment), part: parts[0].part };
const says = (json: unknown, mine: Parameters<typeof fairnessOf>[2]): string =>
  fairnessOf(toyGame, json, mine, ['Ada', 'Grace']);

test('a player is told who dealt, and that their own part is in it', () => {
  expect(says(record, kept)).toMatch(/devices of Ada and Grace together\. Your part is in it/);
  expect(says(record, { seal: record.commitment })).toMatch(/As long as one of these devices was honest/);
  expect(says(dealt(undefined), { seal: record.commitment })).toMatch(/The server made the deal alone/);
  expect(says(withDeal(record, 'same'), kept)).toMatch(/that of an earlier match/);
});

test.each<readonly [string, unknown, Parameters<typeof fairnessOf>[2]]>([
  ['another seal than at first', record, { ...kept, seal: secretFor('x') }],
  ['other seals of the players than at first', record, { ...kept, seals: [kept.seals[0], secretFor('x')] }],
  ['a seal that was not there', dealt([parts[0], { ...parts[1], part: secretFor('x') }]), kept],
  ['my part left out', dealt(undefined), kept],
  ['another part in the place of mine', dealt([parts[1], parts[1]]), kept],
  ['a record that was changed', { ...record, seed: secretFor('x') }, kept],
  ['no record at all', {}, kept],
])('a server that hands out %s does not add up', (_what, json, mine) => {
  expect(says(json, mine)).toMatch(/^This does not add up: \S/);
});
