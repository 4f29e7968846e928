import type { Game, Secret } from '@bandstand/engine';
import type { Pause } from './pieces.ts';
import type { TableSettings } from './settings.ts';
import type { EntryRow, TableSeat, TableStore } from './store.ts';

/** What a table is made of, wherever it stands. */
export interface TableParts<Row extends TableSeat> {
  readonly store: TableStore<Row>;
  readonly id: string;
  readonly game: Game;
  /** Content other than the shipped pack, as JSON text. */
  readonly pack: string | null;
  readonly options: unknown;
  readonly seed: Secret;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly seats: readonly Row[];
  readonly entries: readonly EntryRow[];
  readonly now: () => number;
  /** Runs what can wait while the store works. */
  readonly soon: (work: () => void) => void;
  /** Where others wait: lets them work while a long log is read. */
  readonly pause?: Pause;
  /** Called after every change, own or another node's. */
  readonly onChange: (isOwn: boolean) => void;
}
