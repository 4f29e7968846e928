import { partCommitment, secretFor } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToDeal, newPart } from '../online/parts.ts';
import { heldSeat, holdSeat } from '../online/seats.ts';

const match = 'm'.repeat(22);
const commitment = secretFor('the seal of the server');
const theirs = secretFor('the seal of somebody else');
let sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const table = (phase: 'gathering' | 'revealing' | 'dealt', seals: readonly (string | null)[], seal = commitment) =>
  ({
    match,
    game: 'toy',
    status: phase === 'dealt' ? 'playing' : 'open',
    commitment: seal,
    shuffle: { phase, seats: seals.map((each) => (each === null ? null : { commitment: each, isIn: false })) },
  }) as unknown as TableInfo;

/** A device that holds a seat and has sealed a part there. */
async function seated(): Promise<{ part: string; seal: string }> {
  const { part, commitment: seal } = await newPart();
  holdSeat({ match, game: 'toy', token: 't'.repeat(32), part, seal: commitment });
  return { part, seal };
}

test('a part is shown when all seals lie on the table, and they are kept', async () => {
  const { part, seal } = await seated();
  await addToDeal(table('gathering', [seal, null]), 0, {});
  expect(sent).toEqual([]);
  await addToDeal(table('revealing', [seal, theirs]), 0, {});
  expect(sent).toEqual([{ part }]);
  expect(heldSeat(match)?.seals).toEqual([seal, theirs]);
  await addToDeal(table('dealt', [seal, theirs]), 0, {});
  expect(sent).toHaveLength(1);
});

test('nothing is shown to a server that changed its own seal, mine or that of another player', async () => {
  const { seal } = await seated();
  await addToDeal(table('revealing', [seal, theirs], secretFor('another secret')), 0, {});
  await addToDeal(table('revealing', [secretFor('not mine'), theirs]), 0, {});
  await addToDeal(table('revealing', [null, theirs]), 0, {});
  expect(sent).toEqual([]);
  await addToDeal(table('revealing', [seal, theirs]), 0, {});
  await addToDeal(table('revealing', [seal, secretFor('somebody the server likes better')]), 0, {});
  expect(sent).toHaveLength(1);
});

test('where a seat has sealed nothing, the device makes one part and seals it however often it is asked', async () => {
  holdSeat({ match, game: 'toy', token: 't'.repeat(32) });
  await Promise.all([1, 2, 3].map(() => addToDeal(table('gathering', [null, null]), 0, {})));
  const seal = partCommitment(heldSeat(match)?.part ?? '');
  expect(sent).toEqual([1, 2, 3].map(() => ({ commitment: seal })));
});
