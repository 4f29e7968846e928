import { fastRandom, Match, must, secretFor, seatsIn, type Game } from '@bandstand/engine';

/** A short match as reviewable text: every choice, everything that was said, the end and its hash. */
export function playthrough(game: Game, seats: number, options: object): string {
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
