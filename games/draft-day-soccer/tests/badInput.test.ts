import { canonical, checkMove, Match, must, secretFor } from '@bandstand/engine';
import type { Pack } from '@bandstand/kits/draft-and-write';
import { answerToPack, type Wanted } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { nodeIndex, recording, Table, weekend } from './table.ts';

/** The reason for which seat 0 may not make a move; the state must not change. */
function refusal(table: Table, wanted: Wanted): string {
  const move = game.moves.find((each) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(each, key) === value),
  );
  if (move === undefined) throw new Error(`no move is like ${JSON.stringify(wanted)}`);
  const before = canonical(table.state);
  const result = checkMove(game, table.state, 0, move.id);
  expect(canonical(table.state)).toBe(before);
  if (result.ok) return 'accepted';
  expect(result.problem.message).toMatch(/^[A-Z].+\.$/);
  return result.problem.code;
}

const node = (name: string) => ({ type: 'cross', section: 'net', space: nodeIndex(name) }) as const;
const chain = (): Table => recording('PD0', { net: ['P6'] }).practise(0, 'P7');

describe('a move that is refused says why and changes nothing', () => {
  test.each<[string, () => Table, Wanted, string]>([
    ['a card that has left the hand', () => recording('D0'), { type: 'pick', slot: 4 }, 'no-such-card'],
    [
      'a second pick',
      () => new Table(2).begin().hand(0, ['D0', 'D1']).pick(0, 'D0'),
      { type: 'pick', slot: 1 },
      'not-your-turn',
    ],
    [
      'a card that cannot be recorded beside one that can',
      () =>
        new Table(2)
          .begin()
          .marks(0, { roster: { 1: 'GK00' } })
          .hand(0, ['GK01', 'PT0']),
      { type: 'pick', slot: 0 },
      'not-playable',
    ],
    ['a practice space for a player', () => recording('AT00'), node('P1'), 'wrong-card'],
    ['a jersey for a practice', () => recording('PT0'), { type: 'place', post: 0 }, 'wrong-card'],
    ['a practice of another type', () => recording('PT0'), node('P2'), 'wrong-icon'],
    ['a practice that is not open yet', () => recording('PT0'), node('P8'), 'space-taken'],
    ['a jersey of another line', () => recording('AT00'), { type: 'place', post: 0 }, 'wrong-post'],
    [
      'a jersey that is worn',
      () => recording('AT00', { roster: { 9: 'AT01' } }),
      { type: 'place', post: 8 },
      'post-taken',
    ],
    ['the card again, after it was recorded', chain, node('P5'), 'bonuses-wait'],
    ['a bonus that does not wait', chain, { type: 'use', item: 5, space: 0 }, 'no-such-bonus'],
    [
      'a boost that is not unlocked',
      () => recording('PT0', { roster: { 9: 'AT00' } }),
      { type: 'boost', post: 8 },
      'no-boost',
    ],
    [
      'a second boost for one player',
      () => recording('PT0', { roster: { 9: 'AT00', 10: 'AT01' }, unlocked: [2, 0, 0] }).boost(0, 9, 2),
      { type: 'boost', post: 8, multiplier: 2 },
      'no-boost',
    ],
    [
      'a boost for an empty jersey',
      () => recording('PT0', { roster: { 9: 'AT00' }, unlocked: [1, 0, 0] }),
      { type: 'boost', post: 9, multiplier: 2 },
      'no-boost',
    ],
    [
      'a claim without the requirement',
      () => weekend(['star-quality', 'one-mind'], { stars: 4 }),
      { type: 'claimSlot', slot: 1 },
      'goal-not-reached',
    ],
    [
      'a claim where no goal lies',
      () => weekend(['star-quality'], { stars: 4 }),
      { type: 'claimSlot', slot: 2 },
      'no-goal-here',
    ],
    [
      'the same claim twice',
      () =>
        weekend(['star-quality', 'ball-mastery'], { stars: 4, balls: 4 }).claim(0, 'star-quality').use(0, 'grid', 0),
      { type: 'claimSlot', slot: 0 },
      'claimed-already',
    ],
    ['another goal to keep later on', () => new Table(2).begin(), { type: 'keepGoal', which: 1 }, 'not-now'],
  ])('%s', (_what, table, wanted, code) => {
    expect(refusal(table(), wanted)).toBe(code);
  });

  test('a move number or a seat that does not exist, and more than four managers', () => {
    const match = must(Match.start(game, { seats: 2, secret: secretFor('bad') }));
    const hash = match.hash();
    for (const [seat, move] of [
      [0, -1],
      [0, game.moves.length],
      [3, 0],
    ])
      expect(match.play(seat, move).ok).toBe(false);
    expect(match.hash()).toBe(hash);
    for (const seats of [0, 5]) expect(Match.start(game, { seats, secret: secretFor('x') }).ok).toBe(false);
  });
});

describe('a pack that is refused leaves the game as it was', () => {
  test.each<[string, (pack: Pack) => void, RegExp]>([
    ['a link with one end', (pack) => (pack.sheet.links[0] = ['J2.E', 'J99.W']), /links\[0\].*one end/],
    ['a repeated card id', (pack) => (pack.cards[9].id = pack.cards[8].id), /cards\[9\]\.id.*twice/],
    ['a repeated goal id', (pack) => (pack.goals[1].id = pack.goals[0].id), /goals\[1\]\.id.*twice/],
    ['a repeated jersey', (pack) => (pack.sheet.posts[1].id = 'J1'), /posts\[1\]\.id.*twice/],
    [
      'a practice link that is there twice',
      (pack) => (pack.sheet.net.links[1].ends = [6, 1]),
      /net\.links\[1\].*twice/,
    ],
  ])('%s', (_what, change, reason) => {
    expect(answerToPack(game, game.pack.content, change)).toMatch(reason);
  });
});
