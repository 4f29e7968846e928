import type { Knowledge, Policy, Seat } from '@bandstand/engine';
import { kitOf } from '../game.ts';
import type { Kit } from '../kit.ts';
import { totalPoints } from '../score.ts';
import type { State } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { Chooser, type Wits } from './chooser.ts';
import { Planner, type Effort } from './planner.ts';
import type { Weights } from './weights.ts';

/** What a game of this kit tells the bots. */
export interface BotSpec {
  readonly weights: Weights;
  /** What the greedy bot goes by, where it is meant to be a milder opponent than these weights make. */
  readonly greedyWeights?: Weights;
  readonly effort: Effort;
  /** A middling result alone, and points for each unit of value. */
  readonly par: number;
  readonly pointsPerUnit: number;
}

/** Targets followed at each step of a chain: one for quick play, more for thinking. */
const QUICK = [1];
const THOROUGH = [3, 2, 2];

interface Minds {
  readonly quick: Chooser;
  readonly greedy: Chooser;
  readonly planner: Planner;
  readonly keen: Chooser;
  readonly fierce: Planner;
}

const KEEN: Wits = { countsBoxes: true, endsWhileAhead: true };

/** Of ten cards a beginner picks so many next best. */
const NEXT_OF_TEN = 3;

/** Sees what is good, but does not always pick the best card; what was picked is used well, and no goal is left lying. */
const gentle =
  (chooser: Chooser): Policy<DraftAndWrite> =>
  (state, seat, moves, random) => {
    if (moves.length === 1 || state.phase !== 'pick' || random.below(10) >= NEXT_OF_TEN)
      return chooser.policy(state, seat, moves, random);
    return chooser.ranked(state, seat, moves, 2, random).at(-1) ?? moves[0];
  };

/** Bots that judge whole chains, and a planner that tries them in imagined continuations. */
export function knowledgeFor(spec: BotSpec): Knowledge<DraftAndWrite> {
  const known = new WeakMap<Kit, Minds>();
  const mindsOf = (kit: Kit): Minds => {
    const found = known.get(kit);
    if (found !== undefined) return found;
    const quick = new Chooser(kit, spec.weights, QUICK);
    const greedy = spec.greedyWeights === undefined ? quick : new Chooser(kit, spec.greedyWeights, QUICK);
    const keen = new Chooser(kit, spec.weights, QUICK, KEEN);
    const minds = {
      quick,
      greedy,
      planner: new Planner(kit, new Chooser(kit, spec.weights, THOROUGH), quick, spec.effort),
      keen,
      fierce: new Planner(kit, new Chooser(kit, spec.weights, THOROUGH, KEEN), keen, spec.effort),
    };
    known.set(kit, minds);
    return minds;
  };
  const worth = (kit: Kit, state: State, seat: Seat): number =>
    state.phase === 'over' ? totalPoints(kit, state.sheets[seat]) : mindsOf(kit).quick.soberWorth(state, seat);

  return {
    policies(game) {
      const { greedy, planner, keen, fierce } = mindsOf(kitOf(game));
      return {
        gentle: gentle(greedy),
        greedy: greedy.policy,
        planner: planner.policy,
        keen: keen.policy,
        fierce: fierce.policy,
      };
    },
    value(game, state, seat) {
      const kit = kitOf(game);
      let rival = state.seats === 1 ? spec.par : -Infinity;
      for (let other = 0; other < state.seats; other++)
        if (other !== seat) rival = Math.max(rival, worth(kit, state, other));
      return (worth(kit, state, seat) - rival) / spec.pointsPerUnit;
    },
  };
}
