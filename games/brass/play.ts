import {
  combinePhases,
  moveTable,
  NOBODY,
  only,
  type Emit,
  type PhaseRule,
  type SeatSet,
  type Tell,
  type Turn as TurnOf,
} from '@bandstand/engine';
import type { Pack } from './content/shape.ts';
import { addPenalties, countsOf, packedPenalties, penaltiesOf, unpackCounts, type PackedCounts } from './counts.ts';
import { outcome } from './outcome.ts';
import { isNews, PLACES, rowStart, TURNS } from './rounds.ts';
import { FULL_ROW } from './setup.ts';
import { PICKS, SLOTS, type Brass, type CardId, type Director, type Event, type Move, type State } from './state.ts';
import { gameWords } from './text/index.ts';

export const MOVES = moveTable<Move>(Array.from({ length: SLOTS }, (_, slot) => ({ type: 'take', slot }) as const));

export const turnOf = (state: State): Director => TURNS[state.round * PICKS + state.pick];

export const isOver = (state: State): boolean => state.round === state.rounds;

/** Who picks, by the rounds of the match, then by `8 × round + pick`; nobody after the last. */
const TO_ACT: readonly (readonly SeatSet[])[] = [0, 1, 2, 3, 4].map((rounds) =>
  TURNS.slice(0, rounds * PICKS)
    .map(only)
    .concat(NOBODY),
);

const toAct = ({ rounds, round, pick }: State): SeatSet => TO_ACT[rounds][round * PICKS + pick];

/** Legal moves by the mask of open slots: made once, shared by all. */
const TAKES_FROM: readonly (readonly Move[])[] = Array.from({ length: FULL_ROW + 1 }, (_, open) =>
  Object.freeze(MOVES.filter(({ slot }) => (open & (1 << slot)) !== 0)),
);
/** What the rules ask about the cards. */
interface Content {
  readonly counts: readonly PackedCounts[];
  /** How many symbols each card has. */
  readonly symbols: readonly number[];
}

function contentOf(pack: Pack): Content {
  const counts = countsOf(pack);
  const symbols = counts.map((packed) => unpackCounts(packed).reduce((sum, count) => sum + count, 0));
  return { counts, symbols };
}

type Turn = TurnOf<Content, State, Event>;

/** Take a card of the row; where one plays alone, the visiting conductor answers. */
const draft: PhaseRule<Brass, Content> = {
  legal: (_content, state) => TAKES_FROM[state.open],
  play(turn, seat, move) {
    take(turn, seat as Director, move.slot);
    if (turn.state.seats === 1) answer(turn);
  },
  whyNot: () => ({ code: 'slot-empty', message: gameWords.play.thatPlayerHasBeenTaken }),
};

/** There is one kind of decision from the first card to the last. */
export const rulesOf = (pack: Pack) =>
  combinePhases<Brass, Content, 'draft'>(contentOf(pack), { rules: { draft }, phaseOf: () => 'draft', toAct });

/** The visiting conductor takes what is due before the soloist picks again. */
function answer(turn: Turn): void {
  const { state } = turn;
  while (!isOver(state) && turnOf(state) === 1) take(turn, 1, visitorsSlot(turn));
}

function take({ content, state, tell }: Turn, director: Director, slot: number): void {
  const column = state.round;
  const place = PLACES[state.pick];
  const card = state.deck[rowStart(state.rounds, column) + slot];
  const { lines } = state;
  const symbols = content.counts[card];
  state.grid[director * 16 + column * 4 + place] = card;
  lines[director * 8 + column] += symbols;
  lines[director * 8 + 4 + place] += symbols;
  state.open &= ~(1 << slot);
  if (tell !== undefined) tellPicked(state, director, slot, card, tell);
  if (++state.pick === PICKS) endRound(state, tell);
}

/** The visitor wants the card with the most symbols, the lowest slot among equals. */
function visitorsSlot({ content, state }: Turn): number {
  const first = rowStart(state.rounds, state.round);
  let best = -1;
  let most = -1;
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((state.open & (1 << slot)) === 0) continue;
    const has = content.symbols[state.deck[first + slot]];
    if (has > most) {
      most = has;
      best = slot;
    }
  }
  return best;
}

function tellPicked(state: State, director: Director, slot: number, card: CardId, tell: Emit<Event>): void {
  const visitor = director >= state.seats;
  tell({ type: 'picked', director, slot, card, column: state.round, place: PLACES[state.pick], visitor });
}

/** Scores both columns, throws the last card away and deals the next row; after the last round scores the rows. */
function endRound(state: State, tell: Tell<Event>): void {
  const column = state.round;
  for (let director = 0; director < state.seats; director++) {
    addPenalties(state.scores, director, packedPenalties(state.lines[director * 8 + column]));
  }
  state.discards[column] = state.deck[rowStart(state.rounds, column) + 31 - Math.clz32(state.open)];
  state.round++;
  state.pick = 0;
  state.open = state.round < state.rounds ? FULL_ROW : 0;
  if (state.open === 0 && state.rounds === 4) scoreRows(state);
  if (tell !== undefined) tellRoundEnd(state, column, tell);
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

function tellRoundEnd(state: State, column: number, tell: Emit<Event>): void {
  const directors: Director[] = state.seats === 1 ? [0] : [0, 1];
  for (const director of directors) {
    tell({ type: 'columnScored', director, column, ...scored(state.lines[director * 8 + column]) });
  }
  tell({ type: 'discarded', card: state.discards[column] });
  const { round, rounds } = state;
  if (round < rounds) {
    tell({ type: 'dealt', round, cards: dealtRow(state, round), isNews: isNews(rounds, round) });
    return;
  }
  if (rounds === 4) {
    for (const director of directors) {
      for (let row = 0; row < 4; row++) {
        tell({ type: 'rowScored', director, row, ...scored(state.lines[director * 8 + 4 + row]) });
      }
    }
  }
  tellEnd(state, tell);
}

function tellEnd(state: State, tell: Emit<Event>): void {
  const end = outcome(state);
  if (end === undefined) throw new Error('the last round ends the match');
  const scores = Array.from({ length: state.seats }, (_, director) =>
    state.scores.slice(director * 4, director * 4 + 4),
  );
  tell({ type: 'ended', outcome: end, scores });
}

const scored = (packed: PackedCounts) => ({ counts: unpackCounts(packed), penalties: penaltiesOf(packed) });

export function dealtRow(state: State, round: number): CardId[] {
  const first = rowStart(state.rounds, round);
  return state.deck.slice(first, first + SLOTS);
}
