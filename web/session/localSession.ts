import {
  bad,
  good,
  hasSeat,
  Match,
  must,
  recordOf,
  seatsIn,
  secretFrom,
  withCaptions,
  type Captions,
  type CaptionSlot,
  type Game,
  type GameTypes,
  type MatchRecord,
  type OptionValues,
  type Outcome,
  type Problem,
  type Result,
  type Seat,
  type Step,
} from '@bandstand/engine';
import { carryCaptions, readCaption, withCaption } from '@bandstand/protocol/captions';
import { createSignal } from 'solid-js';
import { logOf, playStep, retell, seenBy, type Told } from './history.ts';
import { captionsOf, newMatchId, type LocalPlayer, type SavedMatch } from './saved.ts';
import { refused, type LogLine, type Offer, type Session } from './session.ts';
import { thinkThrough } from './thinkThrough.ts';

/** Somebody who chooses a move for a bot's seat; gets what the seat may know and nothing more. */
export type Thinker<T extends GameTypes = GameTypes> = (question: {
  readonly level: string;
  readonly seat: Seat;
  readonly view: T['View'];
  readonly moves: readonly number[];
}) => Promise<number>;

export interface LocalSetup {
  readonly players: readonly LocalPlayer[];
  readonly options?: OptionValues;
  /** The deal of an earlier match. */
  readonly secret?: string;
  /** Steps that were made before: the match goes on from there. */
  readonly opening?: readonly Step[];
  /** Of an earlier match of the same people; those that are still offered go on. */
  readonly captions?: Captions;
}

export interface LocalHelp<T extends GameTypes = GameTypes> {
  readonly think: Thinker<T>;
  /** False when there is no room to keep it. */
  readonly save: (saved: SavedMatch) => boolean;
  /** Whether people at one screen must not see each other's things. */
  readonly hidden: boolean;
  readonly now: () => number;
}

const NOT_KEPT: Problem = {
  code: 'not-kept',
  message: 'This browser has no room to keep the match: it will be lost when the page is closed.',
};

/** What a seat may write now. */
const slotsOf = <T extends GameTypes>({ match }: Told<T>, seat: Seat): readonly CaptionSlot[] =>
  match.game.captions?.(match.view(seat), seat) ?? [];

/** A match that lives in this page: people on one screen, bots in a worker, kept after every move. */
export class LocalSession<T extends GameTypes = GameTypes> implements Session<T> {
  readonly game: Game<T>;
  readonly id: string;
  readonly players: readonly LocalPlayer[];
  readonly names: readonly string[];
  private readonly help: LocalHelp<T>;
  private readonly people: readonly Seat[];
  private told: Told<T>;
  /** Counts changes of the match; whoever reads the match in a tracking scope reads this first. */
  private readonly version: () => number;
  private readonly changed: () => void;
  private readonly person: () => Seat;
  private readonly setPerson: (seat: Seat) => void;
  private readonly holder: () => Seat;
  private readonly setHolder: (seat: Seat) => void;
  private written: Captions;
  private readonly refusal: () => Problem | undefined;
  private readonly setRefusal: (problem: Problem | undefined) => void;
  private isThinking = false;
  /** Counts changes for whoever waits for a bot: an answer to an older question is forgotten. */
  private generation = 0;
  private isClosed = false;

  private constructor(
    id: string,
    players: readonly LocalPlayer[],
    told: Told<T>,
    captions: Captions,
    help: LocalHelp<T>,
  ) {
    this.id = id;
    this.written = captions;
    this.game = told.match.game;
    this.players = players;
    this.names = players.map((player) => player.name);
    this.help = help;
    this.told = told;
    this.people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    const [version, setVersion] = createSignal(0);
    this.version = version;
    this.changed = () => setVersion((count) => count + 1);
    const first = this.people[0] ?? 0;
    const [person, setPerson] = createSignal(first);
    this.person = person;
    this.setPerson = setPerson;
    const [holder, setHolder] = createSignal(this.people.length > 1 && help.hidden ? -1 : first);
    this.holder = holder;
    this.setHolder = setHolder;
    const [refusal, setRefusal] = createSignal<Problem>();
    this.refusal = refusal;
    this.setRefusal = setRefusal;
    this.turnToNextPerson();
  }

