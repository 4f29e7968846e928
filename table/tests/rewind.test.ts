import { must } from '@bandstand/engine';
import { LIMITS } from '@bandstand/protocol/limits';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import type { Entry } from '../entry.ts';
import { checkEntry } from '../log.ts';
import { botMove, move, seated, standing, tableWith } from './seating.ts';

const rewind = { type: 'propose', wish: 'rewind' } as const;
const yes = { type: 'answer', yes: true } as const;
const refusal = (code: string) => ({ ok: false, problem: { code } });

test('when everybody agrees, all goes back to the last choice of whoever asked, clocks too', async () => {
  const seating = await seated(toyGame, ['person', 'person'], { type: 'bank', seconds: 600, increment: 0 });
  const { table, heard } = seating;
  seating.now = 10_000;
  must(await move(table, 0, 0));
  seating.now = 40_000;
  must(await move(table, 1, 0));
  must(await table.act(0, rewind));
  expect(standing(heard[1]).proposal).toMatchObject({ by: 0, wish: 'rewind', waitingFor: [1] });
  expect(table.state.match.steps).toHaveLength(2);
  seating.now = 50_000;
  must(await table.act(1, yes));
  expect(table.state.match.steps).toEqual([]);
  expect(standing(heard[1])).toMatchObject({ type: 'snapshot', toAct: [0], events: [] });
  // Nobody pays for what did not happen: the clock of whoever is to act begins anew.
  expect(standing(heard[0]).clock).toEqual({ left: [600_000, 600_000], running: [true, false] });
});

test('what was taken back alone before cannot be played again after all went back together', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  must(await move(table, 0, 0));
  must(await move(table, 1, 1));
  must(await table.act(1, { type: 'undo' }));
  must(await table.act(0, rewind));
  must(await table.act(1, yes));
  expect(await table.act(1, { type: 'redo' })).toMatchObject(refusal('nothing-to-redo'));
});

test('a bot that thought before everybody went back thought in vain', async () => {
  const { table } = await seated(toyGame, ['person', 'person', 'bot']);
  must(await move(table, 0, 0));
  must(await move(table, 1, 0));
  const { rewinds } = table.state;
  must(await table.act(1, rewind));
  must(await table.act(0, yes));
  must(await move(table, 1, 1));
  expect(await table.carryOut({ by: 'bot', seat: 2, move: 0, rewinds })).toMatchObject(refusal('too-late'));
  must(await botMove(table, 2, 0));
});

test('alone with bots nobody has to be asked', async () => {
  const { table } = await seated(toyGame, ['person', 'bot']);
  must(await move(table, 0, 0));
  must(await botMove(table, 1, 0));
  must(await table.act(0, rewind));
  expect(table.state.match.steps).toEqual([]);
});

test('one wish at a time, and only those who were asked can answer', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  expect(await table.act(1, yes)).toMatchObject(refusal('no-proposal'));
  expect(await table.act(0, rewind)).toMatchObject(refusal('nothing-to-undo'));
  must(await move(table, 0, 0));
  must(await table.act(0, rewind));
  expect(await table.act(1, { type: 'propose', wish: 'end' })).toMatchObject(refusal('proposal-open'));
  expect(await table.act(0, yes)).toMatchObject(refusal('no-proposal'));
  expect(checkEntry(table.state, { type: 'lapse' })).toEqual({ ok: true, value: true });
  must(await table.act(1, { type: 'answer', yes: false }));
  expect(table.state.match.steps).toHaveLength(1);
  expect(checkEntry(table.state, { type: 'lapse' })).toMatchObject(refusal('no-proposal'));
});

test('nobody goes back past a roll, with whatever consent, but right up to it', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  must(await move(table, 0, 0));
  must(await move(table, 1, 2));
  expect(await table.act(0, rewind)).toMatchObject(refusal('already-revealed'));
  must(await move(table, 0, 0));
  must(await table.act(0, rewind));
  must(await table.act(1, yes));
  expect(table.state.match.steps).toHaveLength(2);
});

test('an offer lapses at its very moment, a day after it was made where nobody has a clock', async () => {
  const seating = await seated(toyGame, ['person', 'person']);
  const { table, heard } = seating;
  must(await table.act(0, { type: 'propose', wish: 'end' }));
  seating.now = 86_399_999;
  must(await table.carryOut({ by: 'clock' }));
  expect(standing(heard[0]).dropped).toBe(undefined);
  seating.now = 86_400_000;
  must(await table.carryOut({ by: 'clock' }));
  expect(standing(heard[0]).dropped).toEqual({ by: 0, wish: 'end', how: 'lapsed' });
});

