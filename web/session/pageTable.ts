import {
  good,
  Match,
  recordOf,
  checkSetup,
  fitsGame,
  secretFrom,
  withDeal,
  type KnownDeal,
  type Parts,
  withCaptions,
  type BotQuestion,
  type Captions,
  type Game,
  type MatchRecord,
  type OptionValues,
  type Result,
  type Seat,
  type Step,
  type Outcome,
  type Viewer,
} from '@bandstand/engine';
import type { ClientMessage, ServerMessage, TableInfo } from '@bandstand/protocol';
import { BotHost, carriedCaptions, localTable, type Connection, type LocalPlayer, type Table } from '@bandstand/table';
import { laterTask } from '@bandstand/kits/board';
import { batch } from 'solid-js';
import type { Receiver, TableLink } from './link.ts';
import { captionsOf, newMatchId, type Kept, type SavedMatch } from './saved.ts';
import { words } from '../text/index.ts';

/** Somebody who chooses a move for a bot's seat; gets what the seat may know and nothing more. */
export type Thinker = (question: BotQuestion) => Promise<number>;

export interface PageStart {
  readonly players: readonly LocalPlayer[];
  readonly options?: OptionValues;
  /** The deal of an earlier match. */
  readonly secret?: string;
  /** What devices added to the secret of a match that this one goes on from. */
  readonly parts?: Parts | undefined;
  /** Why somebody may know the deal. */
  readonly deal?: KnownDeal | undefined;
  /** Steps that were made before: the match goes on from there. */
  readonly opening?: readonly Step[];
  /** Of an earlier match of the same people; those that are still offered go on. */
  readonly captions?: Captions;
}

export interface PageHelp {
  readonly think: Thinker;
  readonly save: (saved: SavedMatch) => Kept;
  /** What is kept of a match now. */
  readonly reread: (id: string) => SavedMatch | undefined;
  readonly now: () => number;
}

const NOT_KEPT = {
  type: 'refused',
  code: 'not-kept',
  message: words.pageTable.thisBrowserHasNoRoom,
} as const;

const MADE_ROOM = {
  type: 'refused',
  code: 'made-room',
  message: words.pageTable.thisBrowserWasFull,
} as const;

const WENT_ON = {
  type: 'refused',
  code: 'went-on',
  message: words.pageTable.thisMatchWentOnInAnotherTab,
} as const;

/** What a table begins with: fresh, or as it was kept. */
interface Beginning {
  readonly id: string;
  readonly players: readonly LocalPlayer[];
  readonly options: OptionValues;
  readonly secret: string;
  readonly parts: Parts | undefined;
  readonly deal: KnownDeal | undefined;
  readonly opening: readonly Step[];
  readonly captions: Captions;
  readonly revision: number;
}

/** A table that stands in this page: people on one screen, bots in a worker, kept after every change. */
export class PageTable implements TableLink {
  readonly id: string;
  readonly game: Game;
  readonly players: readonly LocalPlayer[];
  /** Seats of the people at this screen. */
  readonly people: readonly Seat[];
  /** When it was over, if it was when it was opened. */
  endedAt: number | undefined;
  private readonly help: PageHelp;
  private receiver: Receiver | undefined;
  private table: Table;
  private bots: BotHost;
  private readonly deal: KnownDeal | undefined;
  private captions: Captions;
  private isClosed = false;
  /** Of what this page kept or read last. */
  private revision: number;
  /** Messages of one change are shown together. */
  private readonly inbox: { readonly message: ServerMessage; readonly viewer: Viewer }[] = [];

  private constructor(game: Game, beginning: Beginning, table: Table, help: PageHelp) {
    this.game = game;
    this.id = beginning.id;
    this.players = beginning.players;
    this.deal = beginning.deal;
    this.captions = beginning.captions;
    this.revision = beginning.revision;
    this.people = beginning.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.help = help;
    this.table = table;
    this.bots = this.newBots();
  }

