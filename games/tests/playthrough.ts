import { fastRandom, Match, must, secretFor, seatsIn, type Game } from '@bandstand/engine';

/** The defaults, or the one flag that a number of seats needs. */
function optionsFor(game: Game, seats: number): object | undefined {
  const flags = Object.entries(game.options).filter(([, spec]) => spec.type === 'flag');
  const tries = [{}, ...flags.map(([name, spec]) => ({ [name]: spec.default !== true }))];
  return tries.find((options) => Match.start(game, { seats, options, secret: secretFor('x') }).ok);
}

/** A short match as reviewable text: every choice, everything that was said, the end and its hash. */
function playthrough(game: Game, seats: number, options: object): string {
  const match = must(
    Match.start(game, { seats, options, secret: secretFor(`playthrough of ${game.id} for ${seats}`) }),
  );
  const random = fastRandom(seats);
  const text = game.texts.en;
  const nameOf = (seat: number): string => `Seat ${seat}`;
  const lines = [
    `${text.name}, rules version ${game.rulesVersion}, ${seats} seats, options ${JSON.stringify(match.options)}`,
  ];
  while (!match.isOver) {
    const acting = seatsIn(game.toAct(match.state));
    const seat = acting[random.below(acting.length)];
    const moves = match.legalMoves(seat);
    const move = moves[random.below(moves.length)];
    lines.push(
      `${match.steps.length + 1}. ${nameOf(seat)} (1 of ${moves.length}): ${text.move(move, match.view(seat))}`,
    );
    for (const event of must(match.play(seat, move.id)).events) {
      const line = text.event(event, nameOf);
      if (line !== undefined) lines.push(`   ${line}`);
    }
  }
  const outcome = game.outcome(match.state);
  if (outcome !== undefined) lines.push(text.outcome(outcome, nameOf), `Scores: ${outcome.scores.join(', ')}`);
  lines.push(`Hash: ${match.hash()}`);
  return `${lines.join('\n')}\n`;
}

/** The golden playthroughs of a game, one for each number of seats. */
export function playthroughs(game: Game): { readonly file: string; readonly text: string }[] {
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return seatCounts.flatMap((seats) => {
    const options = optionsFor(game, seats);
    return options === undefined ? [] : [{ file: `${seats}-seats.txt`, text: playthrough(game, seats, options) }];
  });
}
