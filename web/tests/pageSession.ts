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
      endedAt: page.endedAt,
      connect: (receiver) => page.connect(receiver),
    });
    this.page = page;
  }
}

/** Everything that needs no time has happened, what is done a few tasks later included. */
export async function settled(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve, 0));
}
