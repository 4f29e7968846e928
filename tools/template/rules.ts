import {
  moveTable,
  rankSeats,
  seatsIn,
  shuffle,
  type Emit,
  type Outcome,
  type Random,
  type Seat,
  type SeatSet,
} from '@bandstand/engine';
import type { Pack } from './content/shape.ts';
import { NO_PICK, type Card, type Event, type Move, type Options, type State } from './state.ts';

export const MOVES = moveTable<Move>(Array.from({ length: 8 }, (_, card) => ({ type: 'pick', card }) as const));

export const deckOf = (pack: Pack): Card[] => pack.copies.flatMap((count, card) => new Array<Card>(count).fill(card));

export function setupWith(pack: Pack) {
  return (options: Options, seats: number, random: Random): State => {
    const deck = deckOf(pack);
    shuffle(deck, random);
    const hands = Array.from({ length: seats }, (_, seat) =>
      sorted(deck.slice(seat * pack.rounds, (seat + 1) * pack.rounds)),
    );
    return {
      options,
      seats,
      hands,
      picks: new Array<number>(seats).fill(NO_PICK),
      scores: new Array<number>(seats).fill(0),
      played: pack.copies.map(() => 0),
      lastRound: [],
    };
  };
}

export const sorted = (cards: Card[]): Card[] => cards.toSorted((a, b) => a - b);

export const clone = (state: State): State => ({
  ...state,
  hands: state.hands.map((hand) => hand.slice()),
  picks: state.picks.slice(),
  scores: state.scores.slice(),
  played: state.played.slice(),
  lastRound: state.lastRound.slice(),
});

export const isOver = (state: State): boolean => state.hands.every((hand) => hand.length === 0);

export function toAct(state: State): SeatSet {
  if (isOver(state)) return 0;
  return state.picks.reduce((set, pick, seat) => (pick === NO_PICK ? set | (1 << seat) : set), 0);
}

export const legalMoves = (state: State, seat: Seat): Move[] =>
  state.picks[seat] === NO_PICK ? [...new Set(state.hands[seat])].map((card) => MOVES[card]) : [];

export function play(state: State, seat: Seat, move: Move, _random: Random, emit?: Emit<Event>): void {
  state.picks[seat] = move.card;
  emit?.({ type: 'picked', seat, card: move.card });
  if (seatsIn(toAct(state)).length === 0) reveal(state, emit);
}

function reveal(state: State, emit: Emit<Event> | undefined): void {
  const picks = state.picks.slice();
  const best = Math.max(...picks);
  const winners = picks.flatMap((card, seat) => (card === best ? [seat] : []));
  if (winners.length === 1 || state.options.tiesScore) for (const seat of winners) state.scores[seat]++;
  for (const [seat, card] of picks.entries()) {
    state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
    state.played[card]++;
  }
  state.picks.fill(NO_PICK);
  state.lastRound = picks.slice();
  emit?.({ type: 'revealed', picks, winners });
}

export function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return rankSeats(state.scores, (a, b) => state.scores[b] - state.scores[a], 'mostRounds');
}
