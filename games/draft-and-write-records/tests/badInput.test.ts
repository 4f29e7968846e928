import { canonical, checkMove, Match, must, secretFor } from '@bandstand/engine';
import type { Pack } from '@bandstand/kits/draft-and-write';
import { answerToPack, type Wanted } from '@bandstand/kits/draft-and-write-tests';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { withPack } from '../withPack.ts';
import { cardIndex, nodeIndex, postIndex, recording, Table, venueIndex, weekend } from './table.ts';

const moveId = (wanted: Wanted): number => {
  const move = game.moves.find((each) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(each, key) === value),
  );
  if (move === undefined) throw new Error(`no move is like ${JSON.stringify(wanted)}`);
  return move.id;
};

/** The reason for which a move is refused; the state must not change. */
function refusal(table: Table, seat: number, wanted: Wanted): string {
  const before = canonical(table.state);
  const result = checkMove(game, table.state, seat, moveId(wanted));
  expect(canonical(table.state)).toBe(before);
  if (result.ok) return 'accepted';
  expect(result.problem.message).toMatch(/^[A-Z×].+\.$/);
  return result.problem.code;
}

const alone = (hand: readonly string[], third?: string): Table => {
  const table = new Table(1).begin().hand(0, hand);
  if (third === undefined) return table;
  table.state.stack.push(cardIndex(third));
  return table.play(0, { type: 'drawThird' });
};

const node = (name: string) => ({ type: 'cross', section: 'net', space: nodeIndex(name) }) as const;

describe('a move that is refused says why and changes nothing', () => {
  test.each<[string, () => Table, Wanted, string]>([
    ['a card that has left the hand', () => recording('S0'), { type: 'pick', slot: 4 }, 'no-such-card'],
    [
      'a second pick',
      () => new Table(2).begin().play(0, { type: 'pick', slot: 0 }),
      { type: 'pick', slot: 1 },
      'not-your-turn',
    ],
    ['a pick while recording', () => recording('A00'), { type: 'pick', slot: 0 }, 'not-now'],
    ['an asset space for a band card', () => recording('M00'), node('A1'), 'wrong-card'],
    ['a post for an asset card', () => recording('A00'), { type: 'place', post: 1 }, 'wrong-card'],
    ['an asset of another icon', () => recording('A00'), node('A2'), 'wrong-icon'],
    ['an asset that is crossed', () => recording('A00', { net: ['A1'] }), node('A1'), 'space-taken'],
    ['a post of another type', () => recording('M00'), { type: 'place', post: postIndex('P1') }, 'wrong-post'],
    [
      'a post that is filled',
      () => recording('M01', { posts: { M1: 'M00' } }),
      { type: 'place', post: postIndex('M1') },
      'post-taken',
    ],
    ['a post that is locked', () => recording('M00'), { type: 'place', post: postIndex('M2') }, 'post-locked'],
    [
      'a multiplier that is not unlocked',
      () => recording('M00'),
      { type: 'place', post: postIndex('M1'), multiplier: 2 },
      'multiplier-closed',
    ],
    [
      'a multiplier that was used',
      () => recording('M00', { used: [3, 0, 0] }),
      { type: 'place', post: postIndex('M1'), multiplier: 2 },
      'multiplier-closed',
    ],
    [
      'the card again, after it was recorded',
      () => recording('A01', { net: ['A1'] }).play(0, node('A2')),
      node('A10'),
      'bonuses-wait',
    ],
    [
      'refusing a card that is recorded',
      () => recording('A01', { net: ['A1'] }).play(0, node('A2')),
      { type: 'refuse' },
      'bonuses-wait',
    ],
    [
      'a bonus that does not wait',
      () => recording('A01', { net: ['A1'] }).play(0, node('A2')),
      { type: 'use', item: 8 },
      'no-such-bonus',
    ],
    [
      'letting go of a bonus that does not wait',
      () => recording('A01', { net: ['A1'] }).play(0, node('A2')),
      { type: 'drop', item: 8 },
      'no-such-bonus',
    ],
    [
      'a venue that is not next',
      () => recording('A03', { net: ['A3'] }).play(0, node('A4')),
      { type: 'use', item: 13, space: venueIndex('L2') },
      'venue-out-of-reach',
    ],
    [
      'a bonus on a marked space',
      () => recording('A03', { net: ['A5'], grid: [0] }).play(0, node('A4')),
      { type: 'use', item: 5, space: 0 },
      'space-taken',
    ],
    ['a claim during the week', () => recording('A00', { albums: 5 }), { type: 'claim' }, 'not-now'],
    [
      'the next claim before the bonus of the first is used',
      () => weekend(['long-players', 'hit-streak'], { albums: 3, singles: 3 }).play(0, { type: 'claim' }),
      { type: 'claim' },
      'bonuses-wait',
    ],
    ['a third card with others at the table', () => new Table(2).begin(), { type: 'drawThird' }, 'no-third-card'],
    ['a fourth card', () => alone(['A00', 'G00'], 'M00'), { type: 'drawThird' }, 'no-third-card'],
    ['a card beside the odd one out', () => alone(['A00', 'A01'], 'G00'), { type: 'pick', slot: 0 }, 'odd-card-out'],
    [
      'a second start colour',
      () => new Table(2).play(0, { type: 'startColour', skill: 0 }),
      { type: 'startColour', skill: 1 },
      'not-your-turn',
    ],
    [
      'a start colour in the middle of the match',
      () => new Table(2).begin(),
      { type: 'startColour', skill: 1 },
      'not-now',
    ],
    ['another goal to keep later on', () => new Table(2).begin(), { type: 'keepGoal', which: 1 }, 'not-now'],
  ])('%s', (_what, table, wanted, code) => {
    expect(refusal(table(), 0, wanted)).toBe(code);
  });

  test('a claim without the requirement', () => {
    const table = alone(['A00', 'G00'], 'M00').slots(['galaxy', 'long-players', 'even-mix']);
    table.marks(0, { albums: 3 }).pick(0, 'M00').play(0, { type: 'refuse' });
    expect(refusal(table, 0, { type: 'claimSlot', slot: 0 })).toBe('goal-not-reached');
    expect(refusal(table, 0, { type: 'claimSlot', slot: 3 })).toBe('no-goal-here');
    table.play(0, { type: 'claimSlot', slot: 1 });
    expect(refusal(table, 0, { type: 'claimSlot', slot: 2 })).toBe('bonuses-wait');
  });

  test('a claim by a seat whose goals are not met, while another still claims', () => {
    const table = new Table(2).begin().slots(['long-players']).marks(1, { albums: 3 });
    table.state.personal = [-1, -1];
    table.hand(0, ['S0', 'S1']).hand(1, ['S2', 'S3']).pick(0, 'S0').pick(1, 'S2');
    expect(refusal(table, 0, { type: 'claim' })).toBe('not-your-turn');
  });

  test('a move number that does not exist, a seat that does not sit here, a move after the end', () => {
    const match = must(Match.start(game, { seats: 2, secret: secretFor('bad') }));
    const hash = match.hash();
    const code = (seat: number, move: number): string => {
      const result = match.play(seat, move);
      return result.ok ? 'accepted' : result.problem.code;
    };
    for (const move of [-1, 0.5, game.moves.length, Number.NaN]) expect(code(0, move)).toBe('unknown-move');
    expect(code(2, match.legalMoves(0)[0].id)).toBe('not-your-turn');
    expect(match.hash()).toBe(hash);
    expect(match.steps).toEqual([]);
    while (!match.isOver)
      for (const seat of [0, 1]) for (const move of match.legalMoves(seat).slice(0, 1)) must(match.play(seat, move.id));
    const last = match.hash();
    expect(code(0, 0)).toBe('match-over');
    expect(match.hash()).toBe(last);
  });

  test('seats or options that the game does not have', () => {
    for (const seats of [0, 7, 1.5]) expect(Match.start(game, { seats, secret: secretFor('x') }).ok).toBe(false);
    const harder = Match.start(game, { seats: 3, options: { harder: true }, secret: secretFor('x') });
    expect(harder.ok ? '' : harder.problem.code).toBe('bad-option');
  });
});

