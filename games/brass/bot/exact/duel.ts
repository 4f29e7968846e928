import type { PackedCounts } from '../../counts.ts';
import { PLACES, rowStart, TURNS } from '../../rounds.ts';
import { FULL_ROW } from '../../setup.ts';
import { PICKS, SLOTS, type State } from '../../state.ts';
import type { Sketch } from '../sketch.ts';
import type { ColumnTable } from './columns.ts';
import { LastRound } from './lastRound.ts';
import { packPenalties, penaltiesIn } from './packed.ts';
import type { Solved } from './solved.ts';

const HEIGHT = 4;
/** Before this pick of the last round the tables for it are used; after it there is little left to follow. */
const LAST_CLOSING = 3;
/** Ways to close the last round that are counted between two looks at the clock. */
const WAYS_A_LOOK = 2048;
/** How much it counts that a slot decided before. */
const HISTORY_WEIGHT = 0.1;

/** What exact play is worked out with. */
export interface DuelSetting {
  readonly state: State;
  /** Of the same state: says what looks best, so that it is tried first. */
  readonly sketch: Sketch;
  readonly counts: readonly PackedCounts[];
  readonly columns: ColumnTable;
}

/** Exact play between two once every card to come is known, for the win: all ways to go on, cut where they cannot matter. */
export class Duel {
  private readonly sketch: Sketch;
  private readonly goOn: () => boolean;
  private readonly last: LastRound;
  private readonly lastRound: number;
  private readonly opener: number;
  private readonly row: readonly PackedCounts[];
  /** By director: penalties of finished lines, the column so far, and the counts of four rows. */
  private readonly penalties: Int32Array;
  private readonly columns: Int32Array;
  private readonly rows: Int32Array;
  private readonly history = new Float64Array(PICKS * SLOTS);
  private readonly order = new Int32Array((PICKS + 1) * SLOTS);
  private readonly costs = new Float64Array((PICKS + 1) * SLOTS);
  private looked = 0;
  private isLate = false;

  constructor({ state, sketch, counts, columns }: DuelSetting, goOn: () => boolean) {
    const { rounds, round, deck, lines, scores, pick } = state;
    this.sketch = sketch;
    this.goOn = goOn;
    this.lastRound = rounds - 1;
    this.opener = TURNS[this.lastRound * PICKS];
    const rowOf = (at: number): PackedCounts[] =>
      deck.slice(rowStart(rounds, at), rowStart(rounds, at) + SLOTS).map((card) => counts[card]);
    this.row = rowOf(round);
    this.last = new LastRound(rowOf(this.lastRound), columns);
    this.penalties = Int32Array.from([0, 4], (first) => packPenalties(scores.slice(first, first + 4)));
    this.columns = Int32Array.from([round, 8 + round], (line) => lines[line]);
    this.rows = Int32Array.from({ length: 2 * HEIGHT }, (_, i) => lines[(i >> 2) * 8 + 4 + (i & 3)]);
    const hasRows = rounds === 4;
    for (let i = 0; i < 2 * HEIGHT; i++) this.layRow(i >> 2, i & 3, hasRows ? this.rows[i] : undefined);
    if (round === this.lastRound && hasRows)
      for (let before = 0; before < pick; before++) {
        const director = TURNS[round * PICKS + before];
        this.penalties[director] += penaltiesIn(this.rows[director * HEIGHT + PLACES[before]]);
      }
  }

  get nodes(): number {
    return this.last.nodes;
  }

  /** What every take leads to as far as it matters, the best first; undefined when time ran out. Tries the slots in this order. */
  solve(slots: readonly number[]): readonly Solved[] | undefined {
    const { sketch } = this;
    const isFirst = sketch.turn === 0;
    const found: Solved[] = [];
    let best = -1;
    for (const slot of slots) {
      const value = isFirst ? this.after(slot, best, 1) : -this.after(slot, -1, -best);
      if (this.isLate) return undefined;
      // What is no better than the best so far was only shown to be no better.
      if (value > best || found.length === 0) found.unshift({ slot, value });
      else found.push({ slot, value: Math.min(value, best) });
      best = Math.max(best, value);
      if (best === 1) break;
    }
    return found;
  }

