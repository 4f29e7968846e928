import type { Game, Result } from '@bandstand/engine';
import { cardOf } from '../shelf.ts';
import { botsOf } from './bots.ts';
import { LocalSession, type LocalHelp, type LocalSetup } from './localSession.ts';
import { saveMatch, type SavedMatch } from './saved.ts';

const helpFor = (game: Game): LocalHelp => ({
  think: botsOf(game),
  save: saveMatch,
  hidden: cardOf(game.id)?.hidden ?? true,
  now: Date.now,
});

/** Starts a match in this page; it is saved before its first move. */
export const startLocal = (game: Game, setup: LocalSetup): Result<LocalSession> =>
  LocalSession.start(game, setup, helpFor(game));

export const resumeLocal = (game: Game, saved: SavedMatch): Result<LocalSession> =>
  LocalSession.resume(game, saved, helpFor(game));
