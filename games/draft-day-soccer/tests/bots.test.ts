import { fastRandom, firstSeat } from '@bandstand/engine';
import { testSlips } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { rosterWithout, weekend, type Table } from './table.ts';

const { greedy } = knowledge.policies(game);
const random = fastRandom(3);

function letBotsPlay(table: Table): string[] {
  const made: string[] = [];
  while (table.state.toAct !== 0 && table.state.phase !== 'pick') {
    const seat = firstSeat(table.state.toAct);
    const move = greedy(table.state, seat, table.legal(seat), random);
    made.push(move.type);
    game.play(table.state, seat, move, random);
  }
  return made;
}

test('bots hold a boost that no goal asks for', () => {
  const table = weekend(['full-stands'], { roster: { 9: 'AT03' }, unlocked: [1, 0, 0] });
  expect(letBotsPlay(table)).toEqual(['enough']);
});

test('bots boost for a goal that is worth it, and claim it', () => {
  const table = weekend(['marquee-signings'], { roster: { 9: 'AT03', 10: 'AT05' }, unlocked: [2, 0, 0] });
  expect(letBotsPlay(table).slice(0, 3)).toEqual(['boost', 'boost', 'claimSlot']);
});

test('bots use every boost in the end, the largest on the best player', () => {
  const table = weekend([], { roster: { ...rosterWithout(11), 10: 'AT03' }, unhappy: 5, unlocked: [1, 0, 1] });
  letBotsPlay(table);
  expect(table.state.phase).toBe('over');
  const levels = Array.from({ length: 10 }, (_, post) => table.level(0, post + 1)).toSorted((a, b) => b - a);
  expect(levels.slice(0, 2)).toEqual([20, 10]);
});

testSlips(game, knowledge);
