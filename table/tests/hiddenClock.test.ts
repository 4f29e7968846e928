import { everybody, must } from '@bandstand/engine';
import type { ServerMessage } from '@bandstand/protocol';
import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { move, seated, standing, type Seating } from './seating.ts';

/** Everybody adds whenever they like, and nobody sees what others add. */
const secretGame: typeof toyGame = {
  ...toyGame,
  toAct: ({ seats }) => everybody(seats),
  legalMoves: () => toyGame.moves,
  play: (_state, seat, { amount }, _random, emit) => emit?.({ type: 'added', seat, amount }),
  viewEvent: (event, viewer) => (event.type === 'added' && event.seat === viewer ? event : undefined),
  reveals: () => false,
};

async function comeBack({ table }: Seating, version?: number): Promise<ServerMessage[]> {
  const heard: ServerMessage[] = [];
  await table.join({ viewer: 0, send: (text) => void heard.push(JSON.parse(text) as ServerMessage) }, version);
  return heard;
}

test.each([
  ['a time for each move', { type: 'perMove', seconds: 30 }, [20_000, 15_000]],
  ['a bank of time', { type: 'bank', seconds: 30, increment: 10 }, [20_000, 15_000]],
] as const)("a rival's hidden step does not show in the clocks (%s)", async (_what, pace, [later, latest]) => {
  const seating = await seated(secretGame, ['person', 'person'], pace);
  const { version } = standing(seating.heard[0]);
  const told = seating.heard[0].length;
  seating.now = 10_000;
  must(await move(seating.table, 1, 0));
  expect(seating.heard[0]).toHaveLength(told);
  expect(standing(await comeBack(seating)).clock?.left[1]).toBe(later);
  expect(standing(await comeBack(seating, version)).clock?.left[1]).toBe(later);
  seating.now = 15_000;
  must(await move(seating.table, 0, 0));
  expect(standing(seating.heard[0]).clock?.left[1]).toBe(latest);
  expect(standing(seating.heard[1]).clock?.left[1]).toBeGreaterThan(later);
});
