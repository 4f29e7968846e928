import { Match, must, secretFor } from '@bandstand/engine';
import type { View } from '@bandstand/kits/draft-and-write';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const names = (seat: number): string => ['Ada', 'Bert'][seat] ?? '';
const week = (change: Partial<View>, seats = 2): View => ({
  ...must(Match.start(game, { seats, secret: secretFor('status') })).view(0),
  phase: 'pick',
  week: 1,
  day: 1,
  ...change,
});
const status = (view: View) => game.text.status?.(view, names, 0) ?? { now: [], end: '' };

test('hands go left in every week', () => {
  expect([1, 2, 3].map((number) => status(week({ week: number })).now[1])).toEqual([
    'hands go left',
    'hands go left',
    'hands go left',
  ]);
});

test('on a weekend goals are claimed in any order', () => {
  expect(status(week({ phase: 'weekend' })).now).toEqual(['Week 1, weekend', 'claim in any order']);
});

test('the match ends with eleven players, six goals or five Unhappy Fans', () => {
  expect(status(week({})).end).toBe('Ends at 11 players, 6 goals or 5 Unhappy Fans: 0, 0, 0.');
});

test('alone there are four pairs a week and at most six weeks, and the last week is called so', () => {
  expect(status(week({ week: 3, day: 2 }, 1)).now).toEqual(['Week 3 of 6, Tuesday', 'pair 2 of 4']);
  expect(status(week({ week: 5 }, 1)).end).toMatch(/or after week 6/);
  expect(status(week({ week: 6 }, 1)).end).toBe('The last week: its weekend ends the match.');
});

test('that the eleventh player ends the match is said before he is placed, once for all who lack one', () => {
  const view = week({});
  const member = { card: 0, level: 3, boosted: false };
  const [mine, yours] = view.sheets;
  const full = { ...mine, posts: mine.posts.map((_, post) => (post < 10 ? member : null)) };
  const end = (...sheets: readonly (typeof mine)[]): string => status({ ...view, sheets }).end;
  expect(end(full, yours)).toBe('One more player fills your squad: the week stops and the last weekend comes.');
  expect(end(mine, full)).toBe('Bert lacks one player: then the week stops and the last weekend comes.');
  expect(end(full, full)).toBe(
    'One more player fills your squad or Bert’s: the week stops and the last weekend comes.',
  );
});

test('the head of a sheet asks for the name of the club', () => {
  expect(game.captions?.(week({}), 0)).toMatchObject([{ label: 'Club name' }]);
});
