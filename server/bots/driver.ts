import { bad, good, seatsIn, type Seat } from '@bandstand/engine';
import type { LiveTable } from '../table/live.ts';
import type { BotPool } from './pool.ts';

export interface DriverParts {
  readonly pool: BotPool;
  readonly seed: () => number;
  /** People like to see what happens: a bot waits this long before it moves. */
  readonly delayMs: number;
  /** The pause before a seat that has no choice is answered for: as short and as long as people take. */
  readonly reflexMs: readonly [shortest: number, longest: number];
  /** How long another node's bot may be late before this node moves for it. */
  readonly rescueMs: number;
  readonly onProblem: (reason: unknown) => void;
}

/** Lets bots and stand-ins play. They are asked exactly what a program at the open API is asked. */
export class BotDriver {
  private readonly parts: DriverParts;
  private readonly thinking = new Set<string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private isClosed = false;

  constructor(parts: DriverParts) {
    this.parts = parts;
  }

  /** Looks whether a bot is to move at the table. */
  drive(table: LiveTable, isOwn: boolean): void {
    for (const seat of this.seatsOf(table)) this.later(table, seat, isOwn ? this.parts.delayMs : this.parts.rescueMs);
    for (const seat of this.reflexSeats(table)) this.later(table, seat, this.pause());
  }

  private seatsOf(table: LiveTable): Seat[] {
    const { log, people } = table;
    return log.isStarted ? seatsIn(log.toAct & (~people | log.absent)) : [];
  }

  /** People who are asked only so that nobody can tell that they have no choice. */
  private reflexSeats({ log, people, game }: LiveTable): Seat[] {
    if (!log.isStarted || game.reflex === undefined) return [];
    const { match } = log;
    return seatsIn(log.toAct & people & ~log.absent).filter(
      (seat) => game.reflex?.(match.view(seat), match.legalMoves(seat)) !== undefined,
    );
  }

  private pause(): number {
    const [shortest, longest] = this.parts.reflexMs;
    return shortest + (this.parts.seed() % (longest - shortest + 1));
  }

  private later(table: LiveTable, seat: Seat, delayMs: number): void {
    const key = `${table.id} ${seat}`;
    if (this.isClosed || this.thinking.has(key)) return;
    this.thinking.add(key);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.move(table, seat)
        .catch(this.parts.onProblem)
        .finally(() => {
          this.thinking.delete(key);
          this.drive(table, true);
        });
    }, delayMs);
    this.timers.add(timer);
  }

  private async move(table: LiveTable, seat: Seat): Promise<void> {
    if (this.reflexSeats(table).includes(seat)) {
      await table.act((log) => {
        const move = table.game.reflex?.(log.match.view(seat), log.match.legalMoves(seat));
        return move === undefined
          ? bad('too-late', 'The seat has answered.')
          : good({ type: 'move', seat, move: move.id });
      });
      return;
    }
    if (!this.seatsOf(table).includes(seat)) return;
    const { match } = table.log;
    const steps = match.steps.length;
    const question = {
      game: table.row.game,
      pack: table.row.pack,
      bot: table.seats[seat].kind === 'bot' ? table.seats[seat].bot : table.settings.standIn,
      seat,
      view: match.view(seat),
      moves: match.legalMoves(seat).map((move) => move.id),
      seed: this.parts.seed(),
    };
    const move = await this.parts.pool.think(question).catch((reason: unknown) => {
      this.parts.onProblem(reason);
      return question.moves[question.seed % question.moves.length];
    });
    if (this.isClosed) return;
    await table.act((log) =>
      this.seatsOf(table).includes(seat) && log.match.steps.length >= steps
        ? good({ type: 'move', seat, move })
        : bad('too-late', 'Somebody else moved for this seat.'),
    );
  }

  close(): void {
    this.isClosed = true;
    for (const timer of this.timers) clearTimeout(timer);
  }
}
