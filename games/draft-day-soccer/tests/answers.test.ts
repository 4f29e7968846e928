import { answerTo, type Move } from '@bandstand/kits/draft-and-write';
import { playAtRandom } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { kit, recording, weekend, type Table } from './table.ts';

const answer = ({ state }: Table): Move | undefined =>
  answerTo({ kit, view: game.view(state, 0), seat: 0, moves: game.legalMoves(state, 0), state: () => state });

describe('a question about boosts alone', () => {
  test('after a recording is answered: nothing is lost by going on', () => {
    const table = recording('PT0', { roster: { 9: 'AT03' }, unlocked: [1, 0, 0] }).practise(0, 'P1');
    expect(answer(table)?.type).toBe('done');
  });

  test('while a card waits is left to the player', () => {
    expect(answer(recording('PT0', { roster: { 9: 'AT03' }, unlocked: [1, 0, 0] }))).toBeUndefined();
  });

  test('on a weekend is answered while no boost would meet a goal', () => {
    expect(answer(weekend(['same-shape'], { roster: { 9: 'AT03' }, unlocked: [1, 0, 0] }))?.type).toBe('enough');
  });

  test('on a weekend is left to the player when a boost would meet a goal', () => {
    const marks = { roster: { 9: 'AT03', 10: ['AT01', 8] }, boosted: [10], unlocked: [1, 0, 0] } as const;
    expect(answer(weekend(['marquee-signings'], marks))).toBeUndefined();
  });

  test('on a weekend is left to the player while there is a goal to claim', () => {
    const marks = { roster: { 1: ['GK01', 4], 9: 'AT03' }, unlocked: [1, 0, 0] } as const;
    expect(answer(weekend(['safe-gloves'], marks))).toBeUndefined();
  });
});

test('in whole matches every such question after a recording is answered, and none at the end', () => {
  const { greedy } = knowledge.policies(game);
  const count = { asked: 0, answered: 0, final: 0 };
  for (let index = 0; index < 6; index++)
    playAtRandom(game, { seed: 4, index, seats: 2, options: { harder: false } }, (state, seat, moves, random) => {
      const isAsked = moves.some(({ type }) => type === 'done') && moves.some(({ type }) => type === 'boost');
      const given = answerTo({ kit, view: game.view(state, seat), seat, moves, state: () => state });
      if (isAsked && state.phase === 'record') {
        count.asked++;
        if (given?.type === 'done') count.answered++;
      }
      if (state.phase === 'final' && given !== undefined) count.final++;
      return greedy(state, seat, moves, random);
    });
  expect(count.asked).toBeGreaterThan(20);
  expect(count).toEqual({ asked: count.asked, answered: count.asked, final: 0 });
});
