import { fastRandom, firstSeat, Match, must, secretFor, type Game } from '@bandstand/engine';
import { viewSchemaOf } from '@bandstand/games';

/** Moments of a match at which moves are put into words. */
const MOMENTS = [0, 7, 29];
/** Games with content of their own that are remembered. */
const REMEMBERED = 16;

/** Views of the first seat at some moments of a match that is played at random. */
function someViews(game: Game): object[] {
  const seats = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const match = must(Match.start(game, { seats, secret: secretFor('reference') }));
  const random = fastRandom(1);
  const views: object[] = [];
  for (let step = 0; step <= Math.max(...MOMENTS) && !match.isOver; step++) {
    if (MOMENTS.includes(step)) views.push(match.view(0));
    const seat = firstSeat(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    must(match.play(seat, moves[random.below(moves.length)].id));
  }
  return views;
}

/** A move in words, where they are the same at every moment: others depend on what lies on the table. */
function wordsFor(game: Game, move: Game['moves'][number], views: readonly object[]): string | undefined {
  try {
    const [first, ...others] = views.map((view) => game.text.move(move, view));
    return others.every((text) => text === first) && !first.includes('undefined') ? first : undefined;
  } catch {
    return undefined;
  }
}

/** All that a program needs to know of a game to think about it. */
async function referenceTo(game: Game): Promise<object> {
  const views = someViews(game);
  const { id, pack, seats, rulesVersion, maxMoves, text } = game;
  return {
    game: id,
    name: text.name,
    tagline: text.tagline,
    seats,
    rulesVersion,
    packHash: pack.hash,
    maxMoves,
    lowScoreWins: game.lowScoreWins === true,
    scoreParts: text.parts,
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [name, { ...spec, ...text.options[name] }]),
    ),
    moves: game.moves.map((move) => {
      const words = wordsFor(game, move, views);
      return words === undefined ? move : { ...move, words };
    }),
    content: pack.content,
    view: (await viewSchemaOf(id)) ?? {},
  };
}

const written = new Map<string, Promise<Buffer>>();

/** The same as text; a game and its content never change while the server runs. */
export function referenceText(game: Game): Promise<Buffer> {
  const key = `${game.id} ${game.pack.hash}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = referenceTo(game).then((reference) => Buffer.from(JSON.stringify(reference)));
  written.set(key, text);
  const [oldest] = written.keys();
  if (written.size > REMEMBERED) written.delete(oldest);
  return text;
}
