import { canonical, hashOf } from './canonical.ts';
import {
  commitmentTo,
  fairRandom,
  fairRandomFrom,
  type CountedRandom,
  type DrawListener,
  type Secret,
} from './fair.ts';
import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import { checkMove } from './legal.ts';
import { checkSetup } from './matchSetup.ts';
import { dealKey, type Parts } from './parts.ts';
import type { MoveId } from './moves.ts';
import { bad, good, type Result } from './problem.ts';
import { knowsMore } from './knowsMore.ts';
import { everybody, hasSeat, type Seat, type SeatSet, type Viewer } from './seats.ts';
import { words } from './text/index.ts';

/** One choice made: who, and the number of the move. */
export type Step = readonly [seat: Seat, move: MoveId];

export interface MatchSetup {
  readonly options?: unknown;
  readonly seats: number;
  readonly secret: Secret;
  /** What the seats added to the secret, where they did. */
  readonly parts?: Parts | undefined;
  /** Hears of every use of chance. */
  readonly onDraw?: DrawListener | undefined;
}

export interface Played<T extends GameTypes> {
  readonly move: T['Move'];
  readonly events: readonly T['Event'][];
  /** Somebody learned something: nobody can take this step back alone. */
  readonly revealed: boolean;
}

/** How a step is taken back. */
export interface TakeBack {
  readonly step: number;
  /** What was done after it stays; otherwise that is taken back as well. */
  readonly keepsLater: boolean;
}

/** A match as it was before one of its steps. */
interface Before<T extends GameTypes> {
  readonly step: number;
  readonly state: T['State'];
  readonly drawn: number;
  readonly sealed: number;
  readonly unchosen: readonly number[];
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
  readonly parts: Parts | undefined;
  readonly commitment: string;
  /** What chance follows from: the secret, with all parts mixed in. */
  private readonly key: Secret;
  private current: T['State'];
  private random: CountedRandom;
  private readonly done: Step[] = [];
  /** Steps that nobody chose, because there was nothing else to do. */
  private readonly unchosen = new Set<number>();
  /** Number of steps up to and including the last reveal. */
  private sealed = 0;
  /** Before the last choice of each seat, so that asking what could be taken back need not play everything again. */
  private readonly before = new Map<Seat, Before<T>>();
  /** By seat, the last choice that bots are known to have answered: what follows does not change that. */
  private readonly answered = new Map<Seat, number>();

  private constructor(
    game: Game<T>,
    options: T['Options'],
    { seats, secret, parts, onDraw }: MatchSetup,
    known?: { readonly match: Match<T>; readonly before: Before<T> },
  ) {
    this.game = game;
    this.options = options;
    this.seatCount = seats;
    this.secret = secret;
    this.parts = parts;
    this.commitment = known?.match.commitment ?? commitmentTo(secret);
    this.key = known?.match.key ?? dealKey(secret, parts);
    if (known === undefined) {
      this.random = fairRandom(this.key, onDraw);
      this.current = game.setup(options, seats, this.random);
      return;
    }
    const { before, match } = known;
    this.random = fairRandomFrom(this.key, before.drawn);
    this.current = game.clone(before.state);
    this.done.push(...match.done.slice(0, before.step));
    this.sealed = before.sealed;
    for (const step of before.unchosen) this.unchosen.add(step);
    for (const [seat, moment] of match.before) if (moment.step <= before.step) this.before.set(seat, moment);
  }

