import { bad, good, type Game, type GameTypes, type Knowledge, type Policy, type Result } from '@bandstand/engine';
import type { Bot, BotMaker, Budget } from './player.ts';
import { searchBot } from './search.ts';

const DEFAULT_BUDGET: Budget = { iterations: 400 };

/** The names of all bots for a game, from weak to strong. */
export const botNames = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): string[] => [
  'random',
  ...Object.keys(knowledge.policies(game)),
  'search',
];

/** Makes a bot from its name: `random`, a policy of the game, `search`, `search:2000` (iterations) or `search:100ms`. */
export function createBot<T extends GameTypes>(name: string, maker: BotMaker<T>): Result<Bot<T>> {
  const { game, knowledge } = maker;
  if (name === 'random') return good(randomBot(maker));
  const budget = budgetOf(name);
  if (budget !== undefined) return good(searchBot(maker, budget));
  const policies: Readonly<Record<string, Policy<T>>> = knowledge.policies(game);
  if (!Object.hasOwn(policies, name)) {
    return bad(
      'unknown-bot',
      `There is no bot "${name}" for this game. Bots: ${botNames(game, knowledge).join(', ')}; search also takes a budget, as in search:2000 or search:100ms.`,
    );
  }
  return good(policyBot(maker, policies[name]));
}

const randomBot = <T extends GameTypes>({ knowledge, random }: BotMaker<T>): Bot<T> => ({
  choose(_view, _seat, moves) {
    const kept = knowledge.shuns === undefined ? moves : moves.filter((move) => knowledge.shuns?.(move) !== true);
    const choices = kept.length > 0 ? kept : moves;
    return choices[random.below(choices.length)];
  },
});

/** A policy thinks in a state imagined from the view. */
const policyBot = <T extends GameTypes>({ game, random }: BotMaker<T>, policy: Policy<T>): Bot<T> => ({
  choose: (view, seat, moves) =>
    moves.length === 1 ? moves[0] : policy(game.imagine(view, random), seat, moves, random),
});

/** How much a bot of this name may think; undefined for those that do not search. */
export function budgetOf(name: string): Budget | undefined {
  const search = /^search(?::(\d{1,7})(ms)?)?$/.exec(name);
  if (search === null) return undefined;
  if (search.at(1) === undefined) return DEFAULT_BUDGET;
  const number = Math.max(1, Number(search[1]));
  return search.at(2) === undefined ? { iterations: number } : { ms: number };
}
