import { createBot } from '@bandstand/bots';
import { fastRandom, firstSeat, must } from '@bandstand/engine';
import { testSlips } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';

/** The moves of a match between greedy bots, each with dice of its own. */
function movesOf(seed: number, seats: number): number[] {
  const random = fastRandom(seed);
  const bots = Array.from({ length: seats }, (_, seat) =>
    must(createBot('greedy', { game, knowledge, random: fastRandom(seed + 100 * seat) })),
  );
  const state = game.setup({ harder: false }, seats, random);
  const made: number[] = [];
  while (state.toAct !== 0) {
    const seat = firstSeat(state.toAct);
    const move = bots[seat].choose(game.view(state, seat), seat, game.legalMoves(state, seat));
    made.push(move.id);
    game.play(state, seat, move, random);
  }
  return made;
}

test('what a bot has judged before does not change its choices', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const first = seeds.map((seed) => movesOf(seed, 4));
  expect(seeds.map((seed) => movesOf(seed, 4))).toEqual(first);
});

testSlips(game, knowledge);