  private static open(game: Game, beginning: Beginning, help: PageHelp): Result<PageTable> {
    const hook: Hook = { changed: () => undefined };
    const table = tableFrom(game, beginning, help, hook);
    if (!table.ok) return table;
    const opened = new PageTable(game, beginning, table.value, help);
    hook.changed = () => opened.changed();
    return good(opened);
  }

  /** Sets a new table; it is kept before its first move. */
  static start(game: Game, start: PageStart, help: PageHelp): Result<PageTable> {
    const secret = start.secret ?? secretFrom(crypto.getRandomValues(new Uint8Array(32)));
    const { options, players, parts } = start;
    const checked = checkSetup(game, players.length, options);
    if (!checked.ok) return checked;
    const carried = start.captions === undefined ? [] : captionsFor(game, { ...start, secret }, start.captions);
    const opened = PageTable.open(
      game,
      {
        id: newMatchId(),
        players: start.players,
        options: checked.value,
        secret,
        parts,
        deal: start.deal,
        opening: start.opening ?? [],
        captions: Object.fromEntries(carried.map(({ key, text }) => [key, text])),
        revision: 0,
      },
      help,
    );
    if (opened.ok) opened.value.keep();
    return opened;
  }

  /** Sets a table where its moves lead: they are the truth, a hash of another build says nothing against them. */
  static resume(game: Game, saved: SavedMatch, help: PageHelp): Result<PageTable> {
    const fits = fitsGame(game, saved.record);
    if (!fits.ok) return fits;
    const opened = PageTable.open(game, beginningOf(saved), help);
    if (opened.ok && saved.isOver) opened.value.endedAt = saved.savedAt;
    return opened;
  }

  /** The page was asleep: another tab may have gone on meanwhile. */
  wake(): void {
    const saved = this.help.reread(this.id);
    if (saved !== undefined && saved.revision > this.revision) this.follow(saved);
  }

  /** Takes over what another tab has saved for the same match. */
  follow(saved: SavedMatch): void {
    const beginning = beginningOf(saved);
    const table = tableFrom(this.game, beginning, this.help, { changed: () => this.changed() });
    if (this.isClosed) return;
    if (!table.ok) return;
    this.bots.close();
    this.table = table.value;
    this.captions = beginning.captions;
    this.revision = beginning.revision;
    this.bots = this.newBots();
    this.seatPeople();
  }

  /** Lets a session hear and play. */
  connect(receiver: Receiver): TableLink {
    this.receiver = receiver;
    receiver.onState('open');
    this.seatPeople();
    return this;
  }

  private seatPeople(): void {
    // What several people at one screen decide in the open, they look at as anybody would.
    const viewers: readonly Viewer[] = this.people.length > 1 ? [...this.people, 'spectator'] : this.people;
    for (const viewer of viewers) void this.table.join(this.connectionFor(viewer));
    this.bots.drive(this.table, true);
  }

  private connectionFor(viewer: Viewer): Connection {
    const { table } = this;
    return {
      viewer,
      send: (text) => {
        if (this.table === table && !this.isClosed) this.deliver(JSON.parse(text) as ServerMessage, viewer);
      },
    };
  }

  private deliver(message: ServerMessage, viewer: Viewer): void {
    this.inbox.push({ message, viewer });
    if (this.inbox.length > 1) return;
    // The rules have just been at work: drawing what came of it is another task.
    laterTask(() =>
      batch(() => {
        for (const each of this.inbox.splice(0)) this.receiver?.receive(each.message, each.viewer);
      }),
    );
  }

  get info(): TableInfo {
    return this.table.info();
  }

  get record(): MatchRecord {
    return withCaptions(withDeal(recordOf(this.table.state.match), this.deal), this.captions);
  }

  send(message: ClientMessage, seat: Seat | undefined): boolean {
    if (seat !== undefined) void this.carryOut(message, seat);
    return true;
  }

