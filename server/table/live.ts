import { bad, type Game, type Knowledge, type Result, type Seat } from '@bandstand/engine';
import { LIMITS, type ClientMessage, type SeatInfo, type TableInfo } from '@bandstand/protocol';
import {
  Table,
  type Action,
  type Connection,
  type Done,
  type Intent,
  type Pause,
  type TableSettings,
} from '@bandstand/table';
import type { MatchRow, SeatRow, Store } from '../storage/store.ts';
import { Away } from './away.ts';
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

/** What players ask for in the log; where people meet, also that a bot plays for another. */
export type Asked = Action | Extract<ClientMessage, { type: 'relieve' }>;

/** A device would learn the deal, a bot would play what counts for a person, or a card that was seen would be dealt again. */
const NOT_IN_A_TRY: ReadonlySet<string> = new Set(['home', 'leave', 'propose']);

/** A table of this server: what `Table` does, on the store that all nodes share. */
export class LiveTable extends Table<SeatRow> {
  readonly knowledge: Knowledge;
  readonly row: MatchRow;
  /** When somebody was here last, or did something. */
  attendedAt: number;
  private readonly now: () => number;
  private readonly away = new Away();

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

  /** Carries out what a seated player asks for, also about others. */
  obey(seat: Seat, asked: Asked): Promise<Result<Done>> {
    return asked.type === 'relieve' ? this.relieve(asked.seat) : this.act(seat, asked);
  }

  /** Nobody need wait for ever for somebody who is away: a bot plays until they are back. */
  private async relieve(seat: Seat): Promise<Result<Done>> {
    const since = this.info().seats.at(seat)?.awaySince;
    const isTooSoon = since === undefined || this.now() - since < LIMITS.awaySeconds * 1000;
    // What counts for a person is not played by a bot.
    if (isTooSoon || this.settings.daily !== undefined)
      return bad('not-away', words.away.isNotAwayForSoLong(LIMITS.awaySeconds));
    return super.carryOut({ by: 'others', seat });
  }

  /** With what matters only among people who meet here. */
  override info(): TableInfo {
    const info = super.info();
    const { showUpSeconds, daily } = this.settings;
    const whys = new Map(this.state.absences.map(({ seat, why }) => [seat, why]));
    const standInWhy = ({ standIn, seat }: SeatInfo) => {
      const why = standIn ? whys.get(seat) : undefined;
      return why === undefined ? {} : { standInWhy: why };
    };
    return {
      ...info,
      seats: this.away.look(info, this.now()).map((held) => ({ ...held, ...standInWhy(held) })),
      ...(info.status === 'open' && showUpSeconds !== undefined ? { showUpSeconds } : {}),
      ...(daily === undefined ? {} : { day: daily.day }),
    };
  }
}
