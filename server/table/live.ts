import { bad, type Game, type Knowledge, type Result } from '@bandstand/engine';
import type { TableInfo } from '@bandstand/protocol';
import { Table, type Connection, type Done, type Intent, type Pause, type TableSettings } from '@bandstand/table';
import type { MatchRow, SeatRow, Store } from '../storage/store.ts';
import { words } from '../text/index.ts';

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

/** A device would learn the deal, a bot would play what counts for a person, or a card that was seen would be dealt again. */
const NOT_IN_A_TRY: ReadonlySet<string> = new Set(['home', 'leave', 'propose']);

/** A table of this server: what `Table` does, on the store that all nodes share. */
export class LiveTable extends Table<SeatRow> {
  readonly knowledge: Knowledge;
  readonly row: MatchRow;
  /** When somebody was here last, or did something. */
  attendedAt: number;
  private readonly now: () => number;

  constructor({ store, game, knowledge, row, seats, now, pause, onChange }: LiveParts) {
    super({
      store,
      id: row.id,
      game,
      pack: row.pack,
      options: JSON.parse(row.options),
      seed: row.seed,
      settings: JSON.parse(row.settings) as TableSettings,
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
    this.now = now;
    this.attendedAt = now();
  }

  /** Who pays for what its bots think. */
  get account(): string {
    return this.row.madeFrom ?? this.id;
  }

  override carryOut(intent: Intent): Promise<Result<Done>> {
    if (intent.by === 'player') {
      this.attendedAt = this.now();
      if (this.settings.daily !== undefined && NOT_IN_A_TRY.has(intent.action.type))
        return Promise.resolve(bad('daily-try', words.daily.tryIsPlayedHere));
    }
    return super.carryOut(intent);
  }

  override leave(connection: Connection): void {
    super.leave(connection);
    this.attendedAt = this.now();
  }

  /** With what matters only among people who meet here. */
  override info(): TableInfo {
    const info = super.info();
    const { showUpSeconds, daily } = this.settings;
    const sentAway = new Set(this.state.absences.flatMap(({ seat, why }) => (why === 'sent-away' ? [seat] : [])));
    return {
      ...info,
      seats: info.seats.map((held) => (sentAway.has(held.seat) ? { ...held, isSentAway: true } : held)),
      ...(info.status === 'open' && showUpSeconds !== undefined ? { showUpSeconds } : {}),
      ...(daily === undefined ? {} : { day: daily.day }),
    };
  }
}
