import { firstSeat, hasSeat, must, NOBODY, only, type SeatSet } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game as hiddenPicks } from '../../tools/template/index.ts';
import { toyGame } from '../../web/tests/toyGame.ts';
import { botMove, move, seated, standing } from './seating.ts';

test('undo goes back past what bots answered, without asking anybody', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'bot']);
  must(await move(table, 0, 1));
  must(await botMove(table, 1, 0));
  expect(standing(heard[0]).canUndo).toBe(true);
  must(await table.act(0, { type: 'undo' }));
  expect(table.state.match.steps).toEqual([]);
});

test('redo plays the move and the answers again, from the log', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'bot']);
  must(await move(table, 0, 1));
  must(await botMove(table, 1, 0));
  const before = table.state.match.hash();
  must(await table.act(0, { type: 'undo' }));
  expect(standing(heard[0]).canRedo).toBe(true);
  must(await table.act(0, { type: 'redo' }));
  expect(table.state.match.hash()).toBe(before);
  expect(standing(heard[0]).events.length).toBe(2);
});

test('whoever moves on gives up what was taken back', async () => {
  const { table } = await seated(toyGame, ['person', 'bot']);
  must(await move(table, 0, 1));
  must(await table.act(0, { type: 'undo' }));
  must(await move(table, 0, 0));
  expect(await table.act(0, { type: 'redo' })).toMatchObject({ problem: { code: 'nothing-to-redo' } });
});

test('past another person nobody goes back alone, and it is not offered', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'person']);
  must(await move(table, 0, 1));
  must(await move(table, 1, 0));
  expect(standing(heard[0])).toMatchObject({ canUndo: false, undoProblem: 'others-have-moved' });
  expect(await table.act(0, { type: 'undo' })).toMatchObject({ problem: { code: 'others-have-moved' } });
});

test('what is offered is granted and what is not is refused with the same reason', async () => {
  const { table, heard } = await seated(toyGame, ['person', 'bot', 'person']);
  const reasons: (string | undefined)[] = [];
  for (const [seat, number] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ]) {
    must(await (seat === 1 ? botMove(table, seat, number) : move(table, seat, number)));
    for (const viewer of [0, 2]) {
      const { canUndo, undoProblem } = standing(heard[viewer]);
      reasons.push(undoProblem);
      if (canUndo) continue;
      expect(await table.act(viewer, { type: 'undo' })).toMatchObject({ ok: false, problem: { code: undoProblem } });
    }
  }
  expect(new Set(reasons)).toEqual(new Set([undefined, 'nothing-to-undo', 'others-have-moved']));
});

test('a bot that saw an open move and answered from a hidden hand has told something: the move stands', async () => {
  type State = Parameters<typeof hiddenPicks.toAct>[0];
  const first = (state: State): SeatSet => {
    const acting = hiddenPicks.toAct(state);
    return acting === NOBODY ? NOBODY : only(firstSeat(acting));
  };
  const inTurn = {
    ...hiddenPicks,
    toAct: first,
    legalMoves: (state: State, seat: number) =>
      hasSeat(first(state), seat) ? hiddenPicks.legalMoves(state, seat) : [],
  };
  const { table } = await seated(inTurn, ['person', 'bot', 'bot']);
  must(await move(table, 0, table.state.match.legalMoves(0)[0].id));
  must(await botMove(table, 1, table.state.match.legalMoves(1)[0].id));
  expect(await table.act(0, { type: 'undo' })).toMatchObject({ problem: { code: 'bots-have-answered' } });
  expect(await table.act(0, { type: 'propose', wish: 'rewind' })).toMatchObject({
    problem: { code: 'bots-have-answered' },
  });
});

test('a bot’s answer to a position that was taken back since is not played', async () => {
  const { table } = await seated(toyGame, ['person', 'bot']);
  must(await move(table, 0, 1));
  const { rewinds } = table.state;
  must(await table.act(0, { type: 'undo' }));
  must(await move(table, 0, 0));
  expect(await table.carryOut({ by: 'bot', seat: 1, move: 2, rewinds })).toMatchObject({
    problem: { code: 'too-late' },
  });
});

test('a match cannot be taken back for ever', async () => {
  const { table } = await seated(toyGame, ['person', 'person']);
  let refused: unknown;
  for (let i = 0; i < 400 && refused === undefined; i++) {
    must(await move(table, 0, 0));
    const back = await table.act(0, { type: 'undo' });
    if (!back.ok) refused = back.problem.code;
  }
  expect(refused).toBe('too-many-undos');
  must(await move(table, 1, 0));
});
