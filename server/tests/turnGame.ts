import { defaultOptions, fastRandom, must, seatsIn, type Game } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';

const takesTurns = (game: Game, seats: number): boolean =>
  seatsIn(game.toAct(game.setup(defaultOptions(game.options), seats, fastRandom(1)))).length === 1;

/** A game for two in which one acts at a time. A test says what it needs of a game, so that a new one may sort anywhere. */
export async function turnGame(fits: (game: Game) => boolean = () => true): Promise<string> {
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    if (game.seats.min <= 2 && game.seats.max >= 2 && fits(game) && takesTurns(game, 2)) return id;
  }
  throw new Error('no game for two in which one acts at a time');
}
