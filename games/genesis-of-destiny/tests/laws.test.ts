import { checkLaws } from '@bandstand/engine/laws';
import { fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { withPack } from '../withPack.ts';
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
    const loaded = withPack(copy);
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
