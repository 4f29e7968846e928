import { voiceCount, type PackedCounts } from '../counts.ts';
import { PLACES, rowStart, TURNS } from '../rounds.ts';
import { FULL_ROW } from '../setup.ts';
import { PICKS, type Director, type State } from '../state.ts';
import type { Tables } from './judge.ts';

const VOICES = 4;
/** Counts of one voice on a line that a table covers. */
const COUNTS = 33;
/** Cards of one back that a line can still miss: none to four. */
const MISSING = 5;
const MOST_TAKES = 32;

/** Expected penalties in one flat list: voice, missing of the first back, missing of the second, count. */
export function flatten(tables: Tables): Float64Array {
  const flat = new Float64Array(VOICES * MISSING * MISSING * COUNTS);
  for (let voice = 0; voice < VOICES; voice++)
    for (let silver = 0; silver < MISSING; silver++)
      for (let gold = 0; gold < MISSING; gold++)
        flat.set(tables[voice][silver][gold], ((voice * MISSING + silver) * MISSING + gold) * COUNTS);
  return flat;
}
const VOICE_STEP = MISSING * MISSING * COUNTS;

/**
 * A match in flat numbers whose takes can be taken back, for search. Instead of scores it keeps what each voice will cost in
 * the end as far as can be told; once the last card is taken that is what it does cost.
 */
export class Sketch {
  /** Penalties to expect, four voices a director. */
  readonly expected = new Float64Array(2 * VOICES);
  round = 0;
  pick = 0;
  open = 0;
  rounds = 4;
  private readonly expectations: Float64Array;
  /** Of each card, four voices. */
  private readonly voices: Int32Array;
  private readonly cards = new Int32Array(36);
  /** Of each director eight lines, of each line four voices. */
  private readonly counts = new Int32Array(2 * 8 * VOICES);
  private readonly kept = new Float64Array(MOST_TAKES * VOICES);
  private readonly openBefore = new Int32Array(MOST_TAKES);
  private takes = 0;
  /** Where in the expectations a column stands that misses so many cards, by round; and a row from a round on. */
  private readonly columns = new Int32Array(4 * MISSING);
  private readonly rows = new Int32Array(MISSING);
  private hasRows = true;

  constructor(counts: readonly PackedCounts[], expectations: Float64Array) {
    this.expectations = expectations;
    this.voices = Int32Array.from({ length: counts.length * VOICES }, (_, i) => voiceCount(counts[i >> 2], i & 3));
  }

  /** Takes the state over. */
  load(state: State): void {
    const { rounds, options } = state;
    this.rounds = rounds;
    this.round = state.round;
    this.pick = state.pick;
    this.open = state.open;
    this.takes = 0;
    this.hasRows = rounds === 4;
    for (let i = 0; i < 36; i++) this.cards[i] = state.deck[i];
    for (let line = 0; line < 16; line++)
      for (let voice = 0; voice < VOICES; voice++)
        this.counts[line * VOICES + voice] = voiceCount(state.lines[line], voice);
    this.layOut(options.goldFirst);
    for (let director = 0; director < 2; director++) this.expect(state, director);
  }

  private layOut(goldFirst: boolean): void {
    const { rounds } = this;
    let silver = 0;
    let gold = 0;
    this.rows[rounds] = 0;
    for (let round = rounds - 1; round >= 0; round--) {
      const isSilver = round < rounds / 2 !== goldFirst;
      if (isSilver) silver++;
      else gold++;
      this.rows[round] = (silver * MISSING + gold) * COUNTS;
      for (let missing = 0; missing < MISSING; missing++)
        this.columns[round * MISSING + missing] = (isSilver ? missing * MISSING : missing) * COUNTS;
    }
  }

  private expect(state: State, director: number): void {
    const first = director * 16 + state.round * 4;
    let filled = 0;
    if (state.round < state.rounds) while (filled < 4 && state.grid[first + filled] >= 0) filled++;
    for (let voice = 0; voice < VOICES; voice++) {
      let sum = state.scores[director * VOICES + voice];
      const at = (line: number, table: number): number =>
        this.expectations[voice * VOICE_STEP + table + this.counts[(director * 8 + line) * VOICES + voice]];
      for (let column = state.round; column < state.rounds; column++)
        sum += at(column, this.columns[column * MISSING + (column === state.round ? 4 - filled : 4)]);
      if (this.hasRows && state.round < state.rounds)
        for (let row = 0; row < 4; row++) sum += at(4 + row, this.rows[state.round + (row < filled ? 1 : 0)]);
      this.expected[director * VOICES + voice] = sum;
    }
  }

  get isOver(): boolean {
    return this.round === this.rounds;
  }

  get turn(): Director {
    return TURNS[this.round * PICKS + this.pick];
  }

