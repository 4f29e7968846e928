import { seatsIn, sha256Hex, type BotQuestion, type Seat } from '@bandstand/engine';
import { botSeats } from './move.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

/** A table wherever it stands. */
type AnyTable = Pick<Table, 'id' | 'state' | 'people' | 'game' | 'pack' | 'seats' | 'settings' | 'carryOut'>;

export interface BotHostParts<At extends AnyTable = Table> {
  /** Where bots think: a worker, a thread, here. Those who think for many tables let them take turns. */
  readonly think: (question: BotQuestion, table: At) => Promise<number>;
  /** Whether bots of this table wait until somebody is there. */
  readonly rests?: (table: At) => boolean;
  readonly seed: () => number;
  /** Calls `work` after a pause; gives a way to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** People like to see what happens: a bot waits this long before it moves. */
  readonly delayMs: () => number;
  /** How much longer another node's bot may take before this node moves for it. */
  readonly rescueMs: number;
  /**
   * The pause before a person who has no choice is answered for, as short and as long as people take; undefined where
   * several people share a device, since there the pause itself would tell.
   */
  readonly reflexMs: (table: At) => readonly [shortest: number, longest: number] | undefined;
  /** A bot failed: a move to make instead, or nothing to leave the table as it is. */
  readonly onProblem: (reason: unknown, question: BotQuestion | undefined) => number | undefined;
}

/** Lets bots and stand-ins play. They are asked exactly what a program at the open API is asked. */
export class BotHost<At extends AnyTable = Table> {
  private readonly parts: BotHostParts<At>;
  private readonly thinking = new Set<string>();
  private readonly pauses = new Set<() => void>();
  private isClosed = false;

  constructor(parts: BotHostParts<At>) {
    this.parts = parts;
  }

  /** Looks whether a bot is to move at the table. */
  drive(table: At, isOwn: boolean): void {
    const delay = this.parts.delayMs() + (isOwn ? 0 : this.parts.rescueMs);
    if (this.parts.rests?.(table) !== true)
      for (const seat of seatsIn(botSeats(table.state, table.people))) this.later(table, seat, delay);
    for (const seat of forcedSeats(table)) this.later(table, seat, delay);
    const pause = this.parts.reflexMs(table);
    if (pause === undefined) return;
    for (const seat of reflexSeats(table)) {
      const wait = reflexPause(table.state, seat, pause);
      if (wait !== undefined) this.later(table, seat, wait);
    }
  }

  private later(table: At, seat: Seat, delayMs: number): void {
    const key = `${table.id} ${seat}`;
    if (this.isClosed || this.thinking.has(key)) return;
    this.thinking.add(key);
    const callOff = this.parts.after(delayMs, () => {
      this.pauses.delete(callOff);
      void this.turn(table, seat, key);
    });
    this.pauses.add(callOff);
  }

  private async turn(table: At, seat: Seat, key: string): Promise<void> {
    const goesOn = await this.move(table, seat);
    this.thinking.delete(key);
    if (goesOn) this.drive(table, true);
  }

  /** False when the table is left as it is, because the bot failed. */
  private async move(table: At, seat: Seat): Promise<boolean> {
    let question: BotQuestion | undefined;
    try {
      if (forcedSeats(table).includes(seat) || reflexSeats(table).includes(seat)) {
        await table.carryOut({ by: 'reflex', seat });
        return true;
      }
      const { state } = table;
      if (!seatsIn(botSeats(state, table.people)).includes(seat)) return true;
      // Everybody may have left since.
      if (this.parts.rests?.(table) === true) return false;
      const { rewinds } = state;
      question = questionFor(table, seat, this.parts.seed());
      const move = await this.thought(question, table);
      if (move === undefined || this.isClosed) return false;
      await table.carryOut({ by: 'bot', seat, move, rewinds });
      return true;
    } catch (reason) {
      this.parts.onProblem(reason, question);
      return false;
    }
  }

  private thought(question: BotQuestion, table: At): Promise<number | undefined> {
    return this.parts.think(question, table).catch((reason: unknown) => this.parts.onProblem(reason, question));
  }

  close(): void {
    this.isClosed = true;
    for (const callOff of this.pauses) callOff();
  }
}

/** Only what the seat can see goes to a bot. */
function questionFor(table: AnyTable, seat: Seat, seed: number): BotQuestion {
  const { match } = table.state;
  const held = table.seats[seat];
  return {
    game: table.game.id,
    pack: table.pack,
    bot: held.kind === 'bot' ? held.bot : table.settings.standIn,
    seat,
    view: match.view(seat),
    moves: match.legalMoves(seat).map((move) => move.id),
    seed,
  };
}

const peopleToAct = ({ state, people }: AnyTable): Seat[] =>
  state.isStarted ? seatsIn(state.toAct & people & ~state.absent) : [];

/** People who have no choice, as everybody can see. */
const forcedSeats = (table: AnyTable): Seat[] =>
  peopleToAct(table).filter((seat) => table.state.match.forced(seat) !== undefined);

/** People who are asked only so that nobody can tell that they have no choice. */
function reflexSeats(table: AnyTable): Seat[] {
  const { state, game } = table;
  const { match } = state;
  if (game.reflex === undefined) return [];
  return peopleToAct(table).filter((seat) => game.reflex?.(match.view(seat), match.legalMoves(seat)) !== undefined);
}

/** So many of those who have no choice are left to answer themselves: whoever takes long need not have one. */
const LEFT_TO_THEM = 1 / 8;

/**
 * Mostly short, sometimes long, as people are; nothing where it is left to them. The match decides by its secret, so that all
 * nodes agree however often they look.
 */
function reflexPause(
  { match, seq }: TableState,
  seat: Seat,
  [shortest, longest]: readonly [number, number],
): number | undefined {
  if (longest === 0) return 0;
  const chance = Number.parseInt(sha256Hex(`reflex ${match.secret} ${seq} ${seat}`).slice(0, 8), 16) / 2 ** 32;
  if (chance < LEFT_TO_THEM) return undefined;
  const rest = (chance - LEFT_TO_THEM) / (1 - LEFT_TO_THEM);
  return Math.round((shortest + 1) * ((longest + 1) / (shortest + 1)) ** (rest * rest) - 1);
}
