import { must, type Game } from '@bandstand/engine';
import { LiveSession } from '../session/liveSession.ts';
import { PageTable } from '../session/pageTable.ts';

/** A session at a table of this page, with the table itself. */
export class PageSession extends LiveSession {
  readonly page: PageTable;

  constructor(page: PageTable, isHidden = false) {
    super({
      game: page.game,
      table: page.info,
      people: page.people,
      isHidden,
      endedAt: page.endedAt,
      connect: (receiver) => page.connect(receiver),
    });
    this.page = page;
  }
}

/** A table of the toy game for these people, which keeps nothing; the game may say other words. */
export const toyTable = (game: Game, names: readonly string[]): PageTable =>
  must(
    PageTable.start(
      game,
      { players: names.map((name) => ({ kind: 'person', name })), options: { goal: 4, open: true } },
      {
        think: () => Promise.resolve(0),
        save: () => ({ how: 'kept', droppedMatches: 0 }),
        reread: () => undefined,
        now: () => 1,
      },
    ),
  );

/** Everything that needs no time has happened, what is done a few tasks later included. */
export async function settled(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve, 0));
}
