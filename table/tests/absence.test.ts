import { must, parseRecord } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { recordAt } from '../record.ts';
import { checkEntry } from '../log.ts';
import { botSeats } from '../move.ts';
import { botMove, Listener, move, seated, standing, tableWith } from './seating.ts';

test('a bot plays for whoever left, and nobody else may, until they are back', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  expect(await botMove(table, 0, 0)).toMatchObject({ problem: { code: 'too-late' } });
  must(await table.act(0, { type: 'leave' }));
  expect(await move(table, 0, 0)).toMatchObject({ problem: { code: 'stand-in' } });
  must(await botMove(table, 0, 0));
  must(await table.act(0, { type: 'back' }));
  must(await move(table, 1, 0));
  must(await move(table, 0, 0));
  expect(table.state.match.steps.map(([seat]) => seat)).toEqual([0, 1, 0]);
});

test('everybody is told who is played for', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await table.act(0, { type: 'leave' }));
  const last = heard[1].findLast((message) => message.type === 'table');
  expect(last?.table.seats.map(({ standIn }) => standIn)).toEqual([true, false]);
  expect(table.absent).toBe(1);
});

test('whoever has left cannot leave again, and whoever is here cannot come back', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  expect(await table.act(0, { type: 'back' })).toMatchObject({ problem: { code: 'not-absent' } });
  must(await table.act(0, { type: 'leave' }));
  expect(await table.act(0, { type: 'leave' })).toMatchObject({ problem: { code: 'already-absent' } });
});

test('of two, the other one wins when somebody resigns', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await table.act(0, { type: 'resign' }));
  expect(standing(heard[1]).ending).toEqual({
    how: 'resigned',
    by: 0,
    at: 0,
    outcome: { shares: [0, 1], ranks: [2, 1], scores: [0, 0], how: 'resigned' },
  });
  expect(await move(table, 1, 0)).toMatchObject({ problem: { code: 'match-over' } });
});

test('of three, a bot goes on for whoever resigns', async () => {
  const { table } = await seated(toyGame, ['person', 'person', 'person']);
  must(await table.act(0, { type: 'resign' }));
  expect(table.isOver).toBe(false);
  expect(botSeats(table.state, table.people)).toBe(1);
});

test('a match against bots can be taken home, one with other people cannot', async () => {
  const alone = await seated(toyGame, ['person', 'bot']);
  must(await alone.table.act(0, { type: 'home' }));
  expect(standing(alone.heard[0]).ending).toEqual({ how: 'moved', by: 0, at: 0 });
  const { table } = await seated(toyGame, ['person', 'program']);
  expect(await table.act(0, { type: 'home' })).toMatchObject({ problem: { code: 'not-alone' } });
});

test('whose time is up is handed to a bot, not a moment sooner', async () => {
  const seating = await seated(toyGame, ['person', 'person'], { type: 'perMove', seconds: 60 });
  const { table } = seating;
  seating.now = 59_999;
  expect(table.leftMs(0)).toBe(1);
  must(await table.carryOut({ by: 'clock' }));
  expect(table.absent).toBe(0);
  seating.now = 60_000;
  must(await table.carryOut({ by: 'clock' }));
  expect(table.absent).toBe(1);
  expect(table.leftMs(1)).toBe(undefined);
});

test('only whoever is waited for can run out of time, and only once', async () => {
  const seating = await seated(toyGame, ['bot', 'person'], { type: 'perMove', seconds: 60 });
  seating.now = 600_000;
  must(await seating.table.carryOut({ by: 'clock' }));
  expect(seating.table.absent).toBe(0);
});

test('bots are only answered for who have a choice to make, and nobody begins a match twice', async () => {
  const { table } = await seated(toyGame, ['person', 'bot']);
  expect(await table.carryOut({ by: 'reflex', seat: 0 })).toMatchObject({ problem: { code: 'too-late' } });
  expect(checkEntry(table.state, { type: 'start' })).toMatchObject({ problem: { code: 'already-started' } });
  expect(checkEntry(table.state, { type: 'move', seat: 0, move: 0 })).toEqual({ ok: true, value: true });
});

test('the owner of the server can end a match, begun or not', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await table.carryOut({ by: 'owner' }));
  expect(standing(heard[0]).ending).toEqual({ how: 'closed', at: 0 });
  const waiting = tableWith(toyGame, ['person', 'open']);
  must(await waiting.carryOut({ by: 'owner' }));
  expect(waiting.isOver).toBe(true);
  const late = new Listener(0);
  await waiting.join(late);
  expect(standing(late.heard).ending).toEqual({ how: 'closed', at: 0 });
});

test('before the deal nobody can move, and nothing of the match is shown', async () => {
  const table = tableWith(toyGame, ['person', 'open']);
  const guest = new Listener(0);
  await table.join(guest);
  must(await table.carryOut({ by: 'host' }));
  expect(guest.heard.map(({ type }) => type)).toEqual(['table']);
  expect(await move(table, 0, 0)).toMatchObject({ problem: { code: 'not-started' } });
  expect(table.info().status).toBe('open');
});

test('whoever leaves before the deal is played for from the start', async () => {
  const table = tableWith(toyGame, ['person', 'person']);
  must(await table.act(0, { type: 'leave' }));
  must(await table.carryOut({ by: 'host' }));
  expect(table.info().status).toBe('playing');
  must(await botMove(table, 0, 0));
});

test('a log does not grow for ever by coming and going', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  let refused: string | undefined;
  for (let round = 0; round < 2000 && refused === undefined; round++) {
    const left = await table.act(0, { type: 'leave' });
    if (!left.ok) refused = left.problem.code;
    else must(await table.act(0, { type: 'back' }));
  }
  expect(refused).toBe('too-restless');
  must(await move(table, 0, 0));
});

test('which bot played for whom, when and why stands in the record', async () => {
  const { table } = await seated(toyGame, ['person', 'person', 'person']);
  const standIns = async () => (await recordAt(table)).standIns;
  expect(await standIns()).toBeUndefined();
  must(await table.act(0, { type: 'leave' }));
  must(await botMove(table, 0, 0));
  must(await table.act(0, { type: 'back' }));
  must(await move(table, 1, 0));
  must(await table.carryOut({ by: 'sender', seat: 2 }));
  expect(await standIns()).toEqual([
    { seat: 0, bot: 'random', why: 'left', from: 0, to: 1 },
    { seat: 2, bot: 'random', why: 'sent-away', from: 2 },
  ]);
  expect(parseRecord(await recordAt(table)).ok).toBe(true);
  expect(table.info()).toMatchObject({ standIn: 'random', seats: [{}, {}, { standIn: true }] });
});

test('who comes back before a bot has moved was not played for, and what is taken back was not either', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  must(await table.act(0, { type: 'leave' }));
  must(await table.act(0, { type: 'back' }));
  expect((await recordAt(table)).standIns).toBeUndefined();
  must(await move(table, 0, 0));
  must(await table.act(1, { type: 'leave' }));
  must(await table.act(0, { type: 'undo' }));
  expect((await recordAt(table)).standIns).toEqual([{ seat: 1, bot: 'random', why: 'left', from: 0 }]);
});

test('who is away already can be sent away all the same', async () => {
  const { table } = await seated(toyGame, ['person', 'person', 'person']);
  must(await table.act(1, { type: 'leave' }));
  must(await table.carryOut({ by: 'sender', seat: 1 }));
  expect((await recordAt(table)).standIns).toEqual([{ seat: 1, bot: 'random', why: 'sent-away', from: 0 }]);
});
