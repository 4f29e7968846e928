import type { Captions, Game } from '@bandstand/engine';
import type { CaptionRow, MatchRow, Store } from '../storage/store.ts';
import type { Audience, Channel } from './audience.ts';
import { wired } from './track.ts';

export interface TalkParts {
  readonly store: Store;
  readonly game: Game;
  readonly row: MatchRow;
}

/** What is said and written beside a match. Everybody at the table hears it from storage, whichever node it came in at. */
export class TableTalk {
  private readonly parts: TalkParts;
  private readonly audience: Audience;
  private lastChat = 0;
  /** As they were last told; unread until somebody looks. */
  private told: Captions | undefined;

  constructor(parts: TalkParts, audience: Audience) {
    this.parts = parts;
    this.audience = audience;
  }

  /** Texts beside the match. Most games have none, and then storage is not asked. */
  async captions(): Promise<Captions> {
    const { store, game, row } = this.parts;
    return game.captions === undefined ? {} : store.captions(row.id);
  }

  /** To somebody who comes: everything so far. */
  async greet(channel: Channel): Promise<void> {
    const { store, row } = this.parts;
    const said = await store.chat(row.id, 0);
    this.lastChat = Math.max(this.lastChat, said.at(-1)?.n ?? 0);
    for (const chat of said) channel.send(wired({ type: 'chat', ...chat }));
    this.told ??= await this.captions();
    if (Object.keys(this.told).length > 0) channel.send(wired({ type: 'captions', captions: this.told }));
  }

  /** To all who are here: what is new. */
  async tell(): Promise<void> {
    const { store, row } = this.parts;
    if (this.audience.size > 0) {
      for (const chat of await store.chat(row.id, this.lastChat)) {
        this.lastChat = chat.n;
        this.audience.sendAll(wired({ type: 'chat', ...chat }));
      }
    }
    await this.tellCaptions();
  }

  async write(caption: CaptionRow): Promise<void> {
    const { store, row } = this.parts;
    await store.writeCaption(row.id, caption);
    await this.tellCaptions();
  }

  private async tellCaptions(): Promise<void> {
    if (this.audience.size === 0) {
      this.told = undefined;
      return;
    }
    const before = this.told ?? {};
    const captions = await this.captions();
    this.told = captions;
    const keys = Object.keys(captions);
    if (keys.length === Object.keys(before).length && keys.every((key) => captions[key] === before[key])) return;
    this.audience.sendAll(wired({ type: 'captions', captions }));
  }
}
