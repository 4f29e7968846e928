import type { Captions, Game, GameTypes, MatchRecord, Outcome, Result, Seat, Viewer } from '@bandstand/engine';
import { good, seatsIn } from '@bandstand/engine';
import { createSignal } from 'solid-js';
import { logOf, retell, seenBy, type RetoldMatch } from './history.ts';
import { nameIn, refused, type LogLine, type Offer, type Session } from './session.ts';
import { keptWords } from '../text/kept.ts';

const ONLY_LOOKING = keptWords.replaySession.thisIsAReplay;

/** A record to leaf through, step by step, through anybody's eyes. */
export class ReplaySession<T extends GameTypes = GameTypes> implements Session<T> {
  readonly game: Game<T>;
  readonly names: readonly string[];
  readonly record: MatchRecord;
  endedAt: number | undefined;
  /** The state before the first step, after it, … */
  private readonly states: readonly T['State'][];
  private readonly happened: RetoldMatch<T>['events'];
  private readonly at: () => number;
  private readonly setAt: (step: number) => void;
  private readonly eyes: () => Viewer;
  private readonly setEyes: (viewer: Viewer) => void;

  private constructor(
    game: Game<T>,
    record: MatchRecord,
    names: readonly string[],
    told: RetoldMatch<T>,
    states: T['State'][],
  ) {
    this.game = game;
    this.record = record;
    this.names = names;
    this.states = states;
    this.happened = told.events;
    const [at, setAt] = createSignal(0);
    this.at = at;
    this.setAt = setAt;
    const [eyes, setEyes] = createSignal<Viewer>(0);
    this.eyes = eyes;
    this.setEyes = (viewer) => setEyes(() => viewer);
  }

  static open<T extends GameTypes>(
    game: Game<T>,
    record: MatchRecord,
    names: readonly string[],
    endedAt?: number,
  ): Result<ReplaySession<T>> {
    const states: T['State'][] = [];
    const told = retell(game, record, (state) => states.push(game.clone(state)));
    if (!told.ok) return told;
    const session = new ReplaySession(game, record, names, told.value, states);
    session.endedAt = endedAt;
    return good(session);
  }

  get step(): number {
    return this.at();
  }

  get version(): number {
    return this.step;
  }

  get lastStep(): number {
    return this.states.length - 1;
  }

  goTo(step: number): void {
    this.setAt(Math.max(0, Math.min(this.lastStep, step)));
  }

  get viewer(): Viewer {
    return this.eyes();
  }

  lookAs(viewer: Viewer): void {
    this.setEyes(viewer);
  }

  private get state(): T['State'] {
    return this.states[this.step];
  }

  get view(): T['View'] {
    return this.game.view(this.state, this.viewer);
  }

  readonly moves: readonly T['Move'][] = [];

  get events(): readonly T['Event'][] {
    return this.step === 0 ? [] : seenBy(this.game, this.happened[this.step - 1], this.viewer);
  }

  get log(): readonly LogLine[] {
    return logOf(this.game, this.happened.slice(0, this.step), this.viewer, this.names, this.captions);
  }

  get waitingFor(): readonly Seat[] {
    return seatsIn(this.game.toAct(this.state));
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  get captions(): Captions {
    return this.record.captions ?? {};
  }

  /** What was done in this step; before the first one, who is to begin, as onlookers hear it. */
  get told(): string | undefined {
    if (this.outcome !== undefined) return undefined;
    const { game, names, captions } = this;
    const done = logOf(game, this.happened.slice(this.step - 1, this.step), this.viewer, names, captions);
    const seen = (): T['View'] => game.view(this.state, 'spectator');
    return done[0]?.text ?? game.text.prompt(seen(), nameIn(names), 'spectator', captions);
  }

  readonly problem = undefined;
  readonly handOver = undefined;
  acceptHandOver(): void {}
  play(): void {}
  readonly undo: Offer = refused(ONLY_LOOKING);
  readonly redo: Offer = refused(ONLY_LOOKING);

  preview(): undefined {
    return undefined;
  }

  whyNot(): string {
    return ONLY_LOOKING;
  }
}
