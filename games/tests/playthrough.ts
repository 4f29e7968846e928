import {
  fastRandom,
  Match,
  must,
  secretFor,
  seatsIn,
  viewersOf,
  type EventShape,
  type Game,
  type Knowledge,
  type Random,
  type Viewer,
} from '@bandstand/engine';

/** A match worth keeping word by word: who plays, with which options, and which of the many like it. */
export interface Sitting {
  readonly seats: number;
  readonly options: object;
  /** A policy of the game; without one the moves are random. */
  readonly bot?: string;
  readonly seed?: number;
  /** One choice in so many is made at random, so that what good players never do is told as well. */
  readonly strays?: number;
  /** Types of moves that are played wherever they can be, and those that are left alone wherever there is another. */
  readonly likes?: readonly string[];
  readonly avoids?: readonly string[];
}

/** The defaults, or the one flag that a number of seats needs. */
function optionsFor(game: Game, seats: number): object | undefined {
  const flags = Object.entries(game.options).filter(([, spec]) => spec.type === 'flag');
  const tries = [{}, ...flags.map(([name, spec]) => ({ [name]: spec.default !== true }))];
  return tries.find((options) => Match.start(game, { seats, options, secret: secretFor('x') }).ok);
}

const nameOf = (seat: number): string => `Seat ${seat}`;
const nameViewer = (viewer: Viewer): string => (viewer === 'spectator' ? 'spectators' : nameOf(viewer));

/** What happened as each viewer is told it: one line where all hear the same, otherwise one for each wording. */
function toldLines(game: Game, viewers: readonly Viewer[], event: EventShape): string[] {
  const byWording = new Map<string | undefined, Viewer[]>();
  for (const viewer of viewers) {
    const heard = game.viewEvent(event, viewer);
    const line = heard === undefined ? undefined : game.text.event(heard, nameOf);
    byWording.set(line, [...(byWording.get(line) ?? []), viewer]);
  }
  return [...byWording].flatMap(([line, hearers]) => {
    if (line === undefined) return [];
    return [`   ${byWording.size === 1 ? '' : `(${hearers.map(nameViewer).join(', ')}) `}${line}`];
  });
}

/** What each viewer is asked and where the match stands, told once for every wording. */
class Questions {
  private readonly known = new Set<string>();

  lines(match: Match, viewers: readonly Viewer[]): string[] {
    const text = match.game.text;
    return viewers.flatMap((viewer) => {
      const view = match.view(viewer);
      const status = text.status?.(view, nameOf, viewer);
      const said = [text.prompt(view, nameOf, viewer), ...(status === undefined ? [] : [...status.now, status.end])];
      return said.filter((line) => this.isNew(line)).map((line) => `   [${nameViewer(viewer)}] ${line}`);
    });
  }

  /** Numbers and names make no new wording; what is written in capitals is no name. */
  private isNew(line: string): boolean {
    const wording = line
      .replaceAll(/\d+/g, '#')
      .replaceAll(/(?<=\w[^.?!]* )\p{Lu}(?!\p{Lu})[\p{L}’'-]*/gu, 'N')
      .replaceAll(/N(?:(?:,| and|) N)*/g, 'N');
    if (this.known.has(wording)) return false;
    this.known.add(wording);
    return true;
  }
}

interface Chosen {
  readonly id: number;
  readonly type: string;
}

/** Of all moves those that somebody with likes and dislikes would think of. */
function wished<M extends Chosen>(moves: readonly M[], { likes = [], avoids = [] }: Sitting): readonly M[] {
  const liked = moves.filter(({ type }) => likes.includes(type));
  const fine = moves.filter(({ type }) => !avoids.includes(type));
  return [liked, fine, moves].find((list) => list.length > 0) ?? moves;
}

/** Chooses as the sitting says; a policy thinks in a world imagined from its seat's view. */
function chooserFor(game: Game, knowledge: Knowledge, sitting: Sitting, random: Random) {
  const { bot, strays } = sitting;
  const policy = bot === undefined ? undefined : knowledge.policies(game)[bot];
  return (match: Match, seat: number): Chosen => {
    const moves = wished(match.legalMoves(seat), sitting);
    const isStray = strays !== undefined && random.below(strays) === 0;
    if (policy === undefined || isStray || moves.length === 1) return moves[random.below(moves.length)];
    return policy(game.imagine(match.view(seat), random), seat, moves, random);
  };
}

/** A match as reviewable text: every choice, everything that was said to whom, the end and its hash. */
export function playthrough(
  game: Game,
  knowledge: Knowledge,
  sitting: Sitting,
  onEvent?: (event: EventShape) => void,
  onStep?: (match: Match) => void,
): string {
  const { seats, options, bot, seed = 0 } = sitting;
  const label = [`playthrough of ${game.id} for ${seats}`, bot, sitting.seed]
    .filter((part) => part !== undefined)
    .join(' ');
  const match = must(Match.start(game, { seats, options, secret: secretFor(label) }));
  const random = fastRandom(seats + 100 * seed);
  const choose = chooserFor(game, knowledge, sitting, random);
  const text = game.text;
  const viewers = viewersOf(seats);
  const lines = [
    `${text.name}, rules version ${game.rulesVersion}, ${seats} seats, options ${JSON.stringify(match.options)}${bot === undefined ? '' : `, played by ${bot}`}`,
  ];
  const questions = new Questions();
  onStep?.(match);
  while (!match.isOver) {
    lines.push(...questions.lines(match, viewers));
    const acting = seatsIn(game.toAct(match.state));
    const seat = acting[random.below(acting.length)];
    const move = choose(match, seat);
    const count = match.legalMoves(seat).length;
    lines.push(
      `${match.steps.length + 1}. ${nameOf(seat)} (1 of ${count}): ${text.move(move, match.view(seat), nameOf)}`,
    );
    for (const event of must(match.play(seat, move.id)).events) {
      onEvent?.(event);
      lines.push(...toldLines(game, viewers, event));
    }
    onStep?.(match);
  }
  lines.push(...questions.lines(match, viewers));
  const outcome = game.outcome(match.state);
  if (outcome !== undefined) lines.push(text.outcome(outcome, nameOf), `Scores: ${outcome.scores.join(', ')}`);
  lines.push(`Hash: ${match.hash()}`);
  return `${lines.join('\n')}\n`;
}

/** Matches for each number of seats, once with random moves and once by the greedy bot, and those that a game adds. */
export function sittingsOf(game: Game, more: readonly Sitting[] = []): Sitting[] {
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const usual = seatCounts.flatMap((seats) => {
    const options = optionsFor(game, seats);
    return options === undefined
      ? []
      : [
          { seats, options },
          { seats, options, bot: 'greedy' },
        ];
  });
  return [...usual, ...more];
}

const fileOf = ({ seats, bot, seed }: Sitting): string =>
  `${seats}-seats${bot === undefined ? '' : `-${bot}`}${seed === undefined ? '' : `-${seed}`}.txt`;

/** The golden playthroughs of a game. */
export const playthroughs = (
  game: Game,
  knowledge: Knowledge,
  more: readonly Sitting[] = [],
  onEvent?: (event: EventShape) => void,
): { readonly file: string; readonly text: string }[] =>
  sittingsOf(game, more).map((sitting) => ({
    file: fileOf(sitting),
    text: playthrough(game, knowledge, sitting, onEvent),
  }));