test('what was taken back step by step comes again step by step, the latest first', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'bot']);
  must(await move(table, 0, 0));
  must(await botMove(table, 1, 0));
  must(await move(table, 0, 1));
  must(await table.act(0, { type: 'undo' }));
  must(await table.act(0, { type: 'undo' }));
  expect(table.state.match.steps).toEqual([]);
  must(await table.act(0, { type: 'redo' }));
  expect(table.state.match.steps).toEqual([
    [0, 0],
    [1, 0],
  ]);
  must(await table.act(0, { type: 'redo' }));
  expect(table.state.match.steps.at(-1)).toEqual([0, 1]);
  expect(standing(heard[0])).not.toHaveProperty('canRedo');
  expect(await table.act(0, { type: 'redo' })).toMatchObject(refusal('nothing-to-redo'));
});

test('what no longer fits cannot be played again, and is not offered', async () => {
  const simultaneous = {
    ...toyGame,
    toAct: () => 3,
    legalMoves: (state: { readonly total: number }) => (state.total < 5 ? toyGame.moves : [toyGame.moves[0]]),
    view: (state: ReturnType<typeof toyGame.setup>) => ({ ...state, total: 0 }),
  };
  const { table, heard } = await seated(simultaneous, ['person', 'person']);
  must(await move(table, 0, 1));
  must(await table.act(0, { type: 'undo' }));
  expect(standing(heard[0]).canRedo).toBe(true);
  for (let i = 0; i < 3; i++) must(await move(table, 1, 1));
  expect(await table.act(0, { type: 'redo' })).toMatchObject(refusal('redo-too-late'));
  expect(standing(heard[0])).not.toHaveProperty('canRedo');
});

test('an undo of an older move in the log is too late once the seat has moved again', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  const undoOf = (step?: number): Entry => ({ type: 'undo', seat: 0, ...(step === undefined ? {} : { step }) });
  expect(checkEntry(table.state, undoOf())).toMatchObject(refusal('nothing-to-undo'));
  must(await move(table, 0, 0));
  must(await move(table, 1, 0));
  must(await move(table, 0, 0));
  expect(checkEntry(table.state, undoOf(0))).toMatchObject(refusal('too-late'));
  for (const step of [2, undefined]) expect(checkEntry(table.state, undoOf(step))).toEqual({ ok: true, value: true });
});

test.each<[string, Entry, boolean]>([
  ['taking back', { type: 'undo', seat: 0 }, true],
  ['playing again', { type: 'redo', seat: 0 }, true],
  ['offers', { type: 'propose', seat: 0, wish: { type: 'end' }, needs: 3 }, true],
  ['leaving', { type: 'absent', seat: 0, why: 'left' }, true],
  ['running out of time', { type: 'absent', seat: 0, why: 'clock' }, false],
  ['resigning', { type: 'absent', seat: 0, why: 'resigned' }, false],
  ['moves', { type: 'move', seat: 1, move: 0 }, false],
])(
  'a log that has grown too long without moves takes no more of what people do at will: %s',
  async (_, entry, isRefused) => {
    const { table } = await seated(toyGame, ['person', 'person']);
    must(await move(table, 0, 0));
    must(await table.act(0, { type: 'undo' }));
    must(await move(table, 0, 0));
    table.state.seq = LIMITS.entriesBesideMoves + 1;
    expect(checkEntry(table.state, entry)).not.toMatchObject(refusal('too-restless'));
    table.state.seq++;
    const last = checkEntry(table.state, entry);
    expect(!last.ok && last.problem.code === 'too-restless').toBe(isRefused);
  },
);

test('before the deal people can leave, but neither resign nor run out of time', () => {
  const { state } = tableWith(toyGame, ['person', 'open']);
  expect(checkEntry(state, { type: 'absent', seat: 0, why: 'left' })).toEqual({ ok: true, value: true });
  for (const why of ['resigned', 'clock'] as const)
    expect(checkEntry(state, { type: 'absent', seat: 0, why })).toMatchObject(refusal('not-started'));
});
