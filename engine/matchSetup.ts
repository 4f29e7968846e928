import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import { parseOptions } from './options.ts';
import { bad, good, type Result } from './problem.ts';
import { words } from './text/index.ts';

/** What every way to start a match asks first: does the game have so many seats and such options, and do they go together? */
export function checkSetup<T extends GameTypes>(game: Game<T>, seats: number, wished: unknown): Result<T['Options']> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return bad('bad-seat-count', words().matchSetup.isForSeats(game.text.name, min, max, seats));
  }
  const options = parseOptions(game.options, wished);
  if (!options.ok) return options;
  const clash = game.optionsProblem?.(options.value, seats);
  return clash === undefined ? good(options.value) : { ok: false, problem: clash };
}
