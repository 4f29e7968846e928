import {
  combinePhases,
  moveTable,
  NOBODY,
  rankSeats,
  shuffle,
  withSeat,
  type Outcome,
  type PhaseRule,
  type Random,
  type SeatSet,
  type Turn,
} from '@bandstand/engine';
import type { Pack } from './content/shape.ts';
import {
  NO_PICK,
  type Card,
  type Ending,
  type Event,
  type Move,
  type Options,
  type State,
  type TemplateGame,
} from './state.ts';

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

/** Everybody who has not chosen yet. */
function toAct(state: State): SeatSet {
  if (isOver(state)) return NOBODY;
  return state.picks.reduce((set, pick, seat) => (pick === NO_PICK ? withSeat(set, seat) : set), NOBODY);
}

/** Choose a card of your hand in secret; the last choice opens them all. */
const pick: PhaseRule<TemplateGame, Pack> = {
  legal: (_pack, state, seat) => [...new Set(state.hands[seat])].map((card) => MOVES[card]),
  play(turn, seat, move) {
    turn.state.picks[seat] = move.card;
    turn.tell?.({ type: 'picked', seat, card: move.card });
    if (toAct(turn.state) === NOBODY) reveal(turn);
  },
  whyNot: (_pack, _view, move) => ({
    code: 'not-in-hand',
    message: `You do not hold a ${move.card}; choose a card of your hand.`,
  }),
};

/** There is one kind of decision; a game with more has a rule for each phase, and its state says which it is in. */
export const rulesOf = (pack: Pack) => combinePhases(pack, { rules: { pick }, phaseOf: () => 'pick', toAct });

function reveal({ state, tell }: Turn<Pack, State, Event>): void {
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
  tell?.({ type: 'revealed', picks, winners });
}

export function outcome(state: State): Outcome<Ending> | undefined {
  if (!isOver(state)) return undefined;
  return rankSeats(state.scores, (a, b) => state.scores[b] - state.scores[a], 'mostRounds');
}
