import type { Game } from '../game.ts';
import type { GameTypes } from '../gameTypes.ts';
import type { LawName } from './law.ts';
import { checkLaws } from './run.ts';

const ROUNDS = 12;

/** For tests that plant a fault: the laws that a game breaks, as soon as it breaks one. */
export function brokenLaws<T extends GameTypes>(game: Game<T>, seats: readonly number[]): LawName[] {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const { broken } = checkLaws(game, { matches: seats.length, seats, seed });
    if (broken.length > 0) return broken.map(({ law }) => law);
  }
  return [];
}

/** The game with one kind of event told to everybody in full. */
export const tellingAll = <T extends GameTypes>(game: Game<T>, type: T['Event']['type']): Game<T> => ({
  ...game,
  viewEvent: (event, viewer) => (event.type === type ? event : game.viewEvent(event, viewer)),
});
