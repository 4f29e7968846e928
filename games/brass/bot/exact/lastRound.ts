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
  private readonly columns: ColumnTable;
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

  constructor(cards: readonly PackedCounts[], columns: ColumnTable) {
    this.cards = Int32Array.from(cards);
    this.columns = columns;
    this.closing = new Closing(this.cards, this.rows);
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

  /** The best of both from a pick before the closing on, between `low` and `high`. Penalties are of finished lines. */
  search(
    pick: number,
    open: number,
    first: Penalties,
    firstColumn: PackedCounts,
    second: Penalties,
    secondColumn: PackedCounts,
    low: number,
    high: number,
  ): number {
    if (pick === CLOSING) return this.closing.value(open, first, firstColumn, second, secondColumn, low, high);
    const { rows, cards, order, history } = this;
    const isSecond = SECONDS[pick];
    const line = (isSecond * PLACES + FILLED[pick]) * SLOTS;
    const start = pick * SLOTS;
    const count =
      isSecond === 0 ? this.arrange(pick, open, first, firstColumn) : this.arrange(pick, open, second, secondColumn);
    let best = isSecond === 0 ? -1 : 1;
    for (let i = 0; i < count; i++) {
      const slot = order[start + i];
      const rest = open & ~(1 << slot);
      if (isSecond === 0) {
        const value = this.search(
          pick + 1,
          rest,
          (first + rows[line + slot]) | 0,
          firstColumn + cards[slot],
          second,
          secondColumn,
          best > low ? best : low,
          high,
        );
        if (value > best) best = value;
        if (best >= high || best === 1) {
          history[start + slot] += count - i;
          return best;
        }
      } else {
        const value = this.search(
          pick + 1,
          rest,
          first,
          firstColumn,
          (second + rows[line + slot]) | 0,
          secondColumn + cards[slot],
          low,
          best < high ? best : high,
        );
        if (value < best) best = value;
        if (best <= low || best === -1) {
          history[start + slot] += count - i;
          return best;
        }
      }
    }
    return best;
  }

  /** Puts the open slots in the order in which they are tried; says how many there are. */
  private arrange(pick: number, open: number, penalties: Penalties, column: PackedCounts): number {
    const { order, costs, history, cards, rows, rowMeans, columns, fears } = this;
    const director = SECONDS[pick];
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
          columns[voice * MISSING * COUNTS + missing + voiceCount(counts, voice)];
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
