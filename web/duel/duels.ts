import { replayRecord, type Game, type Outcome, type Result, bad, good } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import type { Played } from '../progress/archive.ts';
import { levelsOf } from '../session/levels.ts';
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

/** How the other one did, by playing their record through: a made-up result has no moves that lead to it. */
export function provenOutcome(game: Game, { record }: Duel): Result<Outcome> {
  const match = replayRecord(game, record);
  if (!match.ok) return match;
  const outcome = game.outcome(match.value.state);
  return outcome === undefined ? bad('not-over', keptWords.duels.matchInThisLink) : good(outcome);
}

/** The same deal as somebody at this device played it, if anybody did. */
export const mineOf = ({ record, seat }: Duel, played: readonly Played[]): Played | undefined =>
  played.find(
    (match) => match.record.seed === record.seed && match.record.game === record.game && match.mine.includes(seat),
  );

/** Above 0: mine is the better one. */
export const comparison = (game: Pick<Game, 'lowScoreWins'>, mine: number, theirs: number): number =>
  game.lowScoreWins === true ? theirs - mine : mine - theirs;
