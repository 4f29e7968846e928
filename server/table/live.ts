import type { Game, Knowledge } from '@bandstand/engine';
import { Table, type Pause, type TableSettings } from '@bandstand/table';
import type { MatchRow, SeatRow, Store } from '../storage/store.ts';

export interface LiveParts {
  readonly store: Store;
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly now: () => number;
  readonly pause?: Pause;
  /** Called after every change, own or another node's. */
  readonly onChange: (table: LiveTable, isOwn: boolean) => void;
}

/** A table of this server: what `Table` does, on the store that all nodes share. */
export class LiveTable extends Table<SeatRow> {
  readonly knowledge: Knowledge;
  readonly row: MatchRow;

  constructor({ store, game, knowledge, row, seats, now, pause, onChange }: LiveParts) {
    super({
      store,
      id: row.id,
      game,
      pack: row.pack,
      options: JSON.parse(row.options),
      seed: row.seed,
      settings: JSON.parse(row.settings) as TableSettings,
      account: row.madeFrom ?? undefined,
      isPublic: row.inviteHash === null,
      createdAt: row.createdAt,
      seats,
      entries: [],
      now,
      ...(pause === undefined ? {} : { pause }),
      soon: setImmediate,
      onChange: (isOwn) => onChange(this, isOwn),
    });
    this.knowledge = knowledge;
    this.row = row;
  }
}
