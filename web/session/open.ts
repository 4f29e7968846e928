import { good, type Game, type Result } from '@bandstand/engine';
import { cardOf } from '../shelf.ts';
import { askBot } from './bots.ts';
import { LiveSession } from './liveSession.ts';
import { PageTable, type PageHelp, type PageStart } from './pageTable.ts';
import { readMatch, saveMatch, type Kept, type SavedMatch } from './saved.ts';

/** What is over goes where everything that was played is kept. */
function save(saved: SavedMatch): Kept {
  if (saved.isOver) void import('./forGood.ts').then(({ keepForGood }) => keepForGood(saved));
  return saveMatch(saved);
}

const HELP: PageHelp = { think: askBot, save, reread: readMatch, now: Date.now };

/** Sets a table in this page; it is kept before its first move. */
export const startLocal = (game: Game, start: PageStart): Result<PageTable> => PageTable.start(game, start, HELP);

let aside: PageTable | undefined;

/** Leaves a table that was just set to the page that is opened next, which then need not deal again. */
export function setAside(table: PageTable): void {
  aside?.close();
  aside = table;
}

/** The table of a kept match: the one that was set aside for it, else one where its moves lead. */
export function resumeLocal(game: Game, saved: SavedMatch): Result<PageTable> {
  const table = aside;
  aside = undefined;
  if (table?.id === saved.id) return good(table);
  table?.close();
  return PageTable.resume(game, saved, HELP);
}

/** Sits down at a table of this page. */
export const sessionAt = (table: PageTable): LiveSession =>
  new LiveSession({
    game: table.game,
    table: table.info,
    people: table.people,
    isHidden: cardOf(table.game.id)?.hidden ?? true,
    endedAt: table.endedAt,
    connect: (receiver) => table.connect(receiver),
  });
