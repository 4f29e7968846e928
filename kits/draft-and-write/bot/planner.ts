import { fastRandom, firstSeat, hasSeat, shuffle, type Policy, type Random, type Seat } from '@bandstand/engine';
import { imagine } from '../imagine.ts';
import type { Kit } from '../kit.ts';
import type { Move } from '../moves.ts';
import { rulesOf } from '../phases.ts';
import { totalPoints } from '../score.ts';
import { cloneState } from '../setup.ts';
import type { State } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { view } from '../view.ts';
import type { Chooser } from './chooser.ts';

/** How much a planner thinks about one choice. */
export interface Effort {
  /** Choices that are tried at all, the most promising first. */
  readonly choices: number;
  /** Continuations played over all choices together. */
  readonly playouts: number;
  /** Days that a continuation is played before it is judged as it stands. */
  readonly horizon: number;
}

/** Tries the best-looking choices in many imagined continuations, the same ones for each, and keeps what ends best. */
export class Planner {
  private readonly kit: Kit;
  private readonly rules: ReturnType<typeof rulesOf>;
  private readonly chooser: Chooser;
  private readonly quick: Chooser;
  private readonly effort: Effort;

  constructor(kit: Kit, chooser: Chooser, quick: Chooser, effort: Effort) {
    this.kit = kit;
    this.rules = rulesOf(kit);
    this.chooser = chooser;
    this.quick = quick;
    this.effort = effort;
  }

  readonly policy: Policy<DraftAndWrite> = (state, seat, moves, random) => {
    if (moves.length === 1) return moves[0];
    let alive = this.chooser
      .ranked(state, seat, moves, this.effort.choices, random)
      .map((move) => ({ move, sum: 0, tries: 0 }));
    const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
    for (let left = rounds; alive.length > 1; left--) {
      const each = Math.max(1, Math.floor(this.effort.playouts / rounds / alive.length));
      for (let i = 0; i < each; i++) {
        const world = this.otherWorld(state, seat, random);
        const seed = random.below(1 << 30);
        for (const choice of alive) {
          choice.sum += this.playout(cloneState(world), seat, choice.move, fastRandom(seed));
          choice.tries++;
        }
      }
      alive = alive
        .toSorted((a, b) => b.sum / b.tries - a.sum / a.tries)
        .slice(0, left > 1 ? Math.ceil(alive.length / 2) : 1);
    }
    return alive[0].move;
  };

  /** Another state that the seat cannot tell from this one. */
  private otherWorld(state: State, seat: Seat, random: Random): State {
    if (state.seats > 1) return imagine(this.kit, view(this.kit, state, seat), random);
    const world = cloneState(state);
    shuffle(world.stack, random);
    shuffle(world.goalStack, random);
    return world;
  }

  /** Plays on with the quick chooser and says how the seat comes off. */
  private playout(world: State, seat: Seat, first: Move, random: Random): number {
    const lastDay = world.week * 10 + world.day + this.effort.horizon;
    const { play, legalMoves } = this.rules;
    play(world, seat, first, random);
    while (world.toAct !== 0) {
      if (world.phase === 'pick' && world.week * 10 + world.day > lastDay) return this.standing(world, seat);
      const next = hasSeat(world.toAct, seat) ? seat : firstSeat(world.toAct);
      play(world, next, this.quick.policy(world, next, legalMoves(world, next), random), random);
    }
    return this.standing(world, seat);
  }

  /** The seat's worth; with rivals, its lead over the best of them counts as well. */
  private standing(world: State, seat: Seat): number {
    const worth = (each: Seat): number =>
      world.phase === 'over' ? totalPoints(this.kit, world.sheets[each]) : this.quick.worth(world, each);
    const own = worth(seat);
    let rival = -Infinity;
    for (let other = 0; other < world.seats; other++) if (other !== seat) rival = Math.max(rival, worth(other));
    return world.seats === 1 ? own : own - 0.5 * rival;
  }
}