  static start<T extends GameTypes>(game: Game<T>, setup: LocalSetup, help: LocalHelp<T>): Result<LocalSession<T>> {
    const secret = setup.secret ?? secretFrom(crypto.getRandomValues(new Uint8Array(32)));
    const match = Match.start(game, { options: setup.options, seats: setup.players.length, secret });
    if (!match.ok) return match;
    const told: Told<T> = { match: match.value, events: [] };
    for (const step of setup.opening ?? []) {
      const played = playStep(told, step);
      if (!played.ok) return played;
    }
    const moves = setup.players.map((_, seat) => ({ from: seat, to: seat }));
    const offered = (seat: Seat) => slotsOf(told, seat);
    const captions = carryCaptions(setup.captions ?? {}, offered, moves);
    const session = new LocalSession(newMatchId(), setup.players, told, captions, help);
    session.settle();
    return good(session);
  }

  static resume<T extends GameTypes>(game: Game<T>, saved: SavedMatch, help: LocalHelp<T>): Result<LocalSession<T>> {
    const told = retell(game, saved.record);
    if (!told.ok) return told;
    if (told.value.match.hash() !== saved.record.hash) {
      return bad('other-ending', 'The moves do not lead to where this match was left, so it cannot go on.');
    }
    const session = new LocalSession(saved.id, saved.players, told.value, captionsOf(saved), help);
    session.askBots();
    return good(session);
  }

  /** Takes over what another tab has saved for the same match. */
  follow(saved: SavedMatch): void {
    const told = retell(this.game, saved.record);
    if (!told.ok || this.isClosed) return;
    this.told = told.value;
    this.written = captionsOf(saved);
    this.generation++;
    this.turnToNextPerson();
    this.changed();
    this.askBots();
  }

  /** No more bot moves and no more saving: the page shows something else. */
  close(): void {
    this.isClosed = true;
  }

  private get match(): Match<T> {
    this.version();
    return this.told.match;
  }

  get viewer(): Seat {
    return this.person();
  }

  get view(): T['View'] {
    return this.match.view(this.viewer);
  }

  get moves(): readonly T['Move'][] {
    return this.handOver === undefined ? this.match.legalMoves(this.viewer) : [];
  }

  get events(): readonly T['Event'][] {
    this.version();
    return seenBy(this.game, this.told.events.at(-1) ?? [], this.viewer);
  }

  get log(): readonly LogLine[] {
    this.version();
    return logOf(this.game, this.told.events, this.viewer, this.names);
  }

  get step(): number {
    return this.match.steps.length;
  }

