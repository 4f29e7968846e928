import {
  fastRandom,
  firstSeat,
  type Asked,
  type Game,
  type Judged,
  type Level,
  type LevelName,
  type Policy,
  type Random,
  type Seat,
} from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';
import type { Genesis, State } from '../state.ts';
import { FRONT, GAME_MASTER } from '../vocabulary.ts';
import { player } from './greedy.ts';
import { soloChance } from './leaving.ts';
import { legendOdds, stayOdds } from './odds.ts';
import { PERSONAS, type Persona } from './persona.ts';

/** Below this chance by rule of thumb nobody who knows the game thinks about leaving. */
const WORTH_A_THOUGHT = 0.2;
/** Break-ups that are played out before the answer counts. */
const FEWEST_TRIES = 12;
const MOST_TRIES = 60;

/** While the band is likelier than this to become a legend, everybody plays for it and nobody for own points. */
const LEGEND_IN_SIGHT = 0.05;
/** How much more likely a win alone must be than a win by staying: whoever stays may still leave later. */
const LEAVING_MARGIN = 0.15;

/**
 * Plays for the legend while there is one in sight, and for itself once there is none. Weighs leaving by playing the
 * break-up out instead of by rule of thumb.
 */
export class GenesisMind {
  private readonly game: Game<Genesis>;
  private readonly content: Content;
  private readonly together: Policy<Genesis>;
  private readonly alone: Policy<Genesis>;
  private readonly rivals: Policy<Genesis>;

  constructor(game: Game<Genesis>, content: Content) {
    this.game = game;
    this.content = content;
    // These never leave: that is decided here.
    this.together = player(content, { ...PERSONAS.loyal, margin: Infinity });
    this.alone = player(content, { ...PERSONAS.mercenary, margin: Infinity });
    this.rivals = player(content, PERSONAS.greedy);
  }

  readonly mind = (asked: Asked<Genesis>): readonly Judged<Genesis>[] => {
    const { view, seat, moves, random } = asked;
    const state = this.game.imagine(view, random);
    const isForLegend = seat === GAME_MASTER || legendOdds(this.content, state) > LEGEND_IN_SIGHT;
    if (moves.includes(BOOK.walkOut) && this.isTime(state, seat)) {
      const alone = this.chanceAlone(asked);
      const stay = stayOdds(this.content, state, seat);
      if (alone > stay + LEAVING_MARGIN) return [{ move: BOOK.walkOut, worth: alone }];
    }
    if (!isForLegend && state.phase === 'split') return [{ move: allToCrowd(state, seat), worth: 0 }];
    const policy = isForLegend ? this.together : this.alone;
    return [{ move: policy(state, seat, moves, random), worth: 0 }];
  };

  /** Whether leaving is worth a thought now: where a round begins and where it ends. */
  private isTime(state: State, seat: Seat): boolean {
    if (state.phase !== 'bandMeeting' && (state.phase !== 'approve' || state.ballot !== 1)) return false;
    return soloChance(state, seat, state.labelBar) > WORTH_A_THOUGHT;
  }

  /** How often the seat wins when it leaves now, in worlds that it cannot rule out. */
  private chanceAlone({ view, seat, random, goOn, inTime }: Asked<Genesis>): number {
    const { game } = this;
    let won = 0;
    let tries = 0;
    while (tries < MOST_TRIES && (tries < FEWEST_TRIES ? inTime() || tries === 0 : goOn())) {
      const world = game.imagine(view, random);
      won += this.playOut(world, seat, fastRandom(random.below(1 << 30)));
      tries++;
    }
    return won / tries;
  }

  private playOut(world: State, seat: Seat, random: Random): number {
    const { game } = this;
    game.play(world, seat, BOOK.walkOut, random);
    for (let toAct = game.toAct(world); toAct !== 0; toAct = game.toAct(world)) {
      const next = firstSeat(toAct);
      game.play(world, next, this.rivals(world, next, game.legalMoves(world, next), random), random);
    }
    return game.outcome(world)?.shares[seat] ?? 0;
  }
}

/** Own points into CROWD, which is what counts alone; Beats have no box for it and go for the first claim. */
function allToCrowd({ ownPoints }: State, seat: Seat): Move {
  return BOOK.amount[seat === FRONT ? ownPoints[seat] : 0];
}

export function levelsOf(game: Game<Genesis>, content: Content): Record<LevelName, Level<Genesis>> {
  const looks = { budget: { looks: 1 }, softness: 0 };
  const level = (persona: Persona): Level<Genesis> => ({ ...looks, mind: policyMind(game, player(content, persona)) });
  return {
    gentle: level(PERSONAS.gentle),
    fair: level(PERSONAS.fair),
    firm: level(PERSONAS.firm),
    strong: level(PERSONAS.greedy),
    fierce: { mind: new GenesisMind(game, content).mind, budget: { ms: 1000 }, softness: 0 },
  };
}

const policyMind =
  (game: Game<Genesis>, policy: Policy<Genesis>) =>
  ({ view, seat, moves, random }: Asked<Genesis>): readonly Judged<Genesis>[] => [
    { move: policy(game.imagine(view, random), seat, moves, random), worth: 0 },
  ];
