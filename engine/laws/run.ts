import { canonical } from '../canonical.ts';
import { secretFor } from '../fair.ts';
import type { Game } from '../game.ts';
import type { GameTypes } from '../gameTypes.ts';
import { Match } from '../match.ts';
import type { OptionSpec, OptionValue, OptionValues } from '../options.ts';
import { must } from '../problem.ts';
import { fastRandom, seedFor, type Random } from '../random.ts';
import { recordOf, verifyRecord, type MatchRecord } from '../record.ts';
import { viewersOf, type Seat } from '../seats.ts';
import { anyOf, demand, LawBroken, nameSeat, type LawName, type Position } from './law.ts';
import { Memory } from './memory.ts';
import { MOMENT_LAWS, someSeat, speaks } from './positionLaws.ts';
import { checkStep, type Surprises } from './stepLaws.ts';
import { checkSilence, tapeOf } from './tape.ts';
import { checkTwins } from './twins.ts';

export interface LawsRun {
  readonly matches: number;
  readonly seed?: number;
  /** Only these seat counts; all by default. */
  readonly seats?: readonly number[];
  readonly onMatch?: (done: number) => void;
}

export interface BrokenLaw {
  readonly law: LawName;
  readonly detail: string;
  /** The shortest record found that shows it; absent where no single match does. */
  readonly record?: MatchRecord;
}

export interface LawsReport {
  readonly matches: number;
  readonly steps: number;
  readonly broken: readonly BrokenLaw[];
}

/** About how many moments of a match the costly laws look at. */
const LOOKS_PER_MATCH = 30;
const MATCHES_TO_SHORTEN = 12;
/** Undo plays the match again from the start, so a few looks must do. */
const UNDOS_PER_MATCH = 8;

/** A broken law says all in its message; anything else is a bug, and its stack tells where. */
const detailOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error instanceof LawBroken ? error.message : (error.stack ?? error.message);
};

/** Plays random matches over all seat counts and options and holds every law against them. */
export function checkLaws<T extends GameTypes>(game: Game<T>, run: LawsRun): LawsReport {
  const course = lawsCourse(game, run);
  for (let step = course.next(); ; step = course.next()) {
    if (step.done === true) return step.value;
    run.onMatch?.(step.value);
  }
}

/** The same match by match: gives how many are done, and ends early with what it found when told true. */
export function* lawsCourse<T extends GameTypes>(
  game: Game<T>,
  run: LawsRun,
): Generator<number, LawsReport, boolean | undefined> {
  const surprises: Surprises = new Map();
  const found = new Map<LawName, BrokenLaw>();
  let steps = 0;
  let failing = 0;
  let matches = 0;
  for (; matches < run.matches && failing < MATCHES_TO_SHORTEN; matches++) {
    const random = fastRandom(seedFor(run.seed ?? 1, matches));
    const match = someMatch(game, run, matches, random);
    const first = recordOf(match);
    try {
      playOut(match, random, surprises);
      checkEnd(match, first);
      const tape = tapeOf(match);
      checkSilence(match, tape);
      checkTwins(match, tape, random);
    } catch (error) {
      failing++;
      const law = error instanceof LawBroken ? error.law : 'turns';
      const detail = detailOf(error);
      const record = recordOf(match);
      const known = found.get(law)?.record;
      if (known === undefined || record.moves.length < known.moves.length) found.set(law, { law, detail, record });
    }
    steps += match.steps.length;
    if ((yield matches + 1) === true) {
      matches++;
      break;
    }
  }
  for (const [type, { seen, surprised }] of surprises) {
    if (seen >= 20 && surprised === 0) {
      found.set('surprise', {
        law: 'surprise',
        detail: `"${type}" is declared a reveal, but ${seen} times out of ${seen} a view foretold it exactly`,
      });
    }
  }
  return { matches, steps, broken: [...found.values()] };
}

/** A match with random seats and options that go together. */
function someMatch<T extends GameTypes>(game: Game<T>, run: LawsRun, index: number, random: Random): Match<T> {
  const counts = run.seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const secret = secretFor(`laws ${run.seed ?? 1} ${index}`);
  for (let tries = 0; tries < 200; tries++) {
    const options = random.below(3) === 0 ? {} : someOptions(game.options, random);
    const match = Match.start(game, { options, seats: counts[(index + tries) % counts.length], secret });
    if (match.ok) return match.value;
  }
  throw new Error('no options found that go with any number of seats');
}