  get waitingFor(): readonly Seat[] {
    return seatsIn(this.game.toAct(this.match.state));
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.match.state);
  }

  get problem(): Problem | undefined {
    return this.refusal();
  }

  get record(): MatchRecord {
    return withCaptions(recordOf(this.match), this.captions);
  }

  get captions(): Captions {
    this.version();
    return this.written;
  }

  writeCaption(key: string, text: string): void {
    const caption = readCaption(slotsOf(this.told, this.viewer), key, text);
    this.setRefusal(caption.ok ? undefined : caption.problem);
    if (!caption.ok) return;
    this.written = withCaption(this.written, key, caption.value);
    this.changed();
    this.keep();
  }

  get handOver(): Seat | undefined {
    if (!this.help.hidden || this.people.length < 2 || this.outcome !== undefined) return undefined;
    return this.holder() === this.viewer ? undefined : this.viewer;
  }

  acceptHandOver(): void {
    this.setHolder(this.viewer);
  }

  play(move: T['Move']): void {
    const played = playStep(this.told, [this.viewer, move.id]);
    this.setRefusal(played.ok ? undefined : played.problem);
    if (played.ok) this.settle();
  }

  /** On one screen everybody agrees: back to the last person's move, bots' answers included, never past a reveal. */
  get undo(): Offer {
    const { steps, earliestRewind } = this.match;
    const last = steps.findLastIndex(([seat]) => this.people.includes(seat));
    if (last < 0) return refused('Nobody has moved yet.');
    if (last < earliestRewind) return refused('Something was revealed since, so it stands.');
    return { can: true, run: () => this.rewindTo(last) };
  }

  private rewindTo(step: number): void {
    const back = this.told.match.rewind(step);
    if (!back.ok) {
      this.setRefusal(back.problem);
      return;
    }
    this.told.events.length = step;
    this.setRefusal(undefined);
    this.settle();
  }

  get redo(): Offer {
    if (!this.match.canRedo) return refused('Nothing was taken back.');
    return { can: true, run: () => this.redoToNextPerson() };
  }

  private redoToNextPerson(): void {
    const { match, events } = this.told;
    do {
      const played = match.redo();
      if (!played.ok) break;
      events.push(played.value.events);
    } while (match.canRedo && !this.people.some((seat) => hasSeat(this.game.toAct(match.state), seat)));
    this.settle();
  }

  preview(move: T['Move']): T['View'] | undefined {
    return thinkThrough(this.game, this.view, this.viewer, move);
  }

  whyNot(move: T['Move']): string | undefined {
    if (this.moves.includes(move)) return undefined;
    if (this.outcome !== undefined) return 'The match is over.';
    if (!this.waitingFor.includes(this.viewer)) return 'It is not your turn.';
    return this.game.whyNot(this.view, move).message;
  }

  /** After every change: keep it, show it to the right person, let bots answer. */
  private settle(): void {
    this.generation++;
    this.turnToNextPerson();
    this.changed();
    this.keep();
    this.answerReflexes();
    this.askBots();
  }

  private keep(): void {
    const { match } = this.told;
    const isKept = this.help.save({
      id: this.id,
      savedAt: this.help.now(),
      isOver: match.isOver,
      players: this.players,
      record: withCaptions(recordOf(match), this.written),
    });
    if (!isKept) this.setRefusal(NOT_KEPT);
  }

  /** A person who is asked only to hide that they have no choice is answered for at once. */
  private answerReflexes(): void {
    const { match } = this.told;
    for (const seat of this.people) {
      const move = this.game.reflex?.(match.view(seat), match.legalMoves(seat));
      if (move === undefined) continue;
      must(playStep(this.told, [seat, move.id]));
      this.settle();
      return;
    }
  }

  /** The viewer stays until another person has to act. */
  private turnToNextPerson(): void {
    const toAct = this.game.toAct(this.told.match.state);
    if (hasSeat(toAct, this.person())) return;
    const next = this.people.find((seat) => hasSeat(toAct, seat));
    if (next !== undefined) this.setPerson(next);
  }

  private askBots(): void {
    void this.letOneBotMove();
  }

  private async letOneBotMove(): Promise<void> {
    if (this.isThinking || this.isClosed) return;
    const { match } = this.told;
    const seat = seatsIn(this.game.toAct(match.state)).find((each) => this.players[each].kind === 'bot');
    if (seat === undefined) return;
    const player = this.players[seat];
    if (player.kind !== 'bot') return;
    const asked = this.generation;
    const moves = match.legalMoves(seat).map((move) => move.id);
    this.isThinking = true;
    try {
      const chosen = await this.help.think({ level: player.level, seat, view: match.view(seat), moves });
      this.isThinking = false;
      const isStale = this.generation !== asked;
      if (this.isClosed) return;
      if (isStale) {
        this.askBots();
        return;
      }
      must(playStep(this.told, [seat, chosen]));
      this.settle();
    } catch (reason) {
      this.isThinking = false;
      const why = reason instanceof Error ? reason.message : String(reason);
      this.setRefusal({
        code: 'bot-failed',
        message: `${player.name} could not move (${why}). Reload the page to try again.`,
      });
    }
  }
}
