import type { GameTypes } from './gameTypes.ts';
import type { MoveTable } from './moves.ts';
import type { OptionSpecs } from './options.ts';
import type { Outcome, ScoreLine } from './outcome.ts';
import type { Problem } from './problem.ts';
import type { Random } from './random.ts';
import type { Seat, SeatSet, Viewer } from './seats.ts';
import type { CaptionSlot, Talk } from './talk.ts';
import type { GameText } from './gameText.ts';
import type { Emit } from './turn.ts';

/** Which cards, sheets and numbers a game is played with. */
export interface LoadedPack<Pack> {
  readonly id: string;
  /** SHA-256 of the pack's canonical JSON. */
  readonly hash: string;
  /** Hashes of earlier packs from which only names differ: what was played with them plays the same with this one. */
  readonly renamedFrom?: readonly string[];
  readonly content: Pack;
}

/** Whether a match that was begun with the pack of this hash plays the same with the loaded one. */
export const playsLike = (pack: Pick<LoadedPack<unknown>, 'hash' | 'renamedFrom'>, hash: string): boolean =>
  pack.hash === hash || pack.renamedFrom?.includes(hash) === true;

/** Everything the platform knows about a game. No clock, no I/O, no randomness but `random`. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised whenever an old record would replay differently. */
  readonly rulesVersion: number;
  /** The lower score is the better one; without it the higher. */
  readonly lowScoreWins?: true;
  /** No match has more moves than this, whatever the seats, options and play. */
  readonly maxMoves: number;

  readonly pack: LoadedPack<T['Pack']>;

  readonly options: OptionSpecs<T['Options']>;
  /** Options that are each fine but do not go together, or not with this number of seats. */
  optionsProblem?(options: T['Options'], seatCount: number): Problem | undefined;

  readonly moves: MoveTable<T['Move']>;

  setup(options: T['Options'], seatCount: number, random: Random): T['State'];
  clone(state: T['State']): T['State'];

  /** Seats that owe a decision now; empty once the game is over. Several at once in a simultaneous choice. */
  toAct(state: T['State']): SeatSet;
  /** The seat's legal moves, each once; none for a seat not to act. The list may be shared: nobody changes it. */
  legalMoves(state: T['State'], seat: Seat): readonly T['Move'][];
  /** Advances `state` in place. The move must be legal. Events tell the table what happened; search passes none. */
  play(state: T['State'], seat: Seat, move: T['Move'], random: Random, emit?: Emit<T['Event']>): void;
  outcome(state: T['State']): Outcome<T['Ending']> | undefined;

  /** Built up field by field, never stripped down: what is not mentioned stays hidden. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** The event as the viewer notices it; undefined when they notice nothing. */
  viewEvent(event: T['Event'], viewer: Viewer): T['Event'] | undefined;
  /** Nobody has anything to hide: `view` and `viewEvent` are the same for all, so that one look serves everybody. */
  readonly allSeeAlike?: true;
  /** Whether somebody learns from this event what no choice of a player told them (a deal, a roll, a card turned up). */
  reveals(event: T['Event']): boolean;
  /** Something public that is over once it is told, such as a roll that changed nothing: no view shows it later, and all hear the same. */
  isMomentary?(event: T['Event']): boolean;
  /** A full state that the viewer cannot rule out. */
  imagine(view: T['View'], random: Random): T['State'];

  /** Whether the state cannot be so after what the event told, such as a card in the deck that everybody saw taken. For the laws. */
  contradicts?(state: T['State'], told: T['Event']): boolean;

  /** Why a move of the table is not legal for the viewing seat though it is their turn, from what they can see. */
  whyNot(view: T['View'], move: T['Move']): Problem;
  /**
   * The move that the platform makes for a person after a pause such as people need, because the seat is asked only to hide
   * that it has no choice. Offline it is made at once.
   */
  reflex?(view: T['View'], moves: readonly T['Move'][]): T['Move'] | undefined;

  /**
   * What the seat does for want of a choice, as everybody who only watches can tell: the platform does it at once. It is
   * asked of a spectator's view, so that what is skipped can tell nothing.
   */
  forced?(open: T['View'], seat: Seat): T['Move'] | undefined;

  /**
   * Whether the seat, which is to act, chooses in the open: what it may do and what it does can be told from what everybody
   * sees, so that people at one screen need not look away. Asked of a spectator's view; without it nothing is in the open.
   */
  inTheOpen?(open: T['View'], seat: Seat): boolean;

  /** Captions that the viewing seat may write now. */
  captions?(view: T['View'], seat: Seat): readonly CaptionSlot[];
  /** The key of the caption that a seat goes by at the end, such as the name of its band. */
  seatCaption?(seat: Seat): string;
  /** How the viewer may talk to the table now; undefined: freely. */
  talk?(view: T['View'], viewer: Viewer): Talk | undefined;

  /** The seat's score so far, part by part, from what the viewer can see. */
  score(view: T['View'], seat: Seat): readonly ScoreLine[];

  /** In the language that is spoken here. */
  readonly text: GameText<T>;
}