function someOptions(specs: Readonly<Record<string, OptionSpec>>, random: Random): OptionValues {
  const value = (spec: OptionSpec): OptionValue => {
    if (spec.type === 'choice') return anyOf(spec.values, random);
    if (spec.type === 'number') return spec.min + random.below(spec.max - spec.min + 1);
    if (spec.type === 'auto') {
      const above = random.below(spec.max - spec.min + 2);
      return above === 0 ? 'auto' : spec.min + above - 1;
    }
    return random.below(2) === 1;
  };
  return Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, value(spec)]));
}

function playOut<T extends GameTypes>(match: Match<T>, random: Random, surprises: Surprises): void {
  const { game, seatCount } = match;
  const viewers = viewersOf(seatCount);
  let gap = 1;
  let nextLook = 0;
  let undos = 0;
  const memory = new Memory<T>(viewers);
  while (!match.isOver) {
    const step = match.steps.length;
    demand(step < game.maxMoves, 'ending', () => `not over after ${step} moves, the stated bound`);
    const isLook = step >= nextLook;
    const moment: Position<T> = { game, state: match.state, seatCount, viewers, random };
    if (isLook) {
      for (const law of Object.values(MOMENT_LAWS)) law?.(moment);
      memory.check(moment);
    }
    const seat = someSeat(moment);
    const moves = match.legalMoves(seat);
    demand(moves.length > 0, 'turns', () => `seat ${seat} is to act but has no move`);
    const before = isLook ? { ...moment, state: game.clone(match.state) } : undefined;
    const oldView = isLook ? match.view(seat) : undefined;
    const oldBytes = isLook ? canonical(oldView) : '';
    const played = must(match.play(seat, anyOf(moves, random).id));
    memory.hear(moment, played.events);
    if (before === undefined) continue;
    demand(canonical(oldView) === oldBytes, 'clone', () => 'an earlier view changed when the state did');
    checkStep(before, seat, played, match, surprises);
    if (undos < UNDOS_PER_MATCH && checkUndo(match, seat)) undos++;
    if (step > LOOKS_PER_MATCH) gap = Math.ceil(step / LOOKS_PER_MATCH) + random.below(3);
    nextLook = step + gap;
  }
  for (const law of Object.values(MOMENT_LAWS)) law?.({ game, state: match.state, seatCount, viewers, random });
}

function checkUndo<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  const undoable = match.undoable(seat);
  if (!undoable.ok) return false;
  const after = match.hash();
  const count = match.steps.length;
  const taken = must(match.undo(seat));
  demand(match.steps.length === count - 1, 'undo', () => 'undo took back more than one step');
  for (const [mover, move] of taken)
    demand(match.play(mover, move).ok, 'undo', () => 'a step that was taken back cannot be played again');
  demand(match.hash() === after, 'undo', () => 'the state after undo and redo is another one');
  return true;
}

function checkEnd<T extends GameTypes>(match: Match<T>, first: MatchRecord): void {
  const outcome = match.game.outcome(match.state);
  const { seatCount } = match;
  demand(outcome !== undefined, 'ending', () => 'a match that is over has no outcome');
  if (outcome === undefined) return;
  const { shares, ranks, scores } = outcome;
  const isSound =
    [shares, ranks, scores].every((list) => list.length === seatCount) &&
    shares.every((share) => share >= 0 && share <= 1) &&
    ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= seatCount) &&
    scores.every(Number.isFinite);
  demand(isSound, 'ending', () => `an unsound outcome: ${JSON.stringify(outcome)}`);
  demand(speaks(match.game.text.outcome(outcome, nameSeat)), 'text', () => `the outcome "${outcome.how}" has no words`);
  const record = recordOf(match);
  const back = JSON.parse(JSON.stringify(record)) as MatchRecord;
  const verified = verifyRecord(match.game, back);
  demand(verified.ok, 'replay', () => (verified.ok ? '' : verified.problem.message));
  const start = verifyRecord(match.game, first);
  demand(start.ok, 'replay', () => 'the same set-up gives another first state after a match was played');
}