describe('a pack that is refused leaves the game as it was', () => {
  test.each<[string, (pack: Pack) => void, RegExp]>([
    [
      'a venue that leads only to itself',
      (pack) => ((pack.sheet.tour ?? [])[12].after = 'W4'),
      /tour\[12\].*cannot be reached/,
    ],
    [
      'a venue after one that does not exist',
      (pack) => ((pack.sheet.tour ?? [])[8].after = 'X9'),
      /tour\[8\].*cannot be reached/,
    ],
    ['two starting venues', (pack) => delete (pack.sheet.tour ?? [])[5].after, /exactly one venue is the start/],
    ['a link to a circle that is not there', (pack) => (pack.sheet.links[3] = ['P1.E', 'P2.Q']), /links\[3\].*one end/],
    ['a link from a post to itself', (pack) => (pack.sheet.links[3] = ['P1.E', 'P1.W']), /links\[3\].*same post/],
    ['an asset link with both ends on one node', (pack) => (pack.sheet.net.links[2].ends = [3, 3]), /net\.links\[2\]/],
    ['an asset link that is there twice', (pack) => (pack.sheet.net.links[2].ends = [2, 1]), /net\.links\[2\].*twice/],
    ['a repeated post id', (pack) => (pack.sheet.posts[2].id = 'M1'), /posts\[2\]\.id.*twice/],
    ['a repeated venue id', (pack) => ((pack.sheet.tour ?? [])[3].id = 'L2'), /tour\[3\]\.id.*twice/],
    ['a repeated line id', (pack) => (pack.sheet.grid.lines[1].id = 'R1'), /lines\[1\]\.id.*twice/],
    ['a gate with an unknown lock', (pack) => ((pack.sheet.tour ?? [])[3].gate = 'K99'), /gate.*K99/],
  ])('%s', (_what, change, reason) => {
    expect(answerToPack(game, game.pack.content, change)).toMatch(reason);
  });

  test.each([undefined, null, 7, 'pack', [], {}])('%j is no pack', (json) => {
    const result = withPack(json);
    expect(result.ok ? '' : result.problem.code).toBe('bad-pack');
  });
});
