import {
  firstSeat,
  hasSeat,
  type Budget,
  type Game,
  type GameTypes,
  type Knowledge,
  type Mind,
  type Policy,
  type Random,
  type Seat,
} from '@bandstand/engine';
import { patience, type Bot, type BotMaker } from './player.ts';

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
export function searchMind<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Mind<T> {
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

  function iterate(root: Node, view: T['View'], me: Seat, random: Random): void {
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

  return ({ view, seat, moves, random, goOn }) => {
    const root = new Node();
    while (goOn()) iterate(root, view, seat, random);
    return moves
      .map((move) => ({ move, node: root.children.get(move.id) }))
      .toSorted((a, b) => (b.node?.visits ?? 0) - (a.node?.visits ?? 0))
      .map(({ move, node }) => ({
        move,
        worth: node === undefined ? 0 : node.total / Math.max(1, node.visits),
        looks: node?.visits ?? 0,
      }));
  };
}

/** The search as a bot of its own, whatever a game has on its ladder. */
export function searchBot<T extends GameTypes>(maker: BotMaker<T>, budget: Budget): Bot<T> {
  const mind = searchMind(maker.game, maker.knowledge);
  return {
    choose: (view, seat, moves) =>
      moves.length === 1
        ? moves[0]
        : mind({ view, seat, moves, random: maker.random, ...patience(maker, budget) })[0].move,
  };
}
