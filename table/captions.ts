import type { CaptionSlot, Captions, Game, Match, Seat } from '@bandstand/engine';
import type { Audience, Connection } from './audience.ts';
import type { CaptionRow, TableStore } from './store.ts';
import { messageText } from './wire.ts';

/** What a seat may write beside the match now. */
export const captionsOffered = (match: Match, seat: Seat): readonly CaptionSlot[] =>
  match.game.captions?.(match.view(seat), seat) ?? [];

/** Texts that are written beside a match, as they are kept and told. */
export class CaptionBoard {
  private readonly store: TableStore;
  private readonly match: string;
  private readonly game: Game;
  private readonly audience: Audience;
  /** As they were last told; unread until somebody looks. */
  private told: Captions | undefined;

  constructor(store: TableStore, match: string, game: Game, audience: Audience) {
    this.store = store;
    this.match = match;
    this.game = game;
    this.audience = audience;
  }

  /** Most games have none, and then the store is not asked. */
  async read(): Promise<Captions> {
    return this.game.captions === undefined ? {} : this.store.captions(this.match);
  }

  async greet(connection: Connection): Promise<void> {
    this.told ??= await this.read();
    if (Object.keys(this.told).length > 0) connection.send(messageText({ type: 'captions', captions: this.told }));
  }

  async write(caption: CaptionRow): Promise<void> {
    await this.store.writeCaption(this.match, caption);
    await this.tell();
  }

  async tell(): Promise<void> {
    if (this.audience.size === 0) {
      this.told = undefined;
      return;
    }
    const before = this.told ?? {};
    const captions = await this.read();
    this.told = captions;
    const keys = Object.keys(captions);
    if (keys.length === Object.keys(before).length && keys.every((key) => captions[key] === before[key])) return;
    this.audience.sendAll(messageText({ type: 'captions', captions }));
  }
}
