import { checkLaws } from '@bandstand/engine/laws';
import { fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { adviseDice, modelOf } from '../dice.ts';
import { countSong } from '../rules/circles.ts';
import { dieOf } from '../state.ts';
import { patient } from './patient.ts';
import { game, standard } from './stage.ts';

test('the laws hold deep into the match, where nobody walks out', () => {
  expect(checkLaws(patient(game, standard), { matches: 4 }).broken).toEqual([]);
}, 60_000);

test('a pack with a repeated gig, a falling row or a misplaced circle is refused with its path', () => {
  const pack = structuredClone(standard.pack);
  const broken = (change: (pack: typeof standard.pack) => void) => {
    const copy = structuredClone(pack);
    change(copy);
    const loaded = game.withPack(copy);
    return loaded.ok ? '' : loaded.problem.message;
  };
  expect(broken((copy) => (copy.gigs[1].id = 'open-stage'))).toContain('gigs[1].id');
  expect(broken((copy) => (copy.gigs[1].rows[1].from = 3))).toContain('gigs[1].rows[1].from');
  expect(broken((copy) => (copy.firstSong[0].circles.bU = 'crown'))).toContain('firstSong[0].circles.bU');
  expect(broken((copy) => (copy.lifeTrack.normal[3] = 1))).toContain('lifeTrack.normal[3]');
});

test('the market holds 27 cards in all, 24 without special dice', () => {
  const count = (specialDice: boolean) => {
    const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
    const state = game.setup({ ...options, specialDice } as never, 3, fastRandom(1));
    return state.deck.length + state.market.length;
  };
  expect(count(true)).toBe(27);
  expect(count(false)).toBe(24);
});

test('the dice coach finds the placement that an exhaustive count of the last part finds', () => {
  const columns = standard.firstSong;
  const model = modelOf(columns);
  const placed = Array.from({ length: 30 }, () => -1);
  for (const [at, dice] of [
    [4, 2, 6],
    [4, 5, 5],
  ].entries())
    for (const [row, value] of dice.entries()) placed[at * 6 + row * 2] = dieOf(0, value);
  const pool = Array.from({ length: 24 }, () => 0);
  const dice = [1, 3, 4, 6];
  for (const value of dice) pool[dieOf(0, value)]++;
  const before = countSong(columns.slice(0, 2), placed).total;
  let best = 0;
  for (const b of dice)
    for (const m of dice)
      for (const f of dice) {
        if (b === m || m === f || b === f) continue;
        const tried = placed.slice();
        for (const [row, value] of [b, m, f].entries()) tried[12 + row * 2] = dieOf(0, value);
        best = Math.max(best, countSong(columns, tried).total - before);
      }
  const moment = { column: 2, row: 0, placed, borrowed: [0, 0, 0, 0, 0], placementsLeft: 1 };
  expect(adviseDice(model, moment, pool)[0].points).toBeCloseTo(best);
});

test('the opening song is worth about 24 points without powers', () => {
  expect(modelOf(standard.firstSong).expected).toBeCloseTo(24.3, 1);
});
