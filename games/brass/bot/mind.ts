import type { Asked, Game, Judged, Level, LevelName, Random } from '@bandstand/engine';
import type { PackedCounts } from '../counts.ts';
import { isNews } from '../rounds.ts';
import { BACK_SIZE, type Brass, type Move, type State, type View } from '../state.ts';
import { Alone } from './exact/alone.ts';
import { columnTable, type ColumnTable } from './exact/columns.ts';
import { Duel } from './exact/duel.ts';
import type { Solved } from './exact/solved.ts';
import { judgeOf } from './judge.ts';
import { flatten, Sketch } from './sketch.ts';
import { Tree, type Unseen } from './tree.ts';

/** Tries before exact play is attempted: they say what to try first, and what to do when it takes too long. */
const TRIES_FIRST = 1200;

/** Cards that nobody has seen yet; undefined once every row to come is known. */
function unseenIn(view: View, rounds: number): Unseen | undefined {
  for (let round = view.round + 1; round < rounds; round++) {
    if (!isNews(rounds, round)) continue;
    const silverIsLast = view.options.goldFirst;
    return { cards: silverIsLast ? view.undealt.silver : view.undealt.gold, at: BACK_SIZE };
  }
  return undefined;
}

/** Thinks by trying takes in many deals, and plays exactly once all cards are known. */
export class BrassMind {
  private readonly game: Game<Brass>;
  private readonly start: Sketch;
  private readonly world: Sketch;
  private readonly counts: readonly PackedCounts[];
  /** Of a last round of silver cards, then of gold ones. */
  private readonly columns: readonly ColumnTable[];

  constructor(game: Game<Brass>) {
    const { counts, tables } = judgeOf(game);
    const expectations = flatten(tables);
    this.game = game;
    this.counts = counts;
    this.columns = [0, 1].map((gold) =>
      columnTable((voice, missing, count) => tables[voice][gold === 1 ? 0 : missing][gold === 1 ? missing : 0][count]),
    );
    this.start = new Sketch(counts, expectations);
    this.world = new Sketch(counts, expectations);
  }

  /** Tries only. */
  readonly tries = ({ view, moves, random, goOn }: Asked<Brass>): readonly Judged<Brass>[] => {
    const { state, tree } = this.begin(view, random);
    while (goOn()) tree.grow();
    return judged(tree, moves, state);
  };

  /** Tries while cards are unknown, proofs afterwards. */
  readonly proofs = ({ view, moves, random, goOn }: Asked<Brass>): readonly Judged<Brass>[] => {
    const { state, tree, unseen } = this.begin(view, random);
    const most = unseen === undefined ? TRIES_FIRST : Infinity;
    for (let tries = 0; tries < most && goOn(); tries++) tree.grow();
    const tried = judged(tree, moves, state);
    if (unseen !== undefined) return tried;
    const slots = tried.map(({ move }) => move.slot);
    const solved = this.solve(state, slots, goOn);
    if (solved === undefined) return tried;
    const best = solved[0];
    return solved.map(({ slot, value }) => ({
      move: moves.find((move) => move.slot === slot) ?? moves[0],
      worth: value,
      ...(value === best.value ? { isProven: true as const } : {}),
    }));
  };

  private solve(state: State, slots: readonly number[], goOn: () => boolean): readonly Solved[] | undefined {
    const { start: sketch, counts, columns } = this;
    if (state.seats === 1) return new Alone(sketch, goOn).solve(slots);
    return new Duel({ state, sketch, counts, columns: columns[state.options.goldFirst ? 0 : 1] }, goOn).solve(slots);
  }

  private begin(view: View, random: Random): { state: State; tree: Tree; unseen: Unseen | undefined } {
    const state = this.game.imagine(view, random);
    const unseen = unseenIn(view, state.rounds);
    this.start.load(state);
    return {
      state,
      unseen,
      tree: new Tree({ start: this.start, world: this.world, seats: state.seats, unseen }, random),
    };
  }
}

function judged(tree: Tree, moves: readonly Move[], state: State): readonly Judged<Brass>[] {
  return moves
    .map((move) => ({ move, tried: tree.root.children[move.slot] }))
    .toSorted((a, b) => (b.tried?.visits ?? 0) - (a.tried?.visits ?? 0))
    .map(({ move, tried }) => ({
      move,
      worth: tried === undefined ? 0 : tried.total / Math.max(1, tried.visits) - (state.seats === 1 ? 0 : 0.5),
      looks: tried?.visits ?? 0,
    }));
}

export function levelsOf(game: Game<Brass>): Record<LevelName, Level<Brass>> {
  const mind = new BrassMind(game);
  const soft = { mind: mind.tries, budget: { looks: 1500 } };
  return {
    gentle: { ...soft, softness: 0.07 },
    fair: { ...soft, softness: 0.042 },
    firm: { ...soft, softness: 0.02 },
    strong: { ...soft, budget: { looks: 2500 }, softness: 0.005 },
    fierce: { mind: mind.proofs, budget: { ms: 1000 }, softness: 0 },
  };
}
