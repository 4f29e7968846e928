import { race } from '@bandstand/kits/mind';
import {
  fastRandom,
  type Asked,
  type Game,
  type Judged,
  type Level,
  type LevelName,
  type Seat,
} from '@bandstand/engine';
import type { Content } from '../content.ts';
import { leastBid } from '../moves/bid.ts';
import { RADIO_PLAY, type Move, type MyBand, type State } from '../state.ts';
import { willingToPay } from './bidding.ts';
import { chipsToLock, chooseToFinish, winNow, withoutDelay } from './finish.ts';
import { chooseGreedily } from './greedy.ts';
import { planFor, plansFor, tryOut, type Plan } from './planner.ts';
import { FINE, withTaste, type Tasted } from './taste.ts';

/** How much more a result counts for each turn that it comes earlier: sure wins that are put off never come. */
const EARLY_SHARE = 0.1;
/** Ends of a turn to look ahead: two are no better than the planner of old, and five or eight lose against four. */
const TURNS = 3;
/** Prices that are tried for an item, as shares of what one would usually pay. */
const PRICES = [0.5, 0.8, 1, 1.3, 1.7, 2.3];

/** Where a weaker player lets something better go by: cards in the row, events, the contract. */
const SOFT: ReadonlySet<State['phase']> = new Set(['nominate', 'event', 'negotiate'] as const);

/** Finds the price at which winning an item and leaving it are worth the same by trying prices, not single bids. */
export class MyBandMind {
  private readonly game: Game<MyBand>;
  private readonly content: Tasted;

  constructor(game: Game<MyBand>, content: Content) {
    this.game = game;
    this.content = withTaste(content, FINE);
  }

  readonly mind = ({ view, seat, moves, random, goOn, inTime }: Asked<MyBand>): readonly Judged<MyBand>[] => {
    const { game, content } = this;
    const state = game.imagine(view, random);
    const win = winNow(content, state, seat, moves);
    if (win !== undefined) return [{ move: win, worth: 10, isProven: true }];
    const plans = this.plans(state, seat, moves);
    const raced = race(
      plans,
      () => {
        const world = { game, content, start: game.imagine(view, random), seat, turns: TURNS, player: chooseToFinish };
        const seed = random.below(1 << 30);
        return (plan) => {
          const { worth, early } = tryOut(world, plan, fastRandom(seed));
          return worth * (1 + EARLY_SHARE * early);
        };
      },
      { goOn, inTime },
    );
    // Several prices of one move: the best stands for it.
    const seen = new Set<number>();
    return raced.flatMap(({ choice: { move }, worth, looks }) => {
      if (seen.has(move.id)) return [];
      seen.add(move.id);
      return [{ move, worth, looks }];
    });
  };

  /** For those who do not always do the best: chances to win are never let go by, and what was won is used well. */
  readonly softMind = (asked: Asked<MyBand>): readonly Judged<MyBand>[] => {
    const judged = this.mind(asked);
    const [{ move }] = judged;
    const isForTheWin =
      (move.type === 'nominate' && move.slot === 0) || (move.type === 'play' && move.event === RADIO_PLAY);
    return isForTheWin || !SOFT.has(asked.view.phase) ? judged.slice(0, 1) : judged;
  };

  private plans(state: State, seat: Seat, moves: readonly Move[]): readonly Plan[] {
    const { content } = this;
    switch (state.phase) {
      case 'discard':
      case 'trim':
        // No card is thrown away on a hunch.
        return [planFor(chooseGreedily(content, state, seat, moves))];
      case 'bid':
        return this.bids(state, seat);
      case 'nominate':
      case 'event':
        return plansFor(content, state, seat, withoutDelay(content, moves));
      case 'insure':
        return this.insurances(state, seat, moves);
      default:
        return plansFor(content, state, seat, moves);
    }
  }

  /** Drop out, or stay in up to one of several prices. */
  private bids(state: State, seat: Seat): Plan[] {
    const { content } = this;
    const least = leastBid(content, state);
    const chips = state.chips[seat];
    const usual = willingToPay(content, state, seat, state.slot);
    const prices = new Set([least, least + 1, chips, ...PRICES.map((share) => Math.round(share * usual))]);
    return [
      planFor(content.moves.pass),
      ...[...prices]
        .filter((price) => price >= least && price <= chips)
        .map((price) => planFor(content.moves.bid[least], price)),
    ];
  }

  /** A few chips, or as many as nobody can pay. */
  private insurances(state: State, seat: Seat, moves: readonly Move[]): Plan[] {
    const lock = chipsToLock(this.content, state, seat);
    const plans = plansFor(this.content, state, seat, moves);
    return lock < plans.length || lock > state.chips[seat]
      ? plans
      : [...plans, planFor(this.content.moves.insure[lock])];
  }

  levels(): Record<LevelName, Level<MyBand>> {
    const soft = { mind: this.softMind, budget: { looks: 8 } };
    return {
      gentle: { ...soft, budget: { looks: 4 }, softness: 1.35 },
      fair: { ...soft, softness: 0.5 },
      firm: { ...soft, budget: { looks: 12 }, softness: 0.24 },
      strong: { ...soft, budget: { looks: 50 }, softness: 0.05 },
      fierce: { mind: this.mind, budget: { ms: 1000 }, softness: 0 },
    };
  }
}