  private async carryOut(message: ClientMessage, seat: Seat): Promise<void> {
    const result = await this.obey(message, seat);
    if (result === undefined || result.ok) return;
    const nonce = message.type === 'move' ? { nonce: message.nonce } : {};
    this.receiver?.receive({ type: 'refused', ...result.problem, ...nonce }, seat);
  }

  private async obey(message: ClientMessage, seat: Seat): Promise<Result<unknown> | undefined> {
    switch (message.type) {
      case 'hello':
      case 'ping':
      case 'relieve':
        return undefined;
      case 'chat':
      case 'react':
        return this.table.say(seat, message);
      case 'caption':
        return this.table.writeCaption(seat, message.key, message.text);
      default:
        return this.table.act(seat, message);
    }
  }

  /** A table in this page is never out of reach. */
  tryNow(): void {
    this.resync();
  }

  resync(): void {
    this.seatPeople();
  }

  /** After every change: keep it, let bots answer. */
  private changed(): void {
    if (this.isClosed) return;
    void this.keepAll();
    this.bots.drive(this.table, true);
  }

  private async keepAll(): Promise<void> {
    this.captions = await this.table.readCaptions();
    this.keep();
  }

  private keep(): void {
    if (this.isClosed) return;
    const { match } = this.table.state;
    const outcome: Outcome | undefined = match.game.outcome(match.state);
    const kept = this.help.save({
      id: this.id,
      savedAt: this.help.now(),
      isOver: match.isOver,
      players: this.players,
      record: this.record,
      revision: this.revision + 1,
      ...(outcome === undefined ? {} : { outcome }),
    });
    if (kept.how === 'newer') {
      this.wake();
      this.receiver?.receive(WENT_ON);
      return;
    }
    this.revision++;
    if (kept.how === 'until-closed') this.receiver?.receive(NOT_KEPT);
    else if (kept.droppedMatches > 0) this.receiver?.receive(MADE_ROOM);
  }

  private newBots(): BotHost {
    return new BotHost({
      think: this.help.think,
      seed: () => crypto.getRandomValues(new Uint32Array(1))[0],
      after(_ms, work) {
        let isOff = false;
        queueMicrotask(() => {
          if (!isOff) work();
        });
        return () => {
          isOff = true;
        };
      },
      delayMs: () => 0,
      rescueMs: 0,
      // With several people at one screen, an answer without them would tell that there was no choice.
      reflexMs: () => (this.people.length > 1 ? undefined : [0, 0]),
      onProblem: (reason, question) => {
        const name = this.players[question?.seat ?? 0].name;
        const why = reason instanceof Error ? reason.message : String(reason);
        const message = words.pageTable.couldNotMoveReload(name, why);
        this.receiver?.receive({ type: 'refused', code: 'bot-failed', message });
        return undefined;
      },
    });
  }

  /** No more bot moves and no more saving: the page shows something else. */
  close(): void {
    this.isClosed = true;
    this.bots.close();
  }
}

/** What was written at an earlier match and is still offered at this one. */
function captionsFor(
  game: Game,
  { options, players, secret, parts }: PageStart & { secret: string },
  before: Captions,
) {
  const match = Match.start(game, { options, seats: players.length, secret, parts });
  return match.ok ? carriedCaptions(before, match.value, [...players.keys()]) : [];
}

/** Called after every change of a table. */
interface Hook {
  changed: () => void;
}

const tableFrom = (game: Game, beginning: Beginning, { now }: PageHelp, hook: Hook): Result<Table> => {
  const { id, players, options, secret, parts, opening, captions } = beginning;
  const onChange = (): void => hook.changed();
  return localTable({ id, game, options, seed: secret, parts, players, opening, captions, now, onChange });
};

const beginningOf = (saved: SavedMatch): Beginning => ({
  id: saved.id,
  players: saved.players,
  options: saved.record.options,
  secret: saved.record.seed,
  parts: saved.record.parts,
  deal: saved.record.deal,
  opening: saved.record.moves,
  captions: captionsOf(saved),
  revision: saved.revision,
});
