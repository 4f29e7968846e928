import type { GameCard } from '@bandstand/engine';
import { must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';

test.each(await gameIds())('%s has a card for the shelf that says what the game says', async (id) => {
  const { game } = must(await loadGame(id));
  const { card } = (await import(`../../games/${id}/card.ts`)) as { card: GameCard };
  expect(card).toMatchObject({
    name: game.texts.en.name,
    tagline: game.texts.en.tagline,
    minSeats: game.seats.min,
    maxSeats: game.seats.max,
    minutes: expect.any(Number),
    hidden: expect.any(Boolean),
    inks: [expect.stringMatching(/^#[0-9a-f]{6}$/), expect.stringMatching(/^#[0-9a-f]{6}$/)],
  });
});
