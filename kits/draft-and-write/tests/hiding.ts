import { canonical, fastRandom, Match, must, seatsIn, secretFor, type Game, type Seat } from '@bandstand/engine';
import type { DraftAndWrite, State } from '../index.ts';

/** Swaps what seats 0 and 1 and a spectator cannot see of a match of four: both stacks, and the hands of seats 2 and 3. */
export function swapUnseen(state: State): void {
  state.stack.reverse();
  state.goalStack.reverse();
  [state.hands[2], state.hands[3]] = [state.hands[3], state.hands[2]];
}

/** What seats 0 and 1 and a spectator see. */
export const viewsOf = (game: Game<DraftAndWrite>, state: State): string[] =>
  ([0, 1, 'spectator'] as const).map((viewer) => canonical(game.view(state, viewer)));

/** The hash of a match of four in which the first of `order` who can act always does; each seat's choices are its own. */
export function hashInOrder(game: Game<DraftAndWrite>, order: readonly Seat[]): string {
  const match = must(Match.start(game, { seats: 4, secret: secretFor('order') }));
  while (!match.isOver) {
    const acting = seatsIn(game.toAct(match.state));
    const seat = order.find((each) => acting.includes(each)) ?? acting[0];
    const own = match.steps.filter((made) => made[0] === seat).length;
    const moves = match.legalMoves(seat);
    must(match.play(seat, moves[fastRandom(1000 * seat + own).below(moves.length)].id));
  }
  return match.hash();
}
