import { createBot } from '@bandstand/bots';
import { fastRandom, Match, must, secretFor, type Game, type Knowledge } from '@bandstand/engine';
import type { DraftAndWrite } from '../index.ts';

/** The mean score of a bot that plays alone. */
export function meanAlone(
  game: Game<DraftAndWrite>,
  knowledge: Knowledge<DraftAndWrite>,
  bot: string,
  games: number,
): number {
  let sum = 0;
  for (let index = 0; index < games; index++) {
    const match = must(Match.start(game, { seats: 1, secret: secretFor(`bots ${index}`) }));
    const player = must(createBot(bot, { game, knowledge, random: fastRandom(index) }));
    while (!match.isOver) must(match.play(0, player.choose(match.view(0), 0, match.legalMoves(0)).id));
    sum += game.outcome(match.state)?.scores[0] ?? 0;
  }
  return sum / games;
}