  static start<T extends GameTypes>(game: Game<T>, setup: MatchSetup): Result<Match<T>> {
    const options = checkSetup(game, setup.seats, setup.options);
    if (!options.ok) return options;
    return good(new Match(game, options.value, setup));
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

  /** What the seat does for want of a choice, as everybody can tell. */
  forced(seat: Seat): T['Move'] | undefined {
    if (this.game.forced === undefined) return undefined;
    const move = this.game.forced(this.view('spectator'), seat);
    return move !== undefined && this.legalMoves(seat).includes(move) ? move : undefined;
  }

  /** The seat's last step that it chose, or -1: what the platform did for it goes back with it. */
  lastChoice(seat: Seat): number {
    return this.done.findLastIndex(([mover], step) => mover === seat && !this.unchosen.has(step));
  }

  hash(): string {
    return hashOf(this.current);
  }

  play(seat: Seat, moveId: MoveId): Result<Played<T>> {
    const move = checkMove(this.game, this.current, seat, moveId);
    if (!move.ok) return move;
    return good(this.apply(seat, move.value));
  }

  private apply(seat: Seat, move: T['Move']): Played<T> {
    const events: T['Event'][] = [];
    const drawnBefore = this.random.drawn;
    if (this.forced(seat) === move) this.unchosen.add(this.done.length);
    else this.remember(seat);
    this.game.play(this.current, seat, move, this.random, (event) => events.push(event));
    this.done.push([seat, move.id]);
    const revealed = this.random.drawn !== drawnBefore || events.some((event) => this.game.reveals(event));
    if (revealed) this.sealed = this.done.length;
    return { move, events, revealed };
  }

  private remember(seat: Seat): void {
    const { sealed } = this;
    this.before.set(seat, {
      step: this.done.length,
      state: this.game.clone(this.current),
      drawn: this.random.drawn,
      sealed,
      unchosen: [...this.unchosen],
    });
  }

  /**
   * How the seat would take its last step back without asking anybody, or why it cannot. `people` are the seats whose
   * consent counts: what bots did since is kept if it still fits, and taken back as well if it told the seat nothing.
   */
  undoable(seat: Seat, people: SeatSet = everybody(this.seatCount)): Result<TakeBack> {
    const step = this.lastChoice(seat);
    if (step < 0) return bad('nothing-to-undo', words().match.youHaveNotMoved);
    if (step < this.sealed) return bad('already-revealed', words().match.somethingWasRevealedSince);
    const later = this.done.slice(step + 1);
    if (later.length === 0) return good({ step, keepsLater: true });
    const byPeople = later.filter(([other], at) => hasSeat(people, other) && !this.unchosen.has(step + 1 + at));
    if (byPeople.length === 0 && this.answered.get(seat) === step)
      return bad('bots-have-answered', words().match.botHasShownByItsAnswer);
    const isSeen = byPeople.length > 0 && (this.game.allSeeAlike === true || !this.staysHidden(step, byPeople));
    if (!isSeen && this.replayed([...this.done.slice(0, step), ...later]) !== undefined)
      return good({ step, keepsLater: true });
    if (byPeople.length > 0) return bad('others-have-moved', words().match.othersHaveMovedSince);
    if (!this.haveAnswered(step, seat)) return good({ step, keepsLater: false });
    this.answered.set(seat, step);
    return bad('bots-have-answered', words().match.botHasShownByItsAnswer);
  }

  /** Whether a seat that knows more than this one has moved since: its choice was an answer to what only it can see. */
  haveAnswered(step: number, seat: Seat): boolean {
    if (this.game.allSeeAlike === true) return false;
    const match = this.replayed(this.done.slice(0, step));
    return this.done.slice(step).some(([mover, move]) => {
      const tells = match !== undefined && mover !== seat && knowsMore(this.game, match.current, mover, seat);
      match?.play(mover, move);
      return tells;
    });
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
      this.game.play(world, seat, move, fairRandom(this.key));
      return canonical(others.map((other) => ({ ...this.game.view(world, other), toAct: undefined })));
    };
    const seen = seenAfter(this.game.moves[moveId]);
    return before.legalMoves(seat).every((move) => seenAfter(move) === seen);
  }

  /** Takes the seat's own last step back; gives the steps that are gone, in their order. */
  undo(seat: Seat, people?: SeatSet): Result<readonly Step[]> {
    const how = this.undoable(seat, people);
    return how.ok ? good(this.takeBack(how.value)) : how;
  }

  /** Takes back what `undoable` allowed. */
  takeBack({ step, keepsLater }: TakeBack): readonly Step[] {
    const taken = keepsLater ? [this.done[step]] : this.done.slice(step);
    this.become(keepsLater ? this.done.toSpliced(step, 1) : this.done.slice(0, step));
    return taken;
  }

  /** Whether all these steps, one after the other, would be legal now. */
  allows(steps: readonly Step[]): boolean {
    const [[seat, move], ...rest] = steps;
    if (!checkMove(this.game, this.current, seat, move).ok) return false;
    return rest.length === 0 || this.replayed([...this.done, ...steps]) !== undefined;
  }

  /** The earliest step count that all seats together may go back to. */
  get earliestRewind(): number {
    return this.sealed;
  }

  /** Goes back to an earlier step count with everybody's consent; never past a reveal. */
  rewind(stepCount: number): Result<readonly Step[]> {
    if (!Number.isInteger(stepCount) || stepCount < 0 || stepCount > this.done.length) {
      return bad('bad-step', words().match.stepsRunFrom0(this.done.length));
    }
    if (stepCount < this.sealed) return bad('already-revealed', words().match.somethingWasRevealedAfter);
    const taken = this.done.slice(stepCount);
    this.become(this.done.slice(0, stepCount));
    return good(taken);
  }

  /** The same match after other steps, or nothing if one of them would be illegal. */
  private replayed(steps: readonly Step[]): Match<T> | undefined {
    const match = this.after(steps);
    for (const [seat, move] of steps.slice(match.done.length)) if (!match.play(seat, move).ok) return undefined;
    return match;
  }

  /** The same match after as many of these steps as are still known, or at its beginning. */
  private after(steps: readonly Step[]): Match<T> {
    const { secret, parts, seatCount: seats } = this;
    const isPrefix = ({ step }: Before<T>): boolean =>
      step <= steps.length && this.done.slice(0, step).every((done, at) => done === steps[at]);
    const before = [...this.before.values()].toSorted((a, b) => b.step - a.step).find(isPrefix);
    const known = before === undefined ? undefined : { match: this, before };
    return new Match(this.game, this.options, { seats, secret, parts }, known);
  }

  private become(steps: readonly Step[]): void {
    const match = this.replayed(steps);
    if (match === undefined) throw new Error('a prefix of a match must replay');
    this.current = match.current;
    this.random = match.random;
    this.done.splice(0, this.done.length, ...match.done);
    this.unchosen.clear();
    for (const step of match.unchosen) this.unchosen.add(step);
    this.sealed = match.sealed;
    this.before.clear();
    this.answered.clear();
    for (const [seat, moment] of match.before) this.before.set(seat, moment);
  }
}
