import { fastRandom, type Game, type Policy, type Random, type Seat } from '@bandstand/engine';
import { leastBid } from '../moves/bid.ts';
import type { Move, MyBand, State } from '../state.ts';
import { bidUpTo, willingToPay } from './bidding.ts';
import { eventValue } from './eventChoice.ts';
import { chooseGreedily } from './greedy.ts';
import { prospects } from './prospects.ts';
import type { Tasted } from './taste.ts';

/** A way to go on: the move to make now, and the most to bid for the item it is about. */
export interface Plan {
  readonly move: Move;
  readonly price: number | undefined;
}

export interface PlannerSettings {
  /** Imagined worlds in the first of three rounds; each round drops the worse half of the plans. */
  readonly worlds: number;
  /** How many ends of a turn to look ahead. */
  readonly turns: number;
}

const ROUNDS = 3;
const MOST_EVENTS = 7;
const MOST_INSURANCE = 4;

/**
 * Searches over what to pay rather than over single bids: each plan is a price, played out to the end of the turn
 * in worlds the seat cannot rule out, with the rule-based player for everybody else.
 */
export const planner =
  (game: Game<MyBand>, content: Tasted, settings: PlannerSettings): Policy<MyBand> =>
  (state, seat, moves, random) => {
    let plans = plansFor(content, state, seat, moves).map((plan) => ({ plan, total: 0 }));
    const view = game.view(state, seat);
    for (let round = 0; round < ROUNDS && plans.length > 1; round++) {
      for (let world = 0; world < settings.worlds; world++) {
        const start = game.imagine(view, random);
        const seed = random.below(1 << 30);
        for (const each of plans)
          each.total += tryOut(
            { game, content, start, seat, turns: settings.turns },
            each.plan,
            fastRandom(seed),
          ).worth;
      }
      plans = plans.toSorted((a, b) => b.total - a.total).slice(0, Math.ceil(plans.length / 2));
    }
    return plans[0].plan.move;
  };

export const planFor = (move: Move, price?: number): Plan => ({ move, price });

export function plansFor(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Plan[] {
  if (moves.length === 1) return [planFor(moves[0])];
  switch (state.phase) {
    case 'nominate':
      return moves.flatMap((move) =>
        move.type === 'nominate' ? nominationPlans(content, state, seat, move) : [planFor(move)],
      );
    case 'open':
      return [planFor(content.moves.bid[leastBid(content, state)])];
    case 'bid':
      return bidPlans(content, state, seat);
    case 'event':
      return moves
        .toSorted((a, b) => eventValue(content, state, seat, b) - eventValue(content, state, seat, a))
        .slice(0, MOST_EVENTS)
        .map((move) => planFor(move));
    case 'discard':
      return moves.filter((move) => move.type !== 'throwEvent').map((move) => planFor(move));
    case 'insure':
      return moves.slice(0, MOST_INSURANCE + 1).map((move) => planFor(move));
    case 'shuffle':
      return [planFor(moves[0])];
    default:
      return moves.map((move) => planFor(move));
  }
}

function nominationPlans(
  content: Tasted,
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'nominate' | 'takeFree' }>,
): Plan[] {
  const usual = willingToPay(content, state, seat, move.slot);
  const prices = new Set([usual, Math.min(state.chips[seat], Math.ceil(1.6 * usual) + 1)]);
  return [...prices].map((price) => planFor(move, price));
}

/** Drop out, or stay in up to one of a few prices around the usual one. */
function bidPlans(content: Tasted, state: State, seat: Seat): Plan[] {
  const least = leastBid(content, state);
  const usual = willingToPay(content, state, seat, state.slot);
  const prices = new Set([least, 0.7 * usual, usual, 1.4 * usual, 2 * usual, state.chips[seat]].map(Math.round));
  const stay = [...prices].filter((price) => price >= least && price <= state.chips[seat]);
  return [planFor(content.moves.pass), ...stay.map((price) => planFor(content.moves.bid[least], price))];
}

/** What a plan is tried out in. */
export interface World {
  readonly game: Game<MyBand>;
  readonly content: Tasted;
  readonly start: State;
  readonly seat: Seat;
  /** How many ends of a turn to look ahead. */
  readonly turns: number;
  /** Who plays on after the plan; the rule-based player if nobody is named. */
  readonly player?: (content: Tasted, state: State, seat: Seat, moves: readonly Move[]) => Move;
}

/** The seat's prospects after the plan, some ends of a turn later, and how many turns before that the match was over. */
export function tryOut(
  { game, content, start, seat, turns, player = chooseGreedily }: World,
  plan: Plan,
  random: Random,
): { readonly worth: number; readonly early: number } {
  const state = game.clone(start);
  const lastTurn = state.turn + turns;
  // Others value things a little differently in every world.
  const mood = Array.from({ length: state.seatCount }, () => 0.7 + 0.06 * random.below(11));
  game.play(state, seat, plan.move, random);
  let price = plan.price;
  while (state.phase !== 'over' && state.turn < lastTurn) {
    const actor = state.actor;
    const isBid = state.phase === 'bid' || state.phase === 'open';
    if (!isBid && actor === seat) price = undefined;
    const move = isBid
      ? bidUpTo(
          content,
          state,
          actor === seat && price !== undefined ? price : willingToPay(content, state, actor, state.slot) * mood[actor],
        )
      : player(content, state, actor, game.legalMoves(state, actor));
    game.play(state, actor, move, random);
  }
  return { worth: prospects(content, state, seat), early: state.phase === 'over' ? lastTurn - state.turn : 0 };
}
