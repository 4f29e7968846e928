import { moveTable, NOBODY, only, type Emit, type Random, type Seat, type SeatSet } from '@bandstand/engine';
import { addPenalties, packedPenalties, penaltiesOf, unpackCounts, type PackedCounts } from './counts.ts';
import { outcome } from './outcome.ts';
import { isNews, PLACES, rowStart, TURNS } from './rounds.ts';
import { FULL_ROW } from './setup.ts';
import { PICKS, SLOTS, type CardId, type Director, type Event, type Move, type State } from './state.ts';

export const MOVES = moveTable<Move>(Array.from({ length: SLOTS }, (_, slot) => ({ type: 'take', slot }) as const));

export const turnOf = (state: State): Director => TURNS[state.round * PICKS + state.pick];

export const isOver = (state: State): boolean => state.round === state.rounds;

export const toAct = (state: State): SeatSet => (isOver(state) ? NOBODY : only(turnOf(state)));

/** Legal moves by the mask of open slots: made once, shared by all. */
const TAKES_FROM: readonly (readonly Move[])[] = Array.from({ length: FULL_ROW + 1 }, (_, open) =>
  Object.freeze(MOVES.filter(({ slot }) => (open & (1 << slot)) !== 0)),
);
const NONE: readonly Move[] = Object.freeze([]);

export const legalMoves = (state: State, seat: Seat): readonly Move[] =>
  isOver(state) || turnOf(state) !== seat ? NONE : TAKES_FROM[state.open];

/** The rules of a pick for one set of cards. */
export function playWith(counts: readonly PackedCounts[]) {
  const symbols = counts.map((packed) => unpackCounts(packed).reduce((sum, count) => sum + count, 0));

  function take(state: State, director: Director, slot: number, emit: Emit<Event> | undefined): void {
    const column = state.round;
    const place = PLACES[state.pick];
    const card = state.deck[rowStart(state.rounds, column) + slot];
    const { lines } = state;
    const symbolsOfCard = counts[card];
    state.grid[director * 16 + column * 4 + place] = card;
    lines[director * 8 + column] += symbolsOfCard;
    lines[director * 8 + 4 + place] += symbolsOfCard;
    state.open &= ~(1 << slot);
    if (emit !== undefined) emitPicked(state, director, slot, card, emit);
    if (++state.pick === PICKS) endRound(state, emit);
  }

  /** The visitor wants the card with the most symbols, the lowest slot among equals. */
  function visitorsSlot(state: State): number {
    const first = rowStart(state.rounds, state.round);
    let best = -1;
    let most = -1;
    for (let slot = 0; slot < SLOTS; slot++) {
      if ((state.open & (1 << slot)) === 0) continue;
      const has = symbols[state.deck[first + slot]];
      if (has > most) {
        most = has;
        best = slot;
      }
    }
    return best;
  }

  return function play(state: State, seat: Seat, move: Move, _random: Random, emit?: Emit<Event>): void {
    take(state, seat as Director, move.slot, emit);
    if (state.seats === 1) while (!isOver(state) && turnOf(state) === 1) take(state, 1, visitorsSlot(state), emit);
  };
}

function emitPicked(state: State, director: Director, slot: number, card: CardId, emit: Emit<Event>): void {
  const visitor = director >= state.seats;
  emit({ type: 'picked', director, slot, card, column: state.round, place: PLACES[state.pick], visitor });
}

/** Scores both columns, throws the last card away and deals the next row; after the last round scores the rows. */
function endRound(state: State, emit: Emit<Event> | undefined): void {
  const column = state.round;
  for (let director = 0; director < state.seats; director++) {
    addPenalties(state.scores, director, packedPenalties(state.lines[director * 8 + column]));
  }
  state.discards[column] = state.deck[rowStart(state.rounds, column) + 31 - Math.clz32(state.open)];
  state.round++;
  state.pick = 0;
  state.open = state.round < state.rounds ? FULL_ROW : 0;
  if (state.open === 0 && state.rounds === 4) scoreRows(state);
  if (emit !== undefined) emitRoundEnd(state, column, emit);
}

function scoreRows(state: State): void {
  const { lines, scores } = state;
  for (let director = 0; director < state.seats; director++) {
    const first = director * 8 + 4;
    const rows =
      packedPenalties(lines[first]) +
      packedPenalties(lines[first + 1]) +
      packedPenalties(lines[first + 2]) +
      packedPenalties(lines[first + 3]);
    addPenalties(scores, director, rows);
  }
}

function emitRoundEnd(state: State, column: number, emit: Emit<Event>): void {
  const directors: Director[] = state.seats === 1 ? [0] : [0, 1];
  for (const director of directors) {
    emit({ type: 'columnScored', director, column, ...scored(state.lines[director * 8 + column]) });
  }
  emit({ type: 'discarded', card: state.discards[column] });
  const { round, rounds } = state;
  if (round < rounds) {
    emit({ type: 'dealt', round, cards: dealtRow(state, round), isNews: isNews(rounds, round) });
    return;
  }
  if (rounds === 4) {
    for (const director of directors) {
      for (let row = 0; row < 4; row++) {
        emit({ type: 'rowScored', director, row, ...scored(state.lines[director * 8 + 4 + row]) });
      }
    }
  }
  emitEnd(state, emit);
}

function emitEnd(state: State, emit: Emit<Event>): void {
  const end = outcome(state);
  if (end === undefined) throw new Error('the last round ends the match');
  const scores = Array.from({ length: state.seats }, (_, director) =>
    state.scores.slice(director * 4, director * 4 + 4),
  );
  emit({ type: 'ended', outcome: end, scores });
}

const scored = (packed: PackedCounts) => ({ counts: unpackCounts(packed), penalties: penaltiesOf(packed) });

export function dealtRow(state: State, round: number): CardId[] {
  const first = rowStart(state.rounds, round);
  return state.deck.slice(first, first + SLOTS);
}
