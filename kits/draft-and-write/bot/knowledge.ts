import type { Game, Knowledge, Level, LevelName, Mind, Seat } from '@bandstand/engine';
import { kitOf } from '../game.ts';
import type { Kit } from '../kit.ts';
import { totalPoints } from '../score.ts';
import type { State } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';
import { imagine } from '../imagine.ts';
import { forgivable, isFree } from './beginner.ts';
import { BlendedSections } from './blendedSections.ts';
import { Chooser, type Wits } from './chooser.ts';
import { shippedSections, type Shipped } from './learned/shipped.ts';
import { trainingFor, type Subject } from './learned/training.ts';
import { Planner, type Effort } from './planner.ts';
import { WeighedSections, type Sections } from './sections.ts';
import { atSight } from './sight.ts';
import { Thinker, type Thought } from './thinker.ts';
import type { Weights } from './weights.ts';

/** What a game of this kit tells the bots. */
export interface BotSpec {
  readonly weights: Weights;
  /** What the greedy bot goes by, where it is meant to be a milder opponent than these weights make. */
  readonly greedyWeights?: Weights;
  readonly effort: Effort;
  /** Values learned from self-play. */
  readonly learned: Shipped;
  readonly crowd: Crowd;
  readonly ladder: Ladder;
  /** A middling result alone, and points for each unit of value. */
  readonly par: number;
  readonly pointsPerUnit: number;
}

/** By what three and more are judged: formulas with weights of their own, and what was learned of a subject. */
export interface Crowd {
  readonly weights: Weights;
  readonly subject: Subject;
  /** How much the latter counts, of 1. */
  readonly share: number;
}

/**
 * How much worse a choice may be and still be made about a third as often, in points: which card to pick and, for the first two,
 * also where to write and what to do with a bonus. Fierce always does what is best.
 */
export interface Ladder {
  readonly gentle: number;
  readonly fair: number;
  readonly firm: number;
  readonly strong: number;
  /** Looks of the strong level. */
  readonly strongLooks: number;
}

/** Against how many one plays. */
type Company = 'alone' | 'duel' | 'crowd';

/** The fierce level has a second. */
const FIRM_LOOKS = 8;

/** Targets followed at each step of a chain: one for quick play, more for thinking. */
const QUICK = [1];
const THOROUGH = [3, 2, 2];

const KEEN: Wits = { countsBoxes: true, endsWhileAhead: true };
/** Alone, long looks at few choices pay: on 16 deals of Soccer at 100 ms a mean of 14 points more than what is done together. */
const THOUGHTS: Readonly<Record<Company, Omit<Thought, 'aim'>>> = {
  alone: { choices: 4, horizon: 20 },
  duel: { choices: 6, horizon: 6 },
  crowd: { choices: 6, horizon: 6 },
};
const SUBJECT_OF: Readonly<Record<Exclude<Company, 'crowd'>, Subject>> = { alone: 'alone', duel: 'together' };
type Aim = Thought['aim'];

/** Choosers and planners of one pack. */
class Minds {
  readonly quick: Chooser;
  readonly greedy: Chooser;
  readonly keen: Chooser;
  readonly planner: Planner;
  private readonly kit: Kit;
  private readonly spec: BotSpec;
  private readonly choosers: Partial<Record<Company, Chooser>> = {};
  private readonly thinkers = new Map<string, Thinker>();

  constructor(kit: Kit, spec: BotSpec) {
    const { weights, greedyWeights = weights } = spec;
    this.kit = kit;
    this.spec = spec;
    this.quick = new Chooser(kit, { weights, widths: QUICK });
    this.greedy =
      spec.greedyWeights === undefined ? this.quick : new Chooser(kit, { weights: greedyWeights, widths: QUICK });
    this.keen = new Chooser(kit, { weights, widths: QUICK, wits: KEEN });
    this.planner = new Planner(kit, new Chooser(kit, { weights, widths: THOROUGH }), this.quick, spec.effort);
  }

  /** Judges by what was learned, where that fits the pack and has been found to be stronger; among many also by the formulas. */
  private learned(company: Company, widths: readonly number[]): Chooser {
    const { crowd } = this.spec;
    const weights = company === 'crowd' ? crowd.weights : this.spec.weights;
    const sections = company === 'crowd' ? this.blended(crowd) : this.shipped(weights, SUBJECT_OF[company]);
    return new Chooser(this.kit, { weights, widths, wits: KEEN, ...(sections === undefined ? {} : { sections }) });
  }

