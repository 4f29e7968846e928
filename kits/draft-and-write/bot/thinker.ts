import { fastRandom, firstSeat, hasSeat, type Asked, type Judged, type Random, type Seat } from '@bandstand/engine';
import { race } from '../../mind/index.ts';
import { imagine } from '../imagine.ts';
import type { Kit } from '../kit.ts';
import type { Move } from '../moves.ts';
import { rulesOf } from '../phases.ts';
import { totalPoints } from '../score.ts';
import { cloneState } from '../setup.ts';
import type { State } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import type { Chooser } from './chooser.ts';
import { LastTurn } from './lastTurn.ts';

export interface Thought {
  /** Choices that are tried at all, the most promising first. */
  readonly choices: number;
  /** Days that a continuation is played before it is judged as it stands. */
  readonly horizon: number;
  /**
   * For points, with an eye on the best rival; only for the lead over them, which wins more and ends matches sooner; or for the
   * chance to be first of all, where there are several to be ahead of.
   */
  readonly aim: 'points' | 'lead' | 'win';
}

/** How much the points of the best rival count against one's own, where points are the aim. */
const RIVAL_SHARE = 0.5;
/** A lead beyond this many points is hardly better than it. */
const LEAD_SCALE = 60;
/** What being first is worth, and how much one's own points count besides, where the win is the aim. */
const WIN_WORTH = 60;
const OWN_SHARE = 0.1;
/** So many points ahead make a seat e times as likely to be first as another: while the match goes on, and when it is over. */
const OPEN_SCALE = 14;
const OVER_SCALE = 4;

/**
 * Tries the best-looking choices in imagined worlds, plays on with a quick chooser and judges what has come of them.
 */
export class Thinker {
  private readonly kit: Kit;
  private readonly rules: ReturnType<typeof rulesOf>;
  private readonly chooser: Chooser;
  private readonly quick: Chooser;
  private readonly thought: Thought;

  constructor(kit: Kit, chooser: Chooser, quick: Chooser, thought: Thought) {
    this.kit = kit;
    this.rules = rulesOf(kit);
    this.chooser = chooser;
    this.quick = quick;
    this.thought = thought;
  }

  readonly mind = ({
    view,
    seat,
    moves,
    random,
    goOn,
    inTime,
  }: Asked<DraftAndWrite>): readonly Judged<DraftAndWrite>[] => {
    const state = imagine(this.kit, view, random);
    const known = LastTurn.isNow(this.kit, state) ? new LastTurn(this.kit, goOn).judged(state, seat, moves) : undefined;
    if (known !== undefined) return known;
    const promising = this.chooser.judged(state, seat, moves, random).slice(0, this.thought.choices);
    if (promising.length === 1) return promising;
    const raced = race(
      promising.map(({ move }) => move),
      () => {
        const world = imagine(this.kit, view, random);
        const seed = random.below(1 << 30);
        return (move) => this.playout(cloneState(world), seat, move, fastRandom(seed));
      },
      { goOn, inTime },
    );
    return raced.map(({ choice, worth, looks }) => ({ move: choice, worth, looks }));
  };

  /** Plays on with the quick chooser and says how the seat comes off. */
  private playout(world: State, seat: Seat, first: Move, random: Random): number {
    const lastDay = world.week * 10 + world.day + this.thought.horizon;
    const { play, legalMoves } = this.rules;
    play(world, seat, first, random);
    while (world.toAct !== 0) {
      if (world.phase === 'pick' && world.week * 10 + world.day > lastDay) return this.standing(world, seat);
      const next = hasSeat(world.toAct, seat) ? seat : firstSeat(world.toAct);
      play(world, next, this.quick.policy(world, next, legalMoves(world, next), random), random);
    }
    return this.standing(world, seat);
  }

  /** How well the seat stands: alone by its points, with rivals by what it plays for. */
  private standing(world: State, seat: Seat): number {
    const isOver = world.phase === 'over';
    const worth = (each: Seat): number =>
      isOver ? totalPoints(this.kit, world.sheets[each]) : this.quick.worth(world, each);
    const own = worth(seat);
    if (world.seats === 1) return own;
    const scale = isOver ? OVER_SCALE : OPEN_SCALE;
    let best = -Infinity;
    let others = 0;
    for (let other = 0; other < world.seats; other++) {
      if (other === seat) continue;
      const rival = worth(other);
      best = Math.max(best, rival);
      others += Math.exp((rival - own) / scale);
    }
    switch (this.thought.aim) {
      case 'points':
        return own - RIVAL_SHARE * best;
      case 'lead':
        return LEAD_SCALE * Math.tanh((own - best) / LEAD_SCALE);
      case 'win':
        return WIN_WORTH / (1 + others) + OWN_SHARE * own;
    }
  }
}
