import { canonical, hashOf } from './canonical.ts';
import { commitmentTo, fairRandom, type CountedRandom, type Secret } from './fair.ts';
import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import { checkMove } from './legal.ts';
import { parseOptions } from './options.ts';
import { bad, good, type Result } from './problem.ts';
import type { Seat, Viewer } from './seats.ts';

/** One choice made: who, and the number of the move. */
export type Step = readonly [seat: Seat, move: number];

export interface MatchSetup {
  readonly options?: unknown;
  readonly seats: number;
  readonly secret: Secret;
}

export interface Played<T extends GameTypes> {
  readonly move: T['Move'];
  readonly events: readonly T['Event'][];
  /** Somebody learned something: nobody can take this step back alone. */
  readonly revealed: boolean;
}

/**
 * One sitting. The only place that offers a checked step: everything illegal comes back as a problem and changes nothing.
 * State is a cache of set-up, secret and steps; undo plays them again.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seatCount: number;
  readonly secret: Secret;
  readonly commitment: string;
  private current: T['State'];
  private random: CountedRandom;
  private readonly done: Step[] = [];
  private readonly undone: Step[] = [];
  /** Number of steps up to and including the last reveal. */
  private sealed = 0;

  private constructor(game: Game<T>, options: T['Options'], seatCount: number, secret: Secret) {
    this.game = game;
    this.options = options;
    this.seatCount = seatCount;
    this.secret = secret;
    this.commitment = commitmentTo(secret);
    this.random = fairRandom(secret);
    this.current = game.setup(options, seatCount, this.random);
  }

  static start<T extends GameTypes>(game: Game<T>, setup: MatchSetup): Result<Match<T>> {
    const { min, max } = game.seats;
    if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) {
      return bad(
        'bad-seat-count',
        `${game.texts.en.name} is for ${min === max ? min : `${min} to ${max}`} seats, not ${setup.seats}.`,
      );
    }
    const options = parseOptions(game.options, setup.options);
    if (!options.ok) return options;
    const clash = game.optionsProblem?.(options.value, setup.seats);
    if (clash !== undefined) return { ok: false, problem: clash };
    return good(new Match(game, options.value, setup.seats, setup.secret));
  }

  /** For reading only: change it through `play`. */
  get state(): T['State'] {
    return this.current;
  }

  get steps(): readonly Step[] {
    return this.done;
  }

  get isOver(): boolean {
    return this.game.toAct(this.current) === 0;
  }

  view(viewer: Viewer): T['View'] {
    return this.game.view(this.current, viewer);
  }

  legalMoves(seat: Viewer): readonly T['Move'][] {
    return seat === 'spectator' ? [] : this.game.legalMoves(this.current, seat);
  }

  hash(): string {
    return hashOf(this.current);
  }

  play(seat: Seat, moveId: number): Result<Played<T>> {
    const move = checkMove(this.game, this.current, seat, moveId);
    if (!move.ok) return move;
    this.undone.length = 0;
    return good(this.apply(seat, move.value));
  }

  private apply(seat: Seat, move: T['Move']): Played<T> {
    const events: T['Event'][] = [];
    const drawnBefore = this.random.drawn;
    this.game.play(this.current, seat, move, this.random, (event) => events.push(event));
    this.done.push([seat, move.id]);
    const revealed = this.random.drawn !== drawnBefore || events.some((event) => this.game.reveals(event));
    if (revealed) this.sealed = this.done.length;
    return { move, events, revealed };
  }

  /** Whether nothing was revealed since the seat's last step: a cheap hint that `undoable` may hold. */
  mayUndo(seat: Seat): boolean {
    return this.done.findLastIndex((step) => step[0] === seat) >= this.sealed;
  }

  /** Which step the seat would take back alone, or why it cannot. */
  undoable(seat: Seat): Result<number> {
    const index = this.done.findLastIndex((step) => step[0] === seat);
    if (index < 0) return bad('nothing-to-undo', 'You have not moved yet.');
    if (index < this.sealed)
      return bad('already-revealed', 'Something was revealed since your last move, so it stands.');
    const later = this.done.slice(index + 1);
    if (later.length === 0) return good(index);
    const without = this.replayed([...this.done.slice(0, index), ...later]);
    if (without === undefined || !this.staysHidden(index, later)) {
      return bad('others-have-moved', 'Others have moved since; taking it back needs their consent.');
    }
    return good(index);
  }

  /**
   * Whether the seats that moved later could not tell which move step `index` was.
   * Who is still to act is public by nature, so a view's `toAct` does not count.
   */
  private staysHidden(index: number, later: readonly Step[]): boolean {
    const before = this.replayed(this.done.slice(0, index));
    if (before === undefined) return false;
    const [seat, moveId] = this.done[index];
    const others = [...new Set(later.map(([other]) => other))];
    const seenAfter = (move: T['Move']): string => {
      const world = this.game.clone(before.current);
      this.game.play(world, seat, move, fairRandom(this.secret));
      return canonical(others.map((other) => ({ ...this.game.view(world, other), toAct: undefined })));
    };
    const seen = seenAfter(this.game.moves[moveId]);
    return before.legalMoves(seat).every((move) => seenAfter(move) === seen);
  }

  /** Takes back the seat's own last step; other seats' later hidden choices stay. */
  undo(seat: Seat): Result<Step> {
    const index = this.undoable(seat);
    if (!index.ok) return index;
    const taken = this.done[index.value];
    this.become(this.done.toSpliced(index.value, 1));
    this.undone.push(taken);
    return good(taken);
  }

  /** The earliest step count that all seats together may go back to. */
  get earliestRewind(): number {
    return this.sealed;
  }

  /** Goes back to an earlier step count with everybody's consent; never past a reveal. */
  rewind(stepCount: number): Result<readonly Step[]> {
    if (!Number.isInteger(stepCount) || stepCount < 0 || stepCount > this.done.length) {
      return bad('bad-step', `Steps run from 0 to ${this.done.length}.`);
    }
    if (stepCount < this.sealed)
      return bad('already-revealed', 'Something was revealed after that moment, so play goes on from here.');
    const taken = this.done.slice(stepCount);
    this.become(this.done.slice(0, stepCount));
    this.undone.push(...taken.toReversed());
    return good(taken);
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Plays the step that was taken back last. */
  redo(): Result<Played<T>> {
    const step = this.undone.at(-1);
    if (step === undefined) return bad('nothing-to-redo', 'Nothing was taken back.');
    const move = checkMove(this.game, this.current, step[0], step[1]);
    if (!move.ok) return move;
    this.undone.pop();
    return good(this.apply(step[0], move.value));
  }

  /** The same match after other steps, or nothing if one of them would be illegal. */
  private replayed(steps: readonly Step[]): Match<T> | undefined {
    const match = new Match(this.game, this.options, this.seatCount, this.secret);
    for (const [seat, move] of steps) if (!match.play(seat, move).ok) return undefined;
    return match;
  }

  private become(steps: readonly Step[]): void {
    const match = this.replayed(steps);
    if (match === undefined) throw new Error('a prefix of a match must replay');
    this.current = match.current;
    this.random = match.random;
    this.done.splice(0, this.done.length, ...match.done);
    this.sealed = match.sealed;
  }
}
