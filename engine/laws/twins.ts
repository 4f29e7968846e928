import { canonical } from '../canonical.ts';
import type { Game } from '../game.ts';
import type { EventShape, GameTypes } from '../gameTypes.ts';
import type { Match } from '../match.ts';
import type { Random } from '../random.ts';
import { viewersOf, type Seat, type Viewer } from '../seats.ts';
import { anyOf, demand, firstDifference, isEqual } from './law.ts';
import { replayed, type Tape } from './tape.ts';

/** Each twin is played beside the match for some steps, so a few must do. */
const TWINS_PER_MATCH = 12;
const MOST_DRAWS = 6;
/** A difference that nobody has noticed by then is not told any more. */
const STEPS_BESIDE = 20;

/** What the twin does otherwise: some numbers of chance (`draws`) or one choice of a seat; `step` -1 is the set-up. */
interface Change {
  readonly step: number;
  readonly draws?: readonly number[];
}

/**
 * Plays twins of a finished match: matches that differ from it in a few numbers drawn or in one choice. Whoever has seen
 * the same in both up to now must have been told the same; so every viewer is held to it, and no step is left out
 * because it also turns something up, as imagined worlds would leave it out.
 */
export function checkTwins<T extends GameTypes>(match: Match<T>, tape: Tape, random: Random): void {
  if (match.game.allSeeAlike === true) return;
  for (let twin = 0; twin < TWINS_PER_MATCH; twin++) {
    const change = someChange(match, tape, random);
    if (change !== undefined) playBeside(match, tape, change, random);
  }
}

/** Set-up, later chance and choices by turns, so that neither long shuffles nor many choices crowd out the rest. */
function someChange<T extends GameTypes>(match: Match<T>, tape: Tape, random: Random): Change | undefined {
  const kind = random.below(3);
  if (kind === 0) return tape.atSetup.length === 0 ? undefined : { step: -1, draws: someDraws(tape.atSetup, random) };
  const steps = match.steps.map((_, step) => step);
  if (kind === 1) return { step: someStep(match, steps, random) };
  const withChance = steps.filter((step) => tape.atStep[step].length > 0);
  if (withChance.length === 0) return undefined;
  const step = someStep(match, withChance, random);
  return { step, draws: [random.below(tape.atStep[step].length)] };
}

/** One or a few: most cards of a long shuffle never come into sight. */
const someDraws = (draws: readonly unknown[], random: Random): number[] =>
  Array.from({ length: 1 + random.below(MOST_DRAWS) }, () => random.below(draws.length));

/** A move of any kind first, so that rare kinds are not drowned. */
function someStep<T extends GameTypes>({ game, steps }: Match<T>, among: readonly number[], random: Random): number {
  const kindOf = (step: number): string => game.moves[steps[step][1]].type;
  const kind = anyOf([...new Set(among.map(kindOf))], random);
  return anyOf(
    among.filter((step) => kindOf(step) === kind),
    random,
  );
}

/** The match and its twin side by side, and who has not noticed a difference yet. */
interface Pair<T extends GameTypes> {
  readonly game: Game<T>;
  readonly real: T['State'];
  readonly twin: T['State'];
  readonly alike: readonly Viewer[];
}

function playBeside<T extends GameTypes>(match: Match<T>, tape: Tape, change: Change, random: Random): void {
  const { game, options, seatCount, steps } = match;
  const seed = random.below(1 << 30);
  const first = Math.max(0, change.step);
  const real = game.setup(options, seatCount, replayed(tape.atSetup, seed));
  for (let step = 0; step < first; step++)
    game.play(real, steps[step][0], game.moves[steps[step][1]], replayed(tape.atStep[step], seed));
  const isDealtAnew = change.step < 0;
  const twin = isDealtAnew
    ? game.setup(options, seatCount, replayed(tape.atSetup, seed, change.draws))
    : game.clone(real);
  let pair: Pair<T> = { game, real, twin, alike: viewersOf(seatCount) };
  if (isDealtAnew) pair = withoutNoticers(pair);
  for (let step = first; step < steps.length && step < first + STEPS_BESIDE && pair.alike.length > 0; step++) {
    const [seat, id] = steps[step];
    const choices = game.legalMoves(twin, seat);
    if (choices.length === 0) return;
    const isHere = step === change.step;
    const move = twinMove(pair, seat, game.moves[id], isHere && change.draws === undefined, random);
    if (move.id !== id) pair = { ...pair, alike: pair.alike.filter((viewer) => viewer !== seat) };
    const here = eventsOf(game, real, seat, game.moves[id], replayed(tape.atStep[step], seed));
    const there = eventsOf(
      game,
      twin,
      seat,
      move,
      replayed(tape.atStep[step], seed, isHere ? change.draws : undefined),
    );
    pair = withoutNoticers(pair);
    for (const viewer of pair.alike)
      soundAlike(game, viewer, here, there, `in step ${step + 1}, a move of seat ${seat}`);
  }
}

/** The same move where the twin has it and nothing asks for another. */
function twinMove<T extends GameTypes>(
  { game, twin, alike }: Pair<T>,
  seat: Seat,
  move: T['Move'],
  isChanged: boolean,
  random: Random,
): T['Move'] {
  const choices = game.legalMoves(twin, seat);
  const isLegal = choices.includes(move);
  demand(
    isLegal || !alike.includes(seat),
    'hearing',
    () => `seat ${seat} saw and heard the same in two matches, but only in one it may play ${JSON.stringify(move)}`,
  );
  return isLegal && !isChanged ? move : anyOf(choices, random);
}

function eventsOf<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
  chance: Random,
): T['Event'][] {
  const events: T['Event'][] = [];
  game.play(state, seat, move, chance, (event) => events.push(event));
  return events;
}

const withoutNoticers = <T extends GameTypes>(pair: Pair<T>): Pair<T> => ({
  ...pair,
  alike: pair.alike.filter((viewer) => isEqual(pair.game.view(pair.real, viewer), pair.game.view(pair.twin, viewer))),
});

function soundAlike<T extends GameTypes>(
  game: Game<T>,
  viewer: Viewer,
  here: readonly T['Event'][],
  there: readonly T['Event'][],
  when: string,
): void {
  const [a, b] = [here, there].map((events) =>
    events
      .filter((event) => game.isMomentary?.(event) !== true)
      .map((event) => game.viewEvent(event, viewer))
      .filter((event) => event !== undefined),
  );
  demand(
    isEqual(a, b) || isOtherOrder(a, b),
    'hearing',
    () => `${when}, viewer ${viewer} was told what the view does not show: ${firstDifference(a, b)}`,
  );
}

/** The same things of several kinds in another order: when each was done can be heard only while it happens. */
function isOtherOrder(a: readonly EventShape[], b: readonly EventShape[]): boolean {
  const [kindsA, kindsB] = [a, b].map((events) => events.map(({ type }) => type));
  return !isEqual(kindsA, kindsB) && isEqual(a.map(canonical).toSorted(), b.map(canonical).toSorted());
}
