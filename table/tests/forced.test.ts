import { must } from '@bandstand/engine';
import { expect, test, vi } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { BotHost } from '../botHost.ts';
import { move, seated } from './seating.ts';

/** At 4 everybody can see that only a 1 makes sense. */
const game: typeof toyGame = {
  ...toyGame,
  forced: (open, seat) => (open.total === 4 && open.turn === seat ? toyGame.moves[0] : undefined),
};

/** What is to be done later lies in a list. */
const hostWith = (later: (() => void)[]): BotHost =>
  new BotHost({
    think: () => Promise.reject(new Error('nobody is asked')),
    seed: () => 0,
    after(_ms, work) {
      later.push(work);
      return () => undefined;
    },
    delayMs: () => 0,
    rescueMs: 0,
    // Several people share the device: what would hide something is left to them.
    reflexMs: () => undefined,
    onProblem: () => undefined,
  });

async function atFour() {
  const seating = await seated(game, ['person', 'person']);
  must(await move(seating.table, 0, 1));
  must(await move(seating.table, 1, 1));
  const later: (() => void)[] = [];
  hostWith(later).drive(seating.table, true);
  for (const work of later) work();
  await vi.waitFor(() => expect(seating.table.state.match.steps.length).toBe(3));
  return seating;
}

test('nobody is asked what has one answer that all can see', async () => {
  const { table } = await atFour();
  expect(table.state.match.steps).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ]);
});

test('taking back goes to what was chosen, with all that was done for the person since', async () => {
  const { table } = await seated(game, ['person', 'bot']);
  must(await move(table, 0, 1));
  must(await table.carryOut({ by: 'bot', seat: 1, move: 1, rewinds: 0 }));
  must(await table.carryOut({ by: 'reflex', seat: 0 }));
  must(await table.act(0, { type: 'undo' }));
  expect(table.state.match.steps).toEqual([]);
});

test('a move that the game calls forced but the rules forbid is not made', async () => {
  const { table } = await seated({ ...game, forced: () => toyGame.moves[2], legalMoves: () => [] }, [
    'person',
    'person',
  ]);
  expect(table.state.match.forced(0)).toBe(undefined);
});
