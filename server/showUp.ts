import { missingAt, startIfFull } from './begin.ts';
import type { Context } from './context.ts';
import type { LiveTable } from './table/live.ts';

/** Notes since when people are missing, and offers the seats again of those who stay away. */
export class ShowUps {
  private readonly context: Pick<Context, 'tables' | 'store' | 'monotonic'>;
  /** Since when, by occupancy. */
  private missing = new Map<string, number>();

  constructor(context: Pick<Context, 'tables' | 'store' | 'monotonic'>) {
    this.context = context;
  }

  async check(): Promise<void> {
    const now = this.context.monotonic();
    const still = new Map<string, number>();
    for (const table of this.context.tables.tables())
      for (const { occupancy, isHost } of missingAt(table)) {
        // Without its host a table is not listed, and guests go as they like.
        if (isHost === true || occupancy === undefined || occupancy === null) continue;
        const since = this.missing.get(occupancy) ?? now;
        if (now - since < (table.settings.showUpSeconds ?? 0) * 1000) still.set(occupancy, since);
        else await this.free(table, occupancy);
      }
    this.missing = still;
  }

  private async free(table: LiveTable, occupancy: string): Promise<void> {
    const { store } = this.context;
    await store.freeSeat(table.id, occupancy);
    await table.refresh();
    await startIfFull(table);
    await store.wake(table.id);
  }
}
