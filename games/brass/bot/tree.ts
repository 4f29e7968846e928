import type { Random } from '@bandstand/engine';
import { BACK_SIZE, PICKS, SLOTS, type Director } from '../state.ts';
import { visitorsSlot } from './exact/alone.ts';
import { type Sketch, worstIn } from './sketch.ts';

/** How often a playout takes any card instead of the one that looks best. */
const NOISE = 8;
const EXPLORATION = 0.45;
/** How much the distance of the worst voices counts beside the win, and the distance at which it hardly grows any more. */
const MARGIN_SHARE = 0.25;
const MARGIN_SCALE = 5;
/** Of somebody alone: the worst voice at which a result is middling. */
const PAR = 7;

/** A take, as seen from the root. */
class Node {
  readonly children: (Node | undefined)[] = [];
  visits = 0;
  /** Summed result for the director who made the take. */
  total = 0;
}

/** What comes that nobody has seen: the cards of one back in the order of the pack, and where in the deck they lie. */
export interface Unseen {
  readonly cards: readonly number[];
  readonly at: number;
}

/** What a tree grows in. */
export interface Setting {
  readonly start: Sketch;
  /** Room for the world of each try. */
  readonly world: Sketch;
  readonly seats: number;
  readonly unseen: Unseen | undefined;
}

/** Upper-confidence search over takes while cards are to come that nobody has seen; those are dealt anew for every try. */
export class Tree {
  readonly root = new Node();
  private readonly start: Sketch;
  private readonly world: Sketch;
  private readonly seats: number;
  private readonly unseen: Unseen | undefined;
  private readonly random: Random;
  private readonly path: Node[] = [];
  private readonly movers: Director[] = [];
  private readonly back: Int32Array;

  constructor({ start, world, seats, unseen }: Setting, random: Random) {
    this.start = start;
    this.world = world;
    this.seats = seats;
    this.unseen = unseen;
    this.random = random;
    this.back = new Int32Array(BACK_SIZE);
  }

  grow(): void {
    const { world, path, movers } = this;
    world.copy(this.start);
    this.deal();
    path.length = 0;
    movers.length = 0;
    let node = this.root;
    let isNew = false;
    while (!world.isOver) {
      const turn = world.turn;
      if (turn >= this.seats) {
        world.take(visitorsSlot(world));
        continue;
      }
      if (isNew) {
        world.take(this.quickSlot());
        continue;
      }
      const slot = this.pick(node);
      const child = (node.children[slot] ??= new Node());
      isNew = child.visits === 0;
      node = child;
      path.push(child);
      movers.push(turn);
      world.take(slot);
    }
    const result = this.result();
    this.root.visits++;
    for (let i = 0; i < path.length; i++) {
      path[i].visits++;
      path[i].total += movers[i] === 0 ? result : 1 - result;
    }
  }

  /** The share of a win for the first director, from 0 to 1. */
  private result(): number {
    const { world } = this;
    const own = world.result(0);
    if (this.seats === 1) return 1 / (1 + Math.exp((worstIn(own) - PAR) / 2));
    const theirs = world.result(1);
    const margin = Math.tanh((worstIn(theirs) - worstIn(own)) / MARGIN_SCALE);
    return 0.5 + 0.5 * ((1 - MARGIN_SHARE) * Math.sign(theirs - own) + MARGIN_SHARE * margin);
  }

  /** Nine cards of the back at random, the others after them. */
  private deal(): void {
    const { unseen, back, random } = this;
    if (unseen === undefined) return;
    for (let i = 0; i < BACK_SIZE; i++) back[i] = unseen.cards[i];
    for (let i = 0; i < SLOTS; i++) {
      const j = i + random.below(BACK_SIZE - i);
      const card = back[j];
      back[j] = back[i];
      back[i] = card;
    }
    this.world.deal(unseen.at, back);
  }

  private pick(node: Node): number {
    const { world } = this;
    const log = Math.log(node.visits + 1);
    let best = -1;
    let bestBound = -1;
    for (let rest = world.open; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const child = node.children[slot];
      if (child === undefined || child.visits === 0) return this.firstLook(node);
      const bound = child.total / child.visits + EXPLORATION * Math.sqrt(log / child.visits);
      if (bound > bestBound) {
        best = slot;
        bestBound = bound;
      }
    }
    return best;
  }

  /** Of the takes that were never tried the one that looks best. */
  private firstLook(node: Node): number {
    const { world } = this;
    let best = -1;
    let least = Infinity;
    for (let rest = world.open; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      if ((node.children[slot]?.visits ?? 0) > 0) continue;
      const cost = world.cost(slot);
      if (cost < least) {
        best = slot;
        least = cost;
      }
    }
    return best;
  }

  private quickSlot(): number {
    const { world, random } = this;
    const { open } = world;
    if (world.pick < PICKS - 1 && random.below(NOISE) === 0) {
      let skip = random.below(PICKS + 1 - world.pick);
      let rest = open;
      while (skip-- > 0) rest &= rest - 1;
      return 31 - Math.clz32(rest & -rest);
    }
    let best = -1;
    let least = Infinity;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const cost = world.cost(slot);
      if (cost < least) {
        best = slot;
        least = cost;
      }
    }
    return best;
  }
}
