// Fails when a game's first playable screen needs more JavaScript than the game's own `budget.json` allows.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesIn, projectRoot } from './layers/check.ts';

interface Budget {
  /** Gzipped kilobytes (1000 bytes) of JavaScript up to the first playable screen, the bot's worker not counted. */
  readonly firstScreenKb: number;
}

const root = projectRoot();

const budgetOf = (game: string): Budget | undefined => {
  const file = join(root, 'games', game, 'budget.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : undefined;
};

const games = gamesIn(root).filter((game) => budgetOf(game) !== undefined);
if (games.length === 0) process.stderr.write('no game has a size budget\n');
