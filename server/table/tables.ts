import { bad, good, playsLike, type Problem, type Result } from '@bandstand/engine';
import { loadGame, type GameFolder } from '@bandstand/games';
import type { Seen } from '@bandstand/table';
import { Places } from '../places.ts';
import { Slices } from '../slices.ts';
import type { Head, Store, Wake } from '../storage/store.ts';
import { LiveTable } from './live.ts';
import { words } from '../text/index.ts';

export interface TablesParts {
  readonly store: Store;
  readonly now: () => number;
  readonly onChange: (table: LiveTable, isOwn: boolean) => void;
  /** Called when a table could not be brought up to date; the next look at storage tries again. */
  readonly onProblem?: (reason: unknown) => void;
  /** Done before anybody is given a table that was just read, and after another node changed something. */
  readonly onRead?: (table: LiveTable) => Promise<unknown>;
}

export const UNKNOWN_MATCH: Problem = {
  code: 'unknown-match',
  message: words.tables.thereIsNoSuchTable,
};

/** Tables that nobody looks at are dropped from memory after this time. */
const IDLE_MS = 30_000;

/** So many tables are read at the same time, whoever comes back from a dead node: those who play here need storage and CPU too. */
const READ_AT_ONCE = 4;

/** The tables in use on this node. Everything else sleeps in storage and costs nothing here. */
export class Tables {
  private readonly parts: TablesParts;
  private readonly slices = new Slices();
  private readonly readers = new Places(READ_AT_ONCE);
  private readonly live = new Map<string, Promise<Result<LiveTable>>>();
  private readonly ready = new Map<string, LiveTable>();
  /** How much news beside the log each table in use has been told of. */
  private readonly news = new Map<string, number>();
  private readonly games = new Map<string, Promise<Result<GameFolder>>>();

  constructor(parts: TablesParts) {
    this.parts = parts;
    parts.store.subscribe((wake) => void this.hear(wake).catch((reason: unknown) => parts.onProblem?.(reason)));
  }

  get loaded(): number {
    return this.ready.size;
  }

  tables(): Iterable<LiveTable> {
    return this.ready.values();
  }

  /** A game with the shipped pack or with other content; parsed packs are remembered by their text. */
  folder(id: string, pack: string | null): Promise<Result<GameFolder>> {
    const key = `${id} ${pack ?? ''}`;
    const known = this.games.get(key);
    if (known !== undefined) return known;
    const loading = (async (): Promise<Result<GameFolder>> => {
      const folder = await loadGame(id);
      if (!folder.ok || pack === null) return folder;
      const game = folder.value.withPack(JSON.parse(pack));
      return game.ok ? good({ ...folder.value, game: game.value }) : game;
    })();
    if (this.games.size > 200) this.games.clear();
    this.games.set(key, loading);
    return loading;
  }

  async get(id: string): Promise<Result<LiveTable>> {
    const known = this.live.get(id);
    if (known !== undefined) return this.parts.store.isHearing ? known : this.refreshed(known);
    const loading = this.readers.take(() => this.load(id));
    this.live.set(id, loading);
    const result = await loading.catch((error: unknown) => {
      this.live.delete(id);
      throw error;
    });
    if (!result.ok) this.live.delete(id);
    else this.ready.set(id, result.value);
    return result;
  }

  private async load(id: string): Promise<Result<LiveTable>> {
    const { store, now, onChange } = this.parts;
    const row = await store.match(id);
    if (row === undefined) return { ok: false, problem: UNKNOWN_MATCH };
    this.news.set(id, row.news);
    const folder = await this.folder(row.game, row.pack);
    if (!folder.ok) return folder;
    const { game, knowledge } = folder.value;
    if (game.rulesVersion !== row.rulesVersion || !playsLike(game.pack, row.packHash)) {
      return bad('other-rules', words.tables.thisMatchWasBegun(row.rulesVersion));
    }
    const seats = await store.seats(id);
    const table = new LiveTable({ store, game, knowledge, row, seats, now, pause: this.slices.pause, onChange });
    // The row was read before the seats: nobody has swapped them since.
    await table.readLog(row.status !== 'open');
    await this.parts.onRead?.(table);
    return good(table);
  }

  private async hear(wake: Wake): Promise<void> {
    if (wake === 'all') return this.catchUp([...this.live.keys()]);
    const table = this.live.get(wake.match);
    if (table === undefined) return undefined;
    if (wake.seen !== undefined) await this.noteElsewhere(table, wake.seen);
    else await (wake.seq === undefined ? this.refreshed(table) : this.readUpTo(table, wake.seq));
    return undefined;
  }

  /** Looks in storage for what these tables have missed, all at once: wake-ups may get lost. */
  async catchUp(matches: readonly string[]): Promise<void> {
    const heads = await this.parts.store.heads(matches);
    await Promise.all(heads.map((head) => this.mend(head)));
  }

  private async mend({ match, seq, news }: Head): Promise<void> {
    const table = this.live.get(match);
    if (table === undefined) return;
    const hasNews = news !== this.news.get(match);
    this.news.set(match, news);
    await (hasNews ? this.refreshed(table) : this.readUpTo(table, seq));
  }

  private async readUpTo(table: Promise<Result<LiveTable>>, seq: number): Promise<void> {
    const found = await table;
    if (found.ok && seq > found.value.state.seq) await found.value.readOn();
  }

  private async noteElsewhere(table: Promise<Result<LiveTable>>, seen: Seen): Promise<void> {
    const found = await table;
    if (found.ok) await found.value.noteElsewhere(seen);
  }

  /** When nothing is under way at any table. */
  async settled(): Promise<void> {
    await Promise.all([...this.ready.values()].map((table) => table.settled()));
  }

  /** Forgets tables without watchers: soon, and at once when nobody will play there any more. */
  sweep(): void {
    const limit = this.parts.now() - IDLE_MS;
    for (const [id, table] of this.ready) {
      if (table.watchers > 0 || (table.usedAt > limit && !table.isOver)) continue;
      this.ready.delete(id);
      this.live.delete(id);
      this.news.delete(id);
    }
  }

  /** Also a table that is still being read: what it reads may be from before the change. */
  private async refreshed(table: Promise<Result<LiveTable>>): Promise<Result<LiveTable>> {
    const found = await table;
    if (!found.ok) return found;
    await found.value.refresh();
    await this.parts.onRead?.(found.value);
    return found;
  }
}
