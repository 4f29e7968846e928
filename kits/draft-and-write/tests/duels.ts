import { createBot } from '@bandstand/bots';
import { fastRandom, firstSeat, Match, must, secretFor, type Game, type Knowledge } from '@bandstand/engine';
import type { DraftAndWrite } from '../index.ts';

/** The share of duels that the first bot wins; each deal is played from both seats. */
export function duels(
  game: Game<DraftAndWrite>,
  knowledge: Knowledge<DraftAndWrite>,
  bots: readonly [string, string],
  deals: number,
): number {
  let won = 0;
  for (let index = 0; index < 2 * deals; index++) {
    const first = index % 2;
    const match = must(Match.start(game, { seats: 2, secret: secretFor(`duel ${Math.floor(index / 2)}`) }));
    const players = [0, 1].map((seat) =>
      must(createBot(bots[seat === first ? 0 : 1], { game, knowledge, random: fastRandom(2 * index + seat) })),
    );
    while (!match.isOver) {
      const seat = firstSeat(game.toAct(match.state));
      must(match.play(seat, players[seat].choose(match.view(seat), seat, match.legalMoves(seat)).id));
    }
    won += game.outcome(match.state)?.shares[first] ?? 0;
  }
  return won / (2 * deals);
}
