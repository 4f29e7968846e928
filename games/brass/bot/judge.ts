import type { Game } from '@bandstand/engine';
import type { Pack } from '../content/shape.ts';
import { countsOf, TARGET, voiceCount, type PackedCounts } from '../counts.ts';
import { rowStart } from '../rounds.ts';
import { BACK_SIZE, VOICES, type Brass, type Director, type Move, type State } from '../state.ts';

/** Counts of one voice on a line that a table must cover. */
const MAX_COUNT = 33;

/** Expected penalty of a voice, by cards still missing from each back and by the count so far. */
type Expectation = readonly (readonly (readonly number[])[])[];

/** By voice. */
export type Tables = readonly Expectation[];

export const cardAt = (state: State, move: Move): number => state.deck[rowStart(state.rounds, state.round) + move.slot];

/** How often a card of this back shows the voice 0, 1, 2 … times. */
function frequencies(counts: readonly PackedCounts[], voice: number): number[] {
  const shares = new Array<number>(9).fill(0);
  for (const packed of counts) shares[voiceCount(packed, voice)] += 1 / counts.length;
  return shares;
}

/** The distribution of a sum of two independent numbers. */
function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j] += p * q;
  return sum;
}

function expectationFor(counts: readonly PackedCounts[], voice: number): Expectation {
  const powers = [counts.slice(0, BACK_SIZE), counts.slice(BACK_SIZE)].map((back) => {
    const one = frequencies(back, voice);
    const rows: number[][] = [[1]];
    for (let k = 1; k <= 4; k++) rows.push(convolve(rows[k - 1], one));
    return rows;
  });
  return powers[0].map((silver) =>
    powers[1].map((gold) => {
      const missing = convolve(silver, gold);
      return Array.from({ length: MAX_COUNT }, (_, count) =>
        missing.reduce((sum, p, more) => sum + p * Math.abs(count + more - TARGET), 0),
      );
    }),
  );
}

/** Judges unfinished grids of one pack. */
export function judgeFor(pack: Pack) {
  const counts = countsOf(pack);
  const tables = VOICES.map((_, voice) => expectationFor(counts, voice));
  const silverRounds = (state: State, round: number): boolean => round < state.rounds / 2 !== state.options.goldFirst;

  /** Expected final penalties per voice, folded by the fourth power so that the worst voice weighs most. */
  function estimate(state: State, director: number): number {
    const filled = cardsIn(state, director);
    let sum = 0;
    for (let voice = 0; voice < 4; voice++) {
      let penalty = state.scores[director * 4 + voice];
      const table = tables[voice];
      for (let column = state.round; column < state.rounds; column++) {
        const missing = column === state.round ? 4 - filled : 4;
        const isSilver = silverRounds(state, column);
        const count = voiceCount(state.lines[director * 8 + column], voice);
        penalty += table[isSilver ? missing : 0][isSilver ? 0 : missing][count];
      }
      if (state.rounds === 4 && state.round < 4) penalty += rowPenalties(state, director, voice, filled);
      sum += penalty ** 4;
    }
    return (sum / 4) ** 0.25;
  }

  function rowPenalties(state: State, director: number, voice: number, filled: number): number {
    let penalty = 0;
    for (let row = 0; row < 4; row++) {
      let silver = 0;
      let gold = 0;
      for (let column = state.round; column < 4; column++) {
        if (column === state.round && row < filled) continue;
        if (silverRounds(state, column)) silver++;
        else gold++;
      }
      penalty += tables[voice][silver][gold][voiceCount(state.lines[director * 8 + 4 + row], voice)];
    }
    return penalty;
  }

  /** The estimate after the director took the card, without ending the round. */
  function estimateWith(state: State, director: Director, card: number): number {
    const filled = cardsIn(state, director);
    const column = director * 8 + state.round;
    const row = director * 8 + 4 + filled;
    const place = director * 16 + state.round * 4 + filled;
    state.lines[column] += counts[card];
    state.lines[row] += counts[card];
    state.grid[place] = card;
    const result = estimate(state, director);
    state.lines[column] -= counts[card];
    state.lines[row] -= counts[card];
    state.grid[place] = -1;
    return result;
  }

  return { counts, tables, estimate, estimateWith };
}

/** Cards in the director's current column. */
export function cardsIn(state: State, director: number): number {
  const first = director * 16 + state.round * 4;
  let filled = 0;
  while (filled < 4 && state.grid[first + filled] >= 0) filled++;
  return filled;
}

const judges = new WeakMap<Pack, ReturnType<typeof judgeFor>>();

export function judgeOf(game: Game<Brass>): ReturnType<typeof judgeFor> {
  const known = judges.get(game.pack.content);
  if (known !== undefined) return known;
  const judge = judgeFor(game.pack.content);
  judges.set(game.pack.content, judge);
  return judge;
}
