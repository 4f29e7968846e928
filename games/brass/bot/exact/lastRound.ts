import { voiceCount, type PackedCounts } from '../../counts.ts';
import { SLOTS } from '../../state.ts';
import { Closing } from './closing.ts';
import { COUNTS, MISSING, type ColumnTable } from './columns.ts';
import { penaltiesIn, penaltyOf, type Penalties } from './packed.ts';

const VOICES = 4;
const PLACES = 4;
/** Picks before the last five, which are counted and not followed. */
const CLOSING = 3;
/** How much it counts that a slot decided before. */
const HISTORY_WEIGHT = 0.02;
/** The director of each of the first picks, and the place it fills. */
const SECONDS = [0, 1, 1] as const;
const FILLED = [0, 0, 1] as const;

/**
 * Exact play in the last round. Directors are counted from who picks first in it: one card, two, two, two, one.
 * How it ends is told for that director: 1 won, 0 level, −1 lost.
 */
export class LastRound {
  private readonly cards: Int32Array;
  private readonly expected: ColumnTable;
  /** Of who opens the round, then of the other: penalties of finished lines, and the column so far. */
  private readonly penalties = new Int32Array(2);
  private readonly columns = new Int32Array(2);
  private readonly closing: Closing;
  /** What a row costs in the end, by director, place and slot. */
  private readonly rows = new Int32Array(2 * PLACES * SLOTS);
  /** On average over the slots, by director, place and voice. */
  private readonly rowMeans = new Float64Array(2 * PLACES * VOICES);
  /** How often a slot decided, by pick: such slots are tried first. */
  private readonly history = new Float64Array(CLOSING * SLOTS);
  private readonly order = new Int32Array(CLOSING * SLOTS);
  private readonly costs = new Float64Array(CLOSING * SLOTS);
  private readonly fears = new Float64Array(VOICES);

  constructor(cards: readonly PackedCounts[], expected: ColumnTable) {
    this.cards = Int32Array.from(cards);
    this.expected = expected;
    this.closing = new Closing({
      cards: this.cards,
      rows: this.rows,
      penalties: this.penalties,
      columns: this.columns,
    });
  }

  /** Ways to close that were counted. */
  get nodes(): number {
    return this.closing.nodes;
  }

  /** Tells what is on a row before its last card; undefined where rows do not count. */
  setRow(second: number, place: number, counts: PackedCounts | undefined): void {
    const { cards, rows, rowMeans } = this;
    const line = second * PLACES + place;
    const means = line * VOICES;
    rowMeans.fill(0, means, means + VOICES);
    for (let slot = 0; slot < SLOTS; slot++) {
      const penalties = counts === undefined ? 0 : penaltiesIn(counts + cards[slot]);
      rows[line * SLOTS + slot] = penalties;
      for (let voice = 0; voice < VOICES; voice++) rowMeans[means + voice] += penaltyOf(penalties, voice) / SLOTS;
    }
  }

  /** Tells what a director has: penalties of finished lines, and the column so far. */
  stand(second: number, penalties: Penalties, column: PackedCounts): void {
    this.penalties[second] = penalties;
    this.columns[second] = column;
  }

  /** The best of both from a pick before the closing on, between `low` and `high`. */
  search(pick: number, open: number, low: number, high: number): number {
    if (pick === CLOSING) return this.closing.value(open, low, high);
    const { history, order } = this;
    const isFirst = SECONDS[pick] === 0;
    const start = pick * SLOTS;
    const count = this.arrange(pick, open);
    let best = isFirst ? -1 : 1;
    for (let i = 0; i < count; i++) {
      const slot = order[start + i];
      const value = isFirst
        ? this.after(pick, open, slot, best > low ? best : low, high)
        : this.after(pick, open, slot, low, best < high ? best : high);
      if (isFirst ? value > best : value < best) best = value;
      if (isFirst ? best >= high || best === 1 : best <= low || best === -1) {
        history[start + slot] += count - i;
        return best;
      }
    }
    return best;
  }

  private after(pick: number, open: number, slot: number, low: number, high: number): number {
    const { penalties, columns } = this;
    const director = SECONDS[pick];
    const before = penalties[director];
    const columnBefore = columns[director];
    penalties[director] = before + this.rows[(director * PLACES + FILLED[pick]) * SLOTS + slot];
    columns[director] = columnBefore + this.cards[slot];
    const value = this.search(pick + 1, open & ~(1 << slot), low, high);
    penalties[director] = before;
    columns[director] = columnBefore;
    return value;
  }

  /** Puts the open slots in the order in which they are tried; says how many there are. */
  private arrange(pick: number, open: number): number {
    const { order, costs, history, cards, rows, rowMeans, expected, fears } = this;
    const director = SECONDS[pick];
    const penalties = this.penalties[director];
    const column = this.columns[director];
    const place = FILLED[pick];
    const start = pick * SLOTS;
    const line = (director * PLACES + place) * SLOTS;
    for (let voice = 0; voice < VOICES; voice++) {
      let fear = penaltyOf(penalties, voice);
      for (let later = place + 1; later < PLACES; later++)
        fear += rowMeans[(director * PLACES + later) * VOICES + voice];
      fears[voice] = fear;
    }
    const missing = (PLACES - place - 1) * COUNTS;
    let count = 0;
    for (let left = open; left !== 0; left &= left - 1) {
      const slot = 31 - Math.clz32(left & -left);
      const counts = column + cards[slot];
      const row = rows[line + slot];
      let sum = 0;
      for (let voice = 0; voice < VOICES; voice++) {
        const fear =
          fears[voice] +
          penaltyOf(row, voice) +
          expected[voice * MISSING * COUNTS + missing + voiceCount(counts, voice)];
        const square = fear * fear;
        sum += square * square;
      }
      const cost = sum / (1 + HISTORY_WEIGHT * Math.sqrt(history[start + slot]));
      let at = start + count++;
      while (at > start && costs[at - 1] > cost) {
        costs[at] = costs[at - 1];
        order[at] = order[at - 1];
        at--;
      }
      costs[at] = cost;
      order[at] = slot;
    }
    return count;
  }
}
