import type { Random } from '@bandstand/engine';
import { roundCount } from './rounds.ts';
import { BACK_SIZE, DECK_SIZE, NO_CARD, SLOTS, type CardId, type Options, type State } from './state.ts';

export const FULL_ROW = (1 << SLOTS) - 1;

/** Shuffles the back on top, then the other, and deals the first row. */
export function setup(options: Options, seats: number, random: Random): State {
  const deck = EMPTY_DECK.slice();
  const top = options.goldFirst ? BACK_SIZE : 0;
  dealBack(deck, 0, top, random);
  dealBack(deck, BACK_SIZE, BACK_SIZE - top, random);
  const a = options.handicapFor === 'A' ? options.handicap : 0;
  const b = options.handicap - a;
  return {
    options,
    seats,
    rounds: roundCount(options),
    deck,
    round: 0,
    pick: 0,
    open: FULL_ROW,
    grid: EMPTY_GRID.slice(),
    lines: EMPTY_LINES.slice(),
    scores: [a, a, a, a, b, b, b, b],
    discards: [NO_CARD, NO_CARD, NO_CARD, NO_CARD],
  };
}

const EMPTY_DECK: readonly CardId[] = new Array<number>(DECK_SIZE).fill(0);
const EMPTY_GRID: readonly number[] = new Array<number>(32).fill(NO_CARD);
const EMPTY_LINES: readonly number[] = new Array<number>(16).fill(0);
const FREE = new Array<number>(BACK_SIZE).fill(0);

/**
 * Lays the 18 cards of one back from place `at`: nine drawn at random, then the other nine in pack order.
 * The second nine are known as soon as the first are dealt, so their order must not tell anything either.
 */
export function dealBack(deck: CardId[], at: number, first: CardId, random: Random): void {
  for (let i = 0; i < BACK_SIZE; i++) FREE[i] = i;
  let left = (1 << BACK_SIZE) - 1;
  for (let drawn = 0; drawn < SLOTS; drawn++) {
    const chosen = random.below(BACK_SIZE - drawn);
    const card = FREE[chosen];
    FREE[chosen] = FREE[BACK_SIZE - 1 - drawn];
    left &= ~(1 << card);
    deck[at + drawn] = first + card;
  }
  for (let place = at + SLOTS; left !== 0; left &= left - 1) deck[place++] = first + 31 - Math.clz32(left & -left);
}

export const clone = (state: State): State => ({
  options: state.options,
  seats: state.seats,
  rounds: state.rounds,
  deck: state.deck,
  round: state.round,
  pick: state.pick,
  open: state.open,
  grid: state.grid.slice(),
  lines: state.lines.slice(),
  scores: state.scores.slice(),
  discards: state.discards.slice(),
});
