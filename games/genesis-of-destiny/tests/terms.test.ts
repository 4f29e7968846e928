import { defaultOptions, fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { contentOf } from '../content/content.ts';
import { game } from '../index.ts';
import { aboutFor } from '../text/en/terms.ts';

const content = contentOf(game.pack.content);
const view = game.view(game.setup(defaultOptions(game.options), 3, fastRandom(4)), 0);
const aboutGig = (id: string) =>
  aboutFor(content)('gig', String(content.pack.gigs.findIndex((gig) => gig.id === id)), view, String, 0);

test('what is told of a gig says what every row of its flyer pays', () => {
  expect(aboutGig('open-stage').gives).toBe('10 to 25 ★: 1 COIN, 2 CROWD; 26 up ★★: 5 COIN, 5 CROWD, 1 CLOUT.');
});

test('what is told of a gig with four stars says that it makes legends', () => {
  const four = content.pack.gigs.find(({ rows }) => rows.some(({ stars }) => stars === 4));
  expect(aboutGig(four?.id ?? '').gives).toMatch(/up ★★★★: you are legends\.$/);
});
