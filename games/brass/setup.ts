import type { Random } from '@bandstand/engine';
import { BACK_SIZE, NO_CARD, SLOTS, type CardId, type Options, type State } from './state.ts';

export const FULL_ROW = (1 << SLOTS) - 1;

/** Shuffles the back on top, then the other, and deals the first row. */
export function setup(options: Options, seats: number, random: Random): State {
  const deck: CardId[] = [];
  const top = options.goldFirst ? BACK_SIZE : 0;
  dealBack(deck, top, random);
  dealBack(deck, BACK_SIZE - top, random);
  const scores = [0, 0, 0, 0, 0, 0, 0, 0];
  const handicapped = options.handicapFor === 'A' ? 0 : 4;
  for (let voice = 0; voice < 4; voice++) scores[handicapped + voice] = options.handicap;
  return {
    options,
    seats,
    deck,
    round: 0,
    pick: 0,
    open: FULL_ROW,
    grid: [
      NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD,
      NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD,
      NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD,
      NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD,
    ],
    lines: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    scores,
    discards: [],
  };
}

const FREE = new Array<number>(BACK_SIZE).fill(0);

/**
 * Adds the 18 cards of one back: nine drawn at random, then the other nine in pack order.
 * The second nine are known as soon as the first are dealt, so their order must not tell anything either.
 */
export function dealBack(deck: CardId[], first: CardId, random: Random): void {
  for (let i = 0; i < BACK_SIZE; i++) FREE[i] = i;
  let left = (1 << BACK_SIZE) - 1;
  for (let drawn = 0; drawn < SLOTS; drawn++) {
    const at = random.below(BACK_SIZE - drawn);
    const card = FREE[at];
    FREE[at] = FREE[BACK_SIZE - 1 - drawn];
    left &= ~(1 << card);
    deck.push(first + card);
  }
  for (; left !== 0; left &= left - 1) deck.push(first + 31 - Math.clz32(left & -left));
}

export const clone = (state: State): State => ({
  options: state.options,
  seats: state.seats,
  deck: state.deck,
  round: state.round,
  pick: state.pick,
  open: state.open,
  grid: state.grid.slice(),
  lines: state.lines.slice(),
  scores: state.scores.slice(),
  discards: state.discards.slice(),
});
