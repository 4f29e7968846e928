import { firstSeat, hasSeat, type GameTypes, type Policy, type Seat } from '@bandstand/engine';
import type { Bot, BotMaker, Budget } from './player.ts';

/** How often a playout makes a random move instead of the policy's. */
const PLAYOUT_NOISE = 8;
/** Policy moves after the tree before the position is judged as it stands. */
const PLAYOUT_MOVES = 24;
const EXPLORATION = 0.7;
/** Values are squashed to 0…1 around this many units. */
const VALUE_SCALE = 10;

/** A choice of one seat as seen from the root: worlds that differ behind the scenes share it. */
class Node {
  readonly children = new Map<number, Node>();
  visits = 0;
  /** How often this choice could have been made when it was considered. */
  offers = 0;
  /** Summed result for the seat that made the choice. */
  total = 0;
}

/**
 * Single-observer information-set search: every iteration imagines a world from the view, walks one shared tree in it,
 * plays on with the game's own policy and backs up how each seat stands.
 */
export function searchBot<T extends GameTypes>(maker: BotMaker<T>, budget: Budget): Bot<T> {
  const { game, knowledge, random } = maker;
  const policy: Policy<T> = knowledge.policies(game).greedy;

  function judge(state: T['State'], seat: Seat): number {
    return 1 / (1 + Math.exp(-knowledge.value(game, state, seat) / VALUE_SCALE));
  }

  function pick(node: Node, moves: readonly T['Move'][]): T['Move'] {
    let best = moves[0];
    let bestBound = -1;
    for (const move of moves) {
      const child = node.children.get(move.id);
      if (child === undefined || child.visits === 0) return move;
      child.offers++;
      const bound = child.total / child.visits + EXPLORATION * Math.sqrt(Math.log(child.offers) / child.visits);
      if (bound > bestBound) {
        best = move;
        bestBound = bound;
      }
    }
    return best;
  }

  /** The seat that moves next; in a simultaneous choice the searching seat first, so that its tree is its own. */
  const nextSeat = (toAct: number, me: Seat): Seat => (hasSeat(toAct, me) ? me : firstSeat(toAct));

  function iterate(root: Node, view: T['View'], me: Seat): void {
    const world = game.imagine(view, random);
    const path: { readonly node: Node; readonly seat: Seat }[] = [];
    let node = root;
    let isNew = false;
    let played = 0;
    for (let toAct = game.toAct(world); toAct !== 0; toAct = game.toAct(world)) {
      const seat = nextSeat(toAct, me);
      const moves = game.legalMoves(world, seat);
      let move: T['Move'];
      if (!isNew) {
        move = pick(node, moves);
        const known = node.children.get(move.id);
        const child = known ?? new Node();
        if (known === undefined) node.children.set(move.id, child);
        isNew = child.visits === 0;
        if (isNew) child.offers++;
        node = child;
        path.push({ node, seat });
      } else {
        if (played++ >= PLAYOUT_MOVES) break;
        move =
          moves.length === 1 || random.below(PLAYOUT_NOISE) > 0
            ? policy(world, seat, moves, random)
            : moves[random.below(moves.length)];
      }
      game.play(world, seat, move, random);
    }
    const results = new Map<Seat, number>();
    for (const step of path) {
      const result = results.get(step.seat) ?? judge(world, step.seat);
      results.set(step.seat, result);
      step.node.visits++;
      step.node.total += result;
    }
  }

  return {
    choose(view, seat, moves) {
      if (moves.length === 1) return moves[0];
      const root = new Node();
      const iterations = 'iterations' in budget ? budget.iterations : Infinity;
      const end = performance.now() + Math.min('ms' in budget ? budget.ms : Infinity, maker.mostMs ?? Infinity);
      for (let i = 0; i < iterations && performance.now() < end; i++) iterate(root, view, seat);
      return mostVisited(root, moves);
    },
  };
}

function mostVisited<Move extends { readonly id: number }>(root: Node, moves: readonly Move[]): Move {
  let best = moves[0];
  let most = -1;
  for (const move of moves) {
    const visits = root.children.get(move.id)?.visits ?? 0;
    if (visits > most) {
      best = move;
      most = visits;
    }
  }
  return best;
}
