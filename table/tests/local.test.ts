import { must, partCommitment, secretFor } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { recordAt } from '../record.ts';
import { localTable, type LocalStart } from '../local.ts';
import { Listener, move, standing } from './seating.ts';

const start = (more: Partial<LocalStart> = {}): LocalStart => ({
  id: 'here',
  game: toyGame,
  options: { goal: 6 },
  seed: secretFor('local'),
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Bo', level: 'gentle' },
  ],
  now: () => 77,
  onChange: () => undefined,
  ...more,
});

test('a table in the page has begun, with its players and whole options', () => {
  const table = must(localTable(start()));
  expect(table.info()).toMatchObject({
    match: 'here',
    status: 'playing',
    isPublic: false,
    options: { goal: 6, open: true },
    createdAt: 77,
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bo', bot: 'gentle', isHere: true },
    ],
  });
  expect(table.pack).toBe(null);
});

test('it goes on from the steps that were made before, and those can be taken back', async () => {
  const table = must(
    localTable(
      start({
        opening: [
          [0, 1],
          [1, 0],
        ] as const,
      }),
    ),
  );
  expect(table.state.match.steps).toHaveLength(2);
  const person = new Listener(0);
  await table.join(person);
  expect(standing(person.heard)).toMatchObject({ toAct: [0], view: { total: 3 }, canUndo: true });
});

test('what devices added to the seed stays part of the deal', async () => {
  const parts = [{ commitment: partCommitment('cd'.repeat(32)), part: 'cd'.repeat(32) }, null];
  const [plain, mixed] = [undefined, parts].map((each) => must(localTable(start({ parts: each }))));
  for (const table of [plain, mixed]) must(await move(table, 0, 2));
  expect((await recordAt(mixed)).parts).toEqual(parts);
  expect(mixed.state.match.commitment).toBe(plain.state.match.commitment);
  expect((await recordAt(plain)).parts).toBe(undefined);
});

test('steps that the rules forbid are refused with their number', () => {
  expect(
    localTable(
      start({
        opening: [
          [0, 1],
          [0, 1],
        ] as const,
      }),
    ),
  ).toMatchObject({
    problem: { code: 'illegal-step', message: expect.stringContaining('Step 2') as string },
  });
  expect(localTable(start({ options: { goal: 1000 } }))).toMatchObject({ ok: false });
});

test('everything that is worth keeping is told', async () => {
  let changes = 0;
  const named = { ...toyGame, captions: () => [{ key: 'band', label: 'Band', min: 0, max: 9 }] };
  const table = must(localTable(start({ game: named, captions: { band: 'Old' }, onChange: () => void changes++ })));
  must(await move(table, 0, 0));
  expect(changes).toBe(1);
  expect(await table.readCaptions()).toEqual({ band: 'Old' });
  must(await table.writeCaption(0, 'band', 'New'));
  expect(changes).toBe(2);
  expect((await recordAt(table)).captions).toEqual({ band: 'New' });
});
