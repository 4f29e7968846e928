import { defaultOptions, fastRandom, seedFor, type Policy } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { planner } from '../bot/planner.ts';
import { PLAIN, withTaste } from '../bot/taste.ts';
import { knowledge } from '../bot.ts';
import { standard } from '../standard.ts';
import { game } from '../index.ts';
import type { MyBand } from '../state.ts';
import { bid, nominate, sit } from './sitting.ts';

/** The share of wins of `hero` against copies of `rival`, same deal from every seat. */
function winShare(hero: Policy<MyBand>, rival: Policy<MyBand>, seats: number, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let own = 0; own < seats; own++) {
      const dice = fastRandom(seedFor(5, deal));
      const thoughts = fastRandom(seedFor(6, deal * seats + own));
      const state = game.setup(defaultOptions(game.options), seats, dice);
      while (state.phase !== 'over') {
        const seat = state.actor;
        const moves = game.legalMoves(state, seat);
        const policy = seat === own ? hero : rival;
        const move =
          moves.length === 1 ? moves[0] : policy(game.imagine(game.view(state, seat), thoughts), seat, moves, thoughts);
        expect(moves).toContain(move);
        game.play(state, seat, move, dice);
      }
      wins += game.outcome(state)?.shares[own] ?? 0;
    }
  }
  return wins / (deals * seats);
}

const policies = knowledge.policies(game);

test('each level beats the one below', () => {
  expect(winShare(policies.medium, policies.easy, 2, 40)).toBeGreaterThan(0.6);
  expect(winShare(policies.greedy, policies.medium, 2, 40)).toBeGreaterThan(0.6);
});

test('the planner beats the rule-based player', { timeout: 60_000 }, () => {
  expect(
    winShare(planner(game, withTaste(standard, PLAIN), { worlds: 4, turns: 1 }), policies.greedy, 2, 10),
  ).toBeGreaterThan(0.5);
});

test('the rule-based player stops bidding at a sane price', () => {
  const match = sit({
    chips: [60, 60],
    bands: [
      [0, 10],
      [1, 11],
    ],
  }).play(nominate(2), bid(50));
  expect(policies.greedy(match.state, 1, match.moves, fastRandom(1)).type).toBe('pass');
});

test('the rule-based player stops a recruit that would cost the contract, and keeps STOPs when throwing cards', () => {
  const match = sit({
    bands: [[0], [1, 26, 52, 48]],
    business: [[], [0, 3]],
    chips: [6, 3],
    hands: [['recruitBand'], ['stop']],
    at: 'events',
  });
  match.play({ type: 'recruitBand', card: 48 });
  expect(policies.greedy(match.state, 1, match.moves, fastRandom(1)).type).toBe('stop');
  const full = sit({
    bands: [[0], [1]],
    hands: [['stop', 'radioPlay', 'legal', 'tax', 'tour'], []],
    eventTop: ['streetTeam'],
    at: 'events',
  });
  full.play({ type: 'draw' });
  expect(policies.greedy(full.state, 0, full.moves, fastRandom(1))).toMatchObject({ type: 'throwEvent', event: 7 });
});

test('prospects of all seats add up to a sure win', () => {
  const match = sit({ bands: [[0], [1], [2]], chips: [3, 12, 5], fret: [1, 4, 2], contracts: [1] });
  const values = [0, 1, 2].map((seat) => knowledge.value(game, match.state, seat));
  expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(10, 9);
  expect(Math.max(...values)).toBe(values[1]);
});
