import type { GameCard, Sound } from '@bandstand/engine';
import { defaultOptions, fastRandom, firstSeat, must, SOUNDS } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';

test.each(await gameIds())('%s has a card for the shelf that says what the game says', async (id) => {
  const { game } = must(await loadGame(id));
  const { card } = (await import(`../../games/${id}/card.ts`)) as { card: GameCard };
  expect(card).toMatchObject({
    name: game.text.name,
    tagline: game.text.tagline,
    minSeats: game.seats.min,
    maxSeats: game.seats.max,
    hidden: expect.any(Boolean),
    inks: [expect.stringMatching(/^#[0-9a-f]{6}$/), expect.stringMatching(/^#[0-9a-f]{6}$/)],
  });
  const minutes = [card.minutes].flat();
  expect(minutes.every((each) => Number.isInteger(each) && each > 0)).toBe(true);
  expect(minutes.toSorted((a, b) => a - b)).toEqual(minutes);
});

test.each(await gameIds())(
  '%s is heard: every sound that its card names is known, and some are heard in a match',
  async (id) => {
    const { game } = must(await loadGame(id));
    const { card } = (await import(`../../games/${id}/card.ts`)) as { card: GameCard };
    const sounds: Readonly<Record<string, Sound>> = card.sounds ?? {};
    const random = fastRandom(7);
    const state = game.setup(defaultOptions(game.options), game.seats.min, random);
    const heard = new Set<string>();
    for (let move = 0; move < 400 && game.toAct(state) !== 0; move++) {
      const seat = firstSeat(game.toAct(state));
      const moves = game.legalMoves(state, seat);
      game.play(state, seat, moves[random.below(moves.length)], random, ({ type }) => heard.add(sounds[type] ?? ''));
    }
    const named = new Set(Object.values(sounds));
    expect([...named].filter((sound) => !SOUNDS.includes(sound))).toEqual([]);
    expect([...heard].filter((sound) => SOUNDS.some((known) => known === sound)).length).toBeGreaterThanOrEqual(
      Math.min(named.size, 2),
    );
  },
);
