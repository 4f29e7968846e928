import type { MoveId } from './moves.ts';
import type { Seat } from './seats.ts';

/** What a bot is asked, wherever it thinks: choose one of `moves` for the seat that sees `view`, and nothing more. */
export interface BotQuestion {
  readonly game: string;
  /** Content other than the shipped pack, as JSON text. */
  readonly pack: string | null;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: object;
  /** Numbers of the legal moves; never empty. */
  readonly moves: readonly MoveId[];
  readonly seed: number;
}
