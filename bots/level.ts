import type {
  Asked,
  Game,
  GameTypes,
  Judged,
  Knowledge,
  Level,
  LevelName,
  Mind,
  Policy,
  Random,
} from '@bandstand/engine';
import { patience, type Bot, type BotMaker } from './player.ts';
import { searchMind } from './search.ts';

/** A choice that would be made less often than this, against the best, is not made at all. */
const SELDOM = 0.1;

/** The ladder of a game: its own, or one made of its quick policy and the search that fits all. */
export const levelsFor = <T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
): Readonly<Record<LevelName, Level<T>>> => knowledge.levels?.(game) ?? usualLevels(game, knowledge);

function usualLevels<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Record<LevelName, Level<T>> {
  const { greedy } = knowledge.policies(game);
  const search = searchMind(game, knowledge);
  return {
    gentle: { mind: search, budget: { looks: 60 }, softness: 0.12 },
    fair: { mind: search, budget: { looks: 60 }, softness: 0.06 },
    firm: { mind: policyMind(game, greedy), budget: { looks: 1 }, softness: 0 },
    strong: { mind: search, budget: { looks: 300 }, softness: 0.02 },
    fierce: { mind: search, budget: { ms: 800 }, softness: 0 },
  };
}

/** A policy as a mind: it names one move and does not say why. */
export const policyMind =
  <T extends GameTypes>(game: Game<T>, policy: Policy<T>): Mind<T> =>
  ({ view, seat, moves, random }: Asked<T>) => [
    { move: policy(game.imagine(view, random), seat, moves, random), worth: 0 },
  ];

/** A bot that thinks as its level does. */
export function levelBot<T extends GameTypes>(maker: BotMaker<T>, level: Level<T>): Bot<T> {
  const { random } = maker;
  const judge = (view: T['View'], seat: number, moves: readonly T['Move'][]): readonly Judged<T>[] =>
    level.mind({ view, seat, moves, random, ...patience(maker, level.budget) });
  return {
    judge,
    choose: (view, seat, moves) =>
      moves.length === 1 ? moves[0] : soften(judge(view, seat, moves), level.softness, random),
  };
}

/** The best choice, or one that is worse by little: the more, the seldomer. */
export function soften<T extends GameTypes>(judged: readonly Judged<T>[], softness: number, random: Random): T['Move'] {
  const best = judged[0];
  if (softness <= 0) return best.move;
  const odds = judged.map(({ worth }) => {
    const share = Math.exp((worth - best.worth) / softness);
    return share < SELDOM ? 0 : share;
  });
  let left = (odds.reduce((sum, each) => sum + each, 0) * random.below(FINENESS)) / FINENESS;
  for (const [place, share] of odds.entries()) {
    left -= share;
    if (left < 0) return judged[place].move;
  }
  return best.move;
}

const FINENESS = 1 << 20;
