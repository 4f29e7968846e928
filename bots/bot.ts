import {
  bad,
  good,
  LEVEL_NAMES,
  type Budget,
  type Game,
  type GameTypes,
  type Knowledge,
  type LevelName,
  type Policy,
  type Result,
  type SightPolicy,
} from '@bandstand/engine';
import { levelBot, levelsFor } from './level.ts';
import type { Bot, BotMaker } from './player.ts';
import { searchBot } from './search.ts';
import { words } from './text/index.ts';

const DEFAULT_BUDGET: Budget = { looks: 400 };

/** The names of all bots for a game: the ladder, then yardsticks from weak to strong. */
export const botNames = <T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): string[] => [
  ...new Set([...LEVEL_NAMES, 'random', ...Object.keys(knowledge.policies(game)), 'search']),
];

const TOP_LEVEL = LEVEL_NAMES[LEVEL_NAMES.length - 1];
const isLevel = (name: string): name is LevelName => LEVEL_NAMES.some((level) => level === name);

/** Makes a bot from its name: a level, `random`, a policy of the game or `search`; levels and search take a budget, as in `fierce:200ms` or `search:2000`. */
export function createBot<T extends GameTypes>(name: string, maker: BotMaker<T>): Result<Bot<T>> {
  const { game, knowledge } = maker;
  if (name === 'random') return good(randomBot(maker));
  const named = parseName(name);
  if (named !== undefined && isLevel(named.name)) {
    const level = levelsFor(game, knowledge)[named.name];
    return good(levelBot(maker, named.budget === undefined ? level : { ...level, budget: named.budget }));
  }
  if (named?.name === 'search') return good(searchBot(maker, named.budget ?? DEFAULT_BUDGET));
  const policies: Readonly<Record<string, Policy<T>>> = knowledge.policies(game);
  if (!Object.hasOwn(policies, name)) {
    return bad('unknown-bot', words().bot.thereIsNoBot(name, botNames(game, knowledge).join(', ')));
  }
  return good(policyBot(maker, knowledge.atSight?.(game)[name] ?? imagining(game, policies[name])));
}

const randomBot = <T extends GameTypes>({ knowledge, random }: BotMaker<T>): Bot<T> => ({
  choose(_view, _seat, moves) {
    const kept = knowledge.shuns === undefined ? moves : moves.filter((move) => knowledge.shuns?.(move) !== true);
    const choices = kept.length > 0 ? kept : moves;
    return choices[random.below(choices.length)];
  },
});

/** A policy thinks in a state imagined from the view. */
const imagining =
  <T extends GameTypes>(game: Game<T>, policy: Policy<T>): SightPolicy<T> =>
  (view, seat, moves, random) =>
    policy(game.imagine(view, random), seat, moves, random);

const policyBot = <T extends GameTypes>({ random }: BotMaker<T>, policy: SightPolicy<T>): Bot<T> => ({
  choose: (view, seat, moves) => (moves.length === 1 ? moves[0] : policy(view, seat, moves, random)),
});

interface Named {
  readonly name: string;
  readonly budget: Budget | undefined;
}

/** A name that may carry a budget, in its parts; undefined for one that has another form. */
function parseName(name: string): Named | undefined {
  const parts = /^([a-z]+)(?::(\d{1,7})(ms)?)?$/.exec(name);
  if (parts === null) return undefined;
  if (parts.at(2) === undefined) return { name: parts[1], budget: undefined };
  const number = Math.max(1, Number(parts[2]));
  return { name: parts[1], budget: parts.at(3) === undefined ? { looks: number } : { ms: number } };
}

/** Whether a bot of this name thinks for a time and then always does what it holds best: a level without softness. */
export function isTimed<T extends GameTypes>(name: string, game: Game<T>, knowledge: Knowledge<T>): boolean {
  const named = parseName(name);
  if (named === undefined || !isLevel(named.name)) return false;
  const { budget, softness } = levelsFor(game, knowledge)[named.name];
  return softness === 0 && 'ms' in (named.budget ?? budget);
}

/** Whether several threads may think about what a bot of this name is asked, as far as its name tells. */
export const mayShare = (name: string): boolean => {
  const named = parseName(name);
  return named !== undefined && (named.budget === undefined ? named.name === TOP_LEVEL : 'ms' in named.budget);
};

/** How much a bot of this name may think; undefined for those that answer without thinking. */
export function budgetOf(name: string): Budget | undefined {
  const named = parseName(name);
  if (named === undefined || (named.name !== 'search' && !isLevel(named.name))) return undefined;
  return named.budget ?? (named.name === 'search' ? DEFAULT_BUDGET : undefined);
}
