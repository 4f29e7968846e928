import { describe, expect, test } from 'vitest';
import { goalIndex, Table, type Marks } from './table.ts';

/** Whether a goal that neither of two equal bands meets still lies there after a weekend. */
function stays(goal: string, marks: Marks): boolean {
  const table = new Table(2).begin().slots([goal]);
  table.state.personal = [-1, -1];
  for (const seat of [0, 1]) table.marks(seat, marks);
  table.hand(0, ['S0', 'S1']).hand(1, ['S2', 'S3']).pick(0, 'S0').pick(1, 'S2');
  if (table.state.week !== 2) throw new Error('somebody meets the goal');
  return table.state.slots[0] === goalIndex(goal);
}

const POSTS = ['LS', 'M1', 'M2', 'M3', 'M4', 'P1', 'P2', 'P3', 'B1', 'B2', 'B3'];
/** Eleven members, so that one post is left. */
const eleven = (text: string, levels: readonly number[] = []): Marks => ({
  posts: Object.fromEntries(text.split(' ').map((card, index) => [POSTS[index], [card, levels[index] ?? 1] as const])),
});
const ANY = 'LS00 M00 M01 M02 M03 P00 P01 P02 B00 B01 B02';
const ones = (first: number, second = 1): number[] => [first, second, ...new Array<number>(9).fill(1)];

describe('a goal leaves when it is out of reach for everybody', () => {
  test('nine of a skill: an empty post can bring four', () => {
    // Five members show Levels once, the others not at all; then only four of them.
    expect(stays('level-heads', eleven('LS00 M02 M04 M01 M22 P01 P00 P07 B01 B03 B04'))).toBe(true);
    expect(stays('level-heads', eleven('LS00 M02 M04 M01 M22 P01 P00 P07 B01 B02 B04'))).toBe(false);
  });

  test('six of each skill: what is missing must fit into the empty circles', () => {
    // Levels is there twice, then once; the other skills are there more than six times.
    expect(stays('even-mix', eleven('LS00 M02 M05 M01 M22 P01 P00 P07 B25 B02 B04'))).toBe(true);
    expect(stays('even-mix', eleven('LS00 M02 M05 M01 M22 P17 P00 P07 B25 B02 B04'))).toBe(false);
  });

  test('star points in all: an empty post can bring five', () => {
    const used = [3, 2, 1] as const;
    expect(stays('galaxy', { ...eleven(ANY, ones(20, 11)), used })).toBe(true);
    expect(stays('galaxy', { ...eleven(ANY, ones(20, 10)), used })).toBe(false);
  });

  test('star points in all: the largest unused multiplier helps once for each empty post', () => {
    const used = [3, 2, 0] as const;
    expect(stays('galaxy', { ...eleven(ANY, ones(10, 6)), used })).toBe(true);
    expect(stays('galaxy', { ...eleven(ANY, ones(10, 5)), used })).toBe(false);
    expect(stays('galaxy', { ...eleven(ANY, ones(10, 5)), used: [0, 0, 1] })).toBe(false);
  });

  test('members of an exact value: each empty post can bring one', () => {
    expect(stays('twin-virtuosos', eleven(ANY, ones(5)))).toBe(true);
    expect(stays('twin-virtuosos', eleven(ANY, ones(10)))).toBe(false);
  });

  test('a value of one type: only empty posts of that type count', () => {
    expect(stays('golden-throat', eleven(ANY, ones(7)))).toBe(false);
    expect(stays('golden-throat', { posts: { M1: 'M00' } })).toBe(true);
  });

  test('used multipliers: each empty post can take one', () => {
    expect(stays('amplified', { ...eleven(ANY), used: [1, 0, 0] })).toBe(true);
    expect(stays('amplified', { ...eleven(ANY), unlocked: [3, 2, 1] })).toBe(false);
  });

  test('posts, harmonies, dates, assets, releases, venues and Cash are never out of reach', () => {
    for (const goal of [
      'full-front-line',
      'wall-of-sound',
      'world-calendar',
      'warehouse',
      'discography',
      'long-haul',
      'big-spenders',
    ])
      expect([goal, stays(goal, { posts: { LS: 'LS00' } })]).toEqual([goal, true]);
  });
});