  private shipped(weights: Weights, subject: Subject): Sections | undefined {
    return shippedSections(this.kit, weights, this.spec.learned, subject);
  }

  private blended({ weights, subject, share }: Crowd): Sections {
    const formulas = new WeighedSections(this.kit, weights);
    const learned = this.shipped(weights, subject);
    return learned === undefined ? formulas : new BlendedSections(formulas, learned, share);
  }

  private chooser(company: Company): Chooser {
    return (this.choosers[company] ??= this.learned(company, QUICK));
  }

  private thinker(seats: number, aim: Aim): Thinker {
    const company = companyOf(seats);
    const key = `${company} ${aim}`;
    const known = this.thinkers.get(key);
    if (known !== undefined) return known;
    const chooser = this.learned(company, THOROUGH);
    const thinker = new Thinker(this.kit, chooser, this.chooser(company), { ...THOUGHTS[company], aim });
    this.thinkers.set(key, thinker);
    return thinker;
  }

  /**
   * Sees what is good, and picks and writes by it as far as its level does; no goal is left lying. It judges among many as in
   * duels: what is nearly as good by one measure is not by another.
   */
  readonly quickMind: Mind<DraftAndWrite> = ({ view, seat, moves, random }) => {
    const state = imagine(this.kit, view, random);
    const chooser = this.chooser(view.seats === 1 ? 'alone' : 'duel');
    if (!isFree(moves)) return [{ move: chooser.policy(state, seat, moves, random), worth: 0 }];
    return forgivable(this.kit, state, seat, chooser.judged(state, seat, moves, random));
  };

  /** Plays for the win. */
  readonly fierceMind: Mind<DraftAndWrite> = (asked) => {
    const { seats } = asked.view;
    return this.thinker(seats, seats > 2 ? 'win' : 'lead').mind(asked);
  };

  /** Plays for points, and does not always pick the best card; what was picked is used well. */
  readonly softMind: Mind<DraftAndWrite> = (asked) => {
    const judged = this.thinker(asked.view.seats, 'points').mind(asked);
    return asked.view.phase === 'pick' ? judged : judged.slice(0, 1);
  };

  levels(): Record<LevelName, Level<DraftAndWrite>> {
    const { gentle, fair, firm, strong, strongLooks } = this.spec.ladder;
    const quick = { mind: this.quickMind, budget: { looks: 1 } };
    return {
      gentle: { ...quick, softness: gentle },
      fair: { ...quick, softness: fair },
      firm: { mind: this.softMind, budget: { looks: FIRM_LOOKS }, softness: firm },
      strong: { mind: this.softMind, budget: { looks: strongLooks }, softness: strong },
      fierce: { mind: this.fierceMind, budget: { ms: 1000 }, softness: 0 },
    };
  }
}

function companyOf(seats: number): Company {
  if (seats === 1) return 'alone';
  return seats === 2 ? 'duel' : 'crowd';
}

/** Bots that judge whole chains, and thinkers that try them in imagined continuations. */
export function knowledgeFor(spec: BotSpec): Knowledge<DraftAndWrite> {
  const known = new WeakMap<Kit, Minds>();
  const mindsOf = (game: Game<DraftAndWrite>): Minds => {
    const kit = kitOf(game);
    const minds = known.get(kit) ?? new Minds(kit, spec);
    known.set(kit, minds);
    return minds;
  };
  const worth = (game: Game<DraftAndWrite>, state: State, seat: Seat): number =>
    state.phase === 'over' ? totalPoints(kitOf(game), state.sheets[seat]) : mindsOf(game).quick.soberWorth(state, seat);

  return {
    policies(game) {
      const { greedy, planner, keen } = mindsOf(game);
      return { greedy: greedy.policy, keen: keen.policy, planner: planner.policy };
    },
    atSight: (game) => ({ greedy: atSight(kitOf(game), mindsOf(game).greedy) }),
    levels: (game) => mindsOf(game).levels(),
    training: (game) => trainingFor(game, kitOf(game), { weights: spec.weights, widths: QUICK, wits: KEEN }),
    value(game, state, seat) {
      let rival = state.seats === 1 ? spec.par : -Infinity;
      for (let other = 0; other < state.seats; other++)
        if (other !== seat) rival = Math.max(rival, worth(game, state, other));
      return (worth(game, state, seat) - rival) / spec.pointsPerUnit;
    },
  };
}
