import { fastRandom, firstSeat, must, seedFor } from '@bandstand/engine';
import { createBot } from '@bandstand/bots';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { Alone } from '../bot/exact/alone.ts';
import { BrassMind } from '../bot/mind.ts';
import { game } from '../index.ts';
import type { Options, State } from '../state.ts';
import { closing, duel, longHand, playedTo, sketch, slotsOf } from './exact.ts';

test('the sketch for search follows the rules on 10,000 positions, forwards and back', () => {
  const world = sketch();
  const fresh = sketch();
  let positions = 0;
  for (let index = 0; positions < 10_000; index++) {
    const random = fastRandom(seedFor(17, index));
    const options: Options = {
      length: index % 3 === 0 ? 'rehearsal' : 'full',
      goldFirst: index % 2 === 1,
      handicap: index % 5,
      handicapFor: index % 4 < 2 ? 'A' : 'B',
    };
    const state = game.setup(options, 2, random);
    world.load(state);
    while (game.toAct(state) !== 0) {
      const seat = firstSeat(game.toAct(state));
      expect([world.turn, world.open, world.round, world.pick]).toEqual([seat, state.open, state.round, state.pick]);
      const moves = game.legalMoves(state, seat);
      const before = [...world.expected];
      const other = moves[random.below(moves.length)];
      world.take(other.slot);
      world.undo(other.slot);
      expect([...world.expected]).toEqual(before);
      const move = moves[random.below(moves.length)];
      world.take(move.slot);
      game.play(state, seat, move, random);
      fresh.load(state);
      for (const [i, expected] of fresh.expected.entries()) expect(world.expected[i]).toBeCloseTo(expected, 6);
      positions++;
    }
    const shares = must(outcomeOf(state)).shares;
    expect(Math.sign(world.result(1) - world.result(0))).toBe(Math.sign(shares[0] - shares[1]));
  }
});

const outcomeOf = (state: State) => {
  const outcome = game.outcome(state);
  return outcome === undefined
    ? { ok: false as const, problem: { code: 'open', message: 'not over' } }
    : { ok: true as const, value: outcome };
};

test('exact play in the last round agrees with a long-hand count of every way to go on', () => {
  for (let index = 0; index < 60; index++) {
    const isShort = index % 3 === 0;
    const options: Options = {
      length: isShort ? 'rehearsal' : 'full',
      goldFirst: index % 2 === 1,
      handicap: index % 4,
      handicapFor: index % 5 < 2 ? 'A' : 'B',
    };
    const state = playedTo(index, isShort ? 1 : 3, 2 + (index % 6), 2, options);
    const value = duel(state).solve(slotsOf(state))?.[0].value ?? NaN;
    expect(firstSeat(game.toAct(state)) === 0 ? value : 0 - value).toBe(longHand(state));
  }
});

test('exact play from the fourth pick of the last round on follows the rules', () => {
  for (let index = 0; index < 250; index++) {
    const state = closing(index);
    expect(duel(state).ending()).toBe(longHand(state));
  }
});

test('alone, the last picks are played for the lowest worst voice that can be had', () => {
  for (let index = 0; index < 12; index++) {
    const state = playedTo(index, 3, 0, 1);
    const world = sketch();
    world.load(state);
    const value = new Alone(world, () => true).solve(slotsOf(state))?.[0].value ?? NaN;
    expect(-Math.floor(-value / 512 ** 3)).toBe(longHand(state));
  }
});

test('a move of the last two rounds is proven, and says so', () => {
  const state = playedTo(3, 2, 4);
  const seat = firstSeat(game.toAct(state));
  const moves = game.legalMoves(state, seat);
  const judged = new BrassMind(game).proofs({
    view: game.view(state, seat),
    seat,
    moves,
    random: fastRandom(2),
    goOn: tick,
    inTime: () => true,
  });
  expect(judged[0].isProven).toBe(true);
});

/** Stops the tries, which would go on for ever, after a while; proofs take what they need. */
let ticks = 0;
const tick = (): boolean => ticks++ < 100_000;

test('a thought that has no time left still names a legal move', () => {
  const state = playedTo(5, 2, 0);
  const seat = firstSeat(game.toAct(state));
  const bot = must(createBot('fierce:1', { game, knowledge, random: fastRandom(4) }));
  expect(game.legalMoves(state, seat)).toContain(
    bot.choose(game.view(state, seat), seat, game.legalMoves(state, seat)),
  );
});
