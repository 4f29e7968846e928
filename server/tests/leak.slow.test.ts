import {
  canonical,
  fastRandom,
  must,
  seatsIn,
  secretFor,
  viewersOf,
  type Game,
  type GameTypes,
  type Random,
  type Viewer,
} from '@bandstand/engine';
import { gameIds, loadGame, type GameFolder } from '@bandstand/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import type { MatchRow, SeatRow, Store } from '../storage/store.ts';
import type { Connection } from '@bandstand/table';
import { LiveTable } from '../table/live.ts';
import { newId } from '../tokens.ts';

const TRIALS = Number(process.env.BANDSTAND_LEAK_TRIALS ?? 6);
const STEPS = 40;

let store: Store;
beforeAll(async () => {
  store = await openSqlite(':memory:');
});
afterAll(() => store.close());

/** A table whose match begins in a given state instead of a dealt one. */
async function tableIn(
  { game, knowledge }: GameFolder,
  state: object,
  seats: number,
  row: MatchRow,
): Promise<LiveTable> {
  const fixed: Game = { ...game, setup: () => game.clone(state) };
  const people = Array.from({ length: seats }, (_, seat): SeatRow => ({
    match: row.id,
    seat,
    kind: 'person',
    name: `P${seat}`,
    bot: '',
    tokenHash: null,
    webhook: null,
    push: null,
    seenAt: 0,
  }));
  await store.createMatch(row, people);
  const table = new LiveTable({
    store,
    game: fixed,
    knowledge,
    row,
    seats: people,
    now: () => 1_000,
    onChange: () => undefined,
  });
  must(await table.carryOut({ by: 'host' }));
  return table;
}

const rowFor = (game: Game<GameTypes>, options: object, seats: number): MatchRow => ({
  id: newId(),
  game: game.id,
  rulesVersion: game.rulesVersion,
  packHash: game.pack.hash,
  pack: null,
  options: JSON.stringify(options),
  seats,
  seed: secretFor('leak'),
  settings: JSON.stringify({ pace: { type: 'free' }, standIn: 'greedy', opening: [] }),
  inviteHash: null,
  status: 'open',
  createdAt: 1,
  touchedAt: 1,
  toAct: 0,
  deadlineAt: null,
});

/** Everything that one viewer is sent, with the match id hidden since every match has its own. */
async function eavesdrop(table: LiveTable, viewer: Viewer): Promise<string[]> {
  const bytes: string[] = [];
  const connection: Connection = {
    viewer,
    send: (text) => void bytes.push(text.replaceAll(table.id, 'ID')),
  };
  await table.join(connection);
  return bytes;
}

/** Plays two worlds that the viewer cannot tell apart side by side; returns how many steps they stayed alike. */
async function compareWorlds(
  folder: GameFolder,
  viewer: Viewer,
  seats: number,
  options: object,
  random: Random,
): Promise<number> {
  const { game } = folder;
  const real = game.setup(options as never, seats, random);
  for (let warm = random.below(60); warm > 0 && game.toAct(real) !== 0; warm--) {
    const acting = seatsIn(game.toAct(real));
    const seat = acting[random.below(acting.length)];
    const moves = game.legalMoves(real, seat);
    game.play(real, seat, moves[random.below(moves.length)], random);
  }
  if (game.toAct(real) === 0) return 0;
  const imagined = game.imagine(game.view(real, viewer), random);
  const tables = await Promise.all(
    [real, imagined].map((state) => tableIn(folder, state, seats, rowFor(game, options, seats))),
  );
  const heard = await Promise.all(tables.map((table) => eavesdrop(table, viewer)));
  expect(heard[0]).toEqual(heard[1]);
  for (let step = 0; step < STEPS; step++) {
    const [a, b] = tables.map((table) => table.state.match);
    const acting = seatsIn(a.game.toAct(a.state)).filter((seat) => b.legalMoves(seat).length > 0);
    if (acting.length === 0) return step;
    const seat = acting[random.below(acting.length)];
    const move = a.legalMoves(seat)[random.below(a.legalMoves(seat).length)];
    const others = b.legalMoves(seat);
    const twin = seat === viewer || others.includes(move) ? move : others[random.below(others.length)];
    const after = [
      [a, move],
      [b, twin],
    ].map(([match, chosen]) => viewAfter(match as typeof a, seat, chosen as typeof move, viewer));
    if (after[0] === undefined || after[0] !== after[1]) return step;
    const refusals = await refusalsOf(tables, viewer, game.moves[random.below(game.moves.length)].id);
    expect(refusals[0]).toEqual(refusals[1]);
    must(await tables[0].act(seat, { type: 'move', move: move.id, nonce: `s${step}` }));
    must(await tables[1].act(seat, { type: 'move', move: twin.id, nonce: `s${step}` }));
    expect(heard[0]).toEqual(heard[1]);
  }
  return STEPS;
}

/** What each table answers when the viewer tries a move that is not legal. */
const refusalsOf = (tables: readonly LiveTable[], viewer: Viewer, move: number): Promise<unknown[]> =>
  Promise.all(
    tables.map(async (table) => {
      if (viewer === 'spectator' || table.state.match.legalMoves(viewer).some(({ id }) => id === move))
        return 'not asked';
      return table.act(viewer, { type: 'move', move, nonce: 'x' });
    }),
  );

/** What the viewer would see after a move that uses no chance, undefined where it does; what they hear must follow from it. */
function viewAfter(
  match: LiveTable['state']['match'],
  seat: number,
  move: { readonly id: number; readonly type: string },
  viewer: Viewer,
): string | undefined {
  const { game } = match;
  const world = game.clone(match.state);
  let usedChance = false;
  const dice = fastRandom(1);
  game.play(world, seat, move, { below: (bound) => ((usedChance = true), dice.below(bound)) });
  const isMine = viewer === seat;
  return usedChance ? undefined : canonical([game.view(world, viewer), game.toAct(world), isMine ? 1 : 0]);
}

describe.each(await gameIds())('bytes on the wire of %s', (id) => {
  test('do not depend on what a viewer may not know', async () => {
    const folder = must(await loadGame(id));
    const { game } = folder;
    const random = fastRandom(5);
    let steps = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
        if (game.optionsProblem?.(options, seats) !== undefined) continue;
        for (const viewer of viewersOf(seats)) steps += await compareWorlds(folder, viewer, seats, options, random);
      }
    }
    expect(steps).toBeGreaterThan(0);
  }, 1_800_000);
});