  /** Deals other cards from a place of the deck on. */
  deal(at: number, cards: ArrayLike<number>): void {
    for (let i = 0; i < cards.length; i++) this.cards[at + i] = cards[i];
  }

  copy(other: Sketch): void {
    this.expected.set(other.expected);
    this.counts.set(other.counts);
    this.cards.set(other.cards);
    this.columns.set(other.columns);
    this.rows.set(other.rows);
    this.round = other.round;
    this.pick = other.pick;
    this.open = other.open;
    this.rounds = other.rounds;
    this.hasRows = other.hasRows;
    this.takes = 0;
  }

  cardIn(slot: number): number {
    return this.cards[rowStart(this.rounds, this.round) + slot];
  }

  /** Symbols of the card in a slot. */
  symbolsIn(slot: number): number {
    const first = this.cardIn(slot) * VOICES;
    return this.voices[first] + this.voices[first + 1] + this.voices[first + 2] + this.voices[first + 3];
  }

  /** What a voice of the director to move would cost more or less with the card. */
  private change(slot: number, voice: number): number {
    const { expectations, counts, round, pick } = this;
    const place = PLACES[pick];
    const more = this.voices[this.cardIn(slot) * VOICES + voice];
    const director = this.turn;
    const table = voice * VOICE_STEP;
    const column = counts[(director * 8 + round) * VOICES + voice];
    const missing = round * MISSING + 4 - place;
    let sum =
      expectations[table + this.columns[missing - 1] + column + more] -
      expectations[table + this.columns[missing] + column];
    if (this.hasRows) {
      const row = counts[(director * 8 + 4 + place) * VOICES + voice];
      sum += expectations[table + this.rows[round + 1] + row + more] - expectations[table + this.rows[round] + row];
    }
    return sum;
  }

  /** What the director to move has to fear with the card: the fourth powers of all voices, so that the worst weighs most. */
  cost(slot: number): number {
    const first = this.turn * VOICES;
    let sum = 0;
    for (let voice = 0; voice < VOICES; voice++) {
      const square = (this.expected[first + voice] + this.change(slot, voice)) ** 2;
      sum += square * square;
    }
    return sum;
  }

  take(slot: number): void {
    const director = this.turn;
    const place = PLACES[this.pick];
    const first = director * VOICES;
    const card = this.cardIn(slot) * VOICES;
    for (let voice = 0; voice < VOICES; voice++) {
      this.kept[this.takes * VOICES + voice] = this.expected[first + voice];
      this.expected[first + voice] += this.change(slot, voice);
    }
    const column = (director * 8 + this.round) * VOICES;
    const row = (director * 8 + 4 + place) * VOICES;
    for (let voice = 0; voice < VOICES; voice++) {
      this.counts[column + voice] += this.voices[card + voice];
      this.counts[row + voice] += this.voices[card + voice];
    }
    this.openBefore[this.takes++] = this.open;
    this.open &= ~(1 << slot);
    if (++this.pick < PICKS) return;
    this.pick = 0;
    this.round++;
    this.open = this.round < this.rounds ? FULL_ROW : 0;
  }

  /** Takes the last take back, which was of this slot. */
  undo(slot: number): void {
    this.open = this.openBefore[--this.takes];
    if (this.pick === 0) {
      this.round--;
      this.pick = PICKS;
    }
    this.pick--;
    const director = this.turn;
    const place = PLACES[this.pick];
    const card = this.cardIn(slot) * VOICES;
    const column = (director * 8 + this.round) * VOICES;
    const row = (director * 8 + 4 + place) * VOICES;
    for (let voice = 0; voice < VOICES; voice++) {
      this.expected[director * VOICES + voice] = this.kept[this.takes * VOICES + voice];
      this.counts[column + voice] -= this.voices[card + voice];
      this.counts[row + voice] -= this.voices[card + voice];
    }
  }

  /** The worst voice of a director, then the next: one number that is lower for whoever did better. Only once it is over. */
  result(director: Director): number {
    const first = director * VOICES;
    const a = Math.round(this.expected[first]);
    const b = Math.round(this.expected[first + 1]);
    const c = Math.round(this.expected[first + 2]);
    const d = Math.round(this.expected[first + 3]);
    // A sorting network without branches: pairs first, then the ends, then the two in the middle.
    const ab = Math.max(a, b);
    const ba = Math.min(a, b);
    const cd = Math.max(c, d);
    const dc = Math.min(c, d);
    const inner = Math.min(ab, cd);
    const outer = Math.max(ba, dc);
    return ((Math.max(ab, cd) * 512 + Math.max(inner, outer)) * 512 + Math.min(inner, outer)) * 512 + Math.min(ba, dc);
  }
}

/** The worst voice in a result. */
export const worstIn = (result: number): number => Math.floor(result / 512 ** 3);
