import { moveTable, NOBODY, only, type Emit, type Random, type Seat, type SeatSet } from '@bandstand/engine';
import { addPenalties, penaltiesOf, unpackCounts, type PackedCounts } from './counts.ts';
import { outcome } from './outcome.ts';
import { isNews, roundCount, rowStart, TURNS } from './rounds.ts';
import { FULL_ROW } from './setup.ts';
import { NO_CARD, PICKS, SLOTS, type CardId, type Director, type Event, type Move, type State } from './state.ts';

export const MOVES = moveTable<Move>(Array.from({ length: SLOTS }, (_, slot) => ({ type: 'take', slot }) as const));

export const turnOf = (state: State): Director => TURNS[state.round * PICKS + state.pick];

export const isOver = (state: State): boolean => state.round === roundCount(state.options);

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
    const card = state.deck[rowStart(state.options, column) + slot];
    const firstPlace = director * 16 + column * 4;
    let place = 0;
    while (state.grid[firstPlace + place] !== NO_CARD) place++;
    state.grid[firstPlace + place] = card;
    state.lines[director * 8 + column] += counts[card];
    state.lines[director * 8 + 4 + place] += counts[card];
    state.open &= ~(1 << slot);
    if (emit !== undefined) {
      emit({ type: 'picked', director, slot, card, column, place, visitor: director >= state.seats });
    }
    state.pick++;
    if (state.pick === PICKS) endRound(state, emit);
  }

  /** The visitor wants the card with the most symbols, the lowest slot among equals. */
  function visitorsSlot(state: State): number {
    const first = rowStart(state.options, state.round);
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

/** Scores both columns, throws the last card away and deals the next row; after the last round scores the rows. */
function endRound(state: State, emit: Emit<Event> | undefined): void {
  const column = state.round;
  for (let director = 0; director < state.seats; director++) {
    addPenalties(state.scores, director, state.lines[director * 8 + column]);
    if (emit !== undefined) emit({ type: 'columnScored', director: director as Director, column, ...scored(state.lines[director * 8 + column]) });
  }
  const left = state.deck[rowStart(state.options, column) + 31 - Math.clz32(state.open)];
  state.discards.push(left);
  if (emit !== undefined) emit({ type: 'discarded', card: left });
  state.round++;
  state.pick = 0;
  if (state.round < roundCount(state.options)) {
    state.open = FULL_ROW;
    if (emit !== undefined) {
      emit({ type: 'dealt', round: state.round, cards: dealtRow(state, state.round), isNews: isNews(state.options, state.round) });
    }
    return;
  }
  state.open = 0;
  if (state.options.length === 'full') scoreRows(state, emit);
  if (emit !== undefined) emitEnd(state, emit);
}

function scoreRows(state: State, emit: Emit<Event> | undefined): void {
  for (let director = 0; director < state.seats; director++) {
    for (let row = 0; row < 4; row++) {
      const packed = state.lines[director * 8 + 4 + row];
      addPenalties(state.scores, director, packed);
      if (emit !== undefined) emit({ type: 'rowScored', director: director as Director, row, ...scored(packed) });
    }
  }
}

function emitEnd(state: State, emit: Emit<Event>): void {
  const end = outcome(state);
  if (end === undefined) throw new Error('the last round ends the match');
  const scores = Array.from({ length: state.seats }, (_, director) => state.scores.slice(director * 4, director * 4 + 4));
  emit({ type: 'ended', outcome: end, scores });
}

const scored = (packed: PackedCounts) => ({ counts: unpackCounts(packed), penalties: penaltiesOf(packed) });

export function dealtRow(state: State, round: number): CardId[] {
  const first = rowStart(state.options, round);
  return state.deck.slice(first, first + SLOTS);
}
