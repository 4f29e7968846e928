import { verifyRecord, type Game, type MatchRecord, type Outcome, type Result, bad, good } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import type { Played } from '../progress/archive.ts';
import { levelsOf } from '../session/levels.ts';
import type { SavedMatch } from '../session/saved.ts';
import { settings } from '../settings.ts';
import { storage } from '../storage.ts';
import type { Duel } from './link.ts';
import { keptWords } from '../text/kept.ts';

const PREFIX = 'bandstand:duel:';

/** The duel that a match of this device belongs to. */
export const duelOf = (match: string): string | undefined => storage.read(PREFIX + match) ?? undefined;

export const rememberDuel = (match: string, packed: string): void => {
  storage.write(PREFIX + match, packed);
};

/** Forgets whose deals were played here. */
export function forgetDuels(): void {
  for (const key of storage.keys(PREFIX)) storage.remove(key);
}

/** Who sits where when the same deal is played once more. */
export const playersFor = (game: Game, { seat, levels }: Duel): LocalPlayer[] =>
  levels.map((level, at): LocalPlayer => {
    if (level === null || at === seat) return { kind: 'person', name: settings().name || 'Player 1' };
    const name = levelsOf(game).find((each) => each.level === level)?.name ?? level;
    return {
      kind: 'bot',
      level,
      name: levels.filter((other) => other === level).length > 1 ? `${name} ${at + 1}` : name,
    };
  });

/** How the other one did, by playing their record through: a made-up result has no moves that lead to it, a made-up deal no seal that fits. */
export function provenOutcome(game: Game, { record }: Duel): Result<Outcome> {
  const match = verifyRecord(game, record);
  if (!match.ok) return match;
  const outcome = game.outcome(match.value.state);
  return outcome === undefined ? bad('not-over', keptWords.duels.matchInThisLink) : good(outcome);
}

const isSameDeal = (a: MatchRecord, b: MatchRecord): boolean => a.seed === b.seed && a.game === b.game;

/** The same deal as somebody at this device played it first, if anybody did: later they knew it. */
export const mineOf = ({ record, seat }: Duel, played: readonly Played[]): Played | undefined =>
  played
    .filter((match) => isSameDeal(match.record, record) && match.mine.includes(seat))
    .toSorted((a, b) => a.at - b.at)
    .at(0);

/** The match that was begun when this challenge was taken up, as long as it goes on. */
export const begunFor = ({ record }: Duel, saved: readonly SavedMatch[]): SavedMatch | undefined =>
  saved.find(({ id, isOver, record: mine }) => !isOver && isSameDeal(mine, record) && duelOf(id) !== undefined);

/** Above 0: mine is the better one. */
export const comparison = (game: Pick<Game, 'lowScoreWins'>, mine: number, theirs: number): number =>
  game.lowScoreWins === true ? theirs - mine : mine - theirs;