  /** How it ends for director A when both play their best: 1 won, 0 level, −1 lost. */
  ending(): number {
    return this.sketch.round === this.lastRound ? this.inLast(-1, 1) : this.value(-1, 1);
  }

  private layRow(director: number, place: number, counts: PackedCounts | undefined): void {
    this.last.setRow(director === this.opener ? 0 : 1, place, counts);
  }

  /** How it ends for director A after the one to move took the slot, when both play their best; between `low` and `high`. */
  private after(slot: number, low: number, high: number): number {
    const { sketch, columns, penalties, row, rows, lastRound } = this;
    const director = sketch.turn;
    const place = PLACES[sketch.pick];
    const card = row[slot];
    const line = director * HEIGHT + place;
    const before = penalties[director];
    const isLast = sketch.round === lastRound;
    const counts = rows[line] + card;
    columns[director] += card;
    if (!isLast) this.layRow(director, place, counts);
    else if (lastRound === 3) penalties[director] += penaltiesIn(counts);
    sketch.take(slot);
    const value = isLast ? this.inLast(low, high) : this.value(low, high);
    sketch.undo(slot);
    columns[director] -= card;
    penalties[director] = before;
    return value;
  }

  private inLast(low: number, high: number): number {
    const { sketch } = this;
    if (sketch.isOver) return Math.sign(sketch.result(1) - sketch.result(0));
    if (sketch.pick <= LAST_CLOSING) return this.finish(sketch.pick, sketch.open, low, high);
    return this.follow(low, high);
  }

  private value(low: number, high: number): number {
    const { sketch, last, columns, penalties } = this;
    if (sketch.round < this.lastRound) return this.follow(low, high);
    if (last.nodes >= this.looked) {
      this.looked = last.nodes + WAYS_A_LOOK;
      if (!this.goOn()) this.isLate = true;
    }
    if (this.isLate) return 0;
    const [own, theirs] = penalties;
    const [ownColumn, theirColumn] = columns;
    penalties[0] += penaltiesIn(ownColumn);
    penalties[1] += penaltiesIn(theirColumn);
    columns.fill(0);
    const value = this.finish(0, FULL_ROW, low, high);
    penalties[0] = own;
    penalties[1] = theirs;
    columns[0] = ownColumn;
    columns[1] = theirColumn;
    return value;
  }

  /** The last round from a pick on, as who opens it sees it. */
  private finish(pick: number, open: number, low: number, high: number): number {
    const { last, opener, penalties, columns } = this;
    const other = 1 - opener;
    last.stand(0, penalties[opener], columns[opener]);
    last.stand(1, penalties[other], columns[other]);
    return opener === 0 ? last.search(pick, open, low, high) : -last.search(pick, open, -high, -low);
  }

  private follow(low: number, high: number): number {
    const { sketch, history, order } = this;
    const isFirst = sketch.turn === 0;
    const start = sketch.pick * SLOTS;
    const count = this.arrange();
    let alpha = low;
    let beta = high;
    for (let i = 0; i < count; i++) {
      const slot = order[start + i];
      const value = this.after(slot, alpha, beta);
      if (isFirst) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) {
        history[start + slot] += count - i;
        break;
      }
    }
    return isFirst ? alpha : beta;
  }

  /** Puts the open slots in the order in which they are tried; says how many there are. */
  private arrange(): number {
    const { sketch, order, costs, history } = this;
    const start = sketch.pick * SLOTS;
    let count = 0;
    for (let rest = sketch.open; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const cost = sketch.cost(slot) / (1 + HISTORY_WEIGHT * Math.sqrt(history[start + slot]));
      let place = start + count++;
      while (place > start && costs[place - 1] > cost) {
        costs[place] = costs[place - 1];
        order[place] = order[place - 1];
        place--;
      }
      costs[place] = cost;
      order[place] = slot;
    }
    return count;
  }
}
