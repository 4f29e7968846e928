import { LiveSession } from '../session/liveSession.ts';
import type { PageTable } from '../session/pageTable.ts';

/** A session at a table of this page, with the table itself. */
export class PageSession extends LiveSession {
  readonly page: PageTable;

  constructor(page: PageTable, isHidden = false) {
    super({
      game: page.game,
      table: page.info,
      people: page.people,
      isHidden,
      connect: (receiver) => page.connect(receiver),
    });
    this.page = page;
  }
}

/** Everything that needs no time has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
