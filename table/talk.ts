import { bad, good, type Result, type Talk } from '@bandstand/engine';
import type { ClientMessage } from '@bandstand/protocol';
import { cleanText } from '@bandstand/protocol/captions';
import { REACTIONS } from '@bandstand/protocol/reactions';
import type { Audience, Connection } from './audience.ts';
import type { ChatRow, TableStore } from './store.ts';
import { messageText } from './wire.ts';
import { words } from './text/index.ts';

export type Speech = Extract<ClientMessage, { type: 'chat' | 'react' }>;
export type Said = Pick<ChatRow, 'kind' | 'text'>;

/** What is said by a message, as far as the game lets people talk now; an empty text says nothing. */
export const readSpeech = (talk: Talk | undefined, message: Speech): Result<Said> =>
  message.type === 'chat' ? chatIn(talk, message.text) : reactionIn(talk, message.reaction);

const chatIn = (talk: Talk | undefined, text: string): Result<Said> =>
  talk?.closed === undefined ? good({ kind: 'text', text: cleanText(text) }) : { ok: false, problem: talk.closed };

function reactionIn(talk: Talk | undefined, reaction: string): Result<Said> {
  if (talk?.signs === undefined) {
    return REACTIONS.some((known) => known === reaction)
      ? good({ kind: 'reaction', text: reaction })
      : bad('unknown-reaction', words().talk.reactionsHere(REACTIONS.join(', ')));
  }
  const sign = talk.signs.find(({ id }) => id === reaction);
  if (sign !== undefined) return good({ kind: 'sign', text: sign.label });
  const known = talk.signs.map(({ id }) => id).join(', ');
  return bad('unknown-reaction', known === '' ? words().talk.noSignsCanBeGiven : words().talk.signsHere(known));
}

/** What was said at a table. Everybody hears it from the store, whichever node it came in at. */
export class Conversation {
  private readonly store: TableStore;
  private readonly match: string;
  private readonly audience: Audience;
  /** The number of the last thing that those who are here were told. */
  private last = 0;
  /** Everything so far, for whoever comes next; unread after news, as words may have been taken away. */
  private said: readonly ChatRow[] | undefined;

  constructor(store: TableStore, match: string, audience: Audience) {
    this.store = store;
    this.match = match;
    this.audience = audience;
  }

  /** To somebody who comes: everything so far. A crowd that comes back to a table asks the store once. */
  async greet(connection: Connection): Promise<void> {
    if (this.said === undefined) {
      this.said = await this.store.chat(this.match, 0);
      this.spread(this.said);
    }
    for (const chat of this.said) connection.send(messageText({ type: 'chat', ...chat }));
  }

  /** To all who are here: what is new. */
  async tell(): Promise<void> {
    this.said = undefined;
    if (this.audience.size > 0) this.spread(await this.store.chat(this.match, this.last));
  }

  private spread(said: readonly ChatRow[]): void {
    for (const chat of said) {
      if (chat.n <= this.last) continue;
      this.last = chat.n;
      this.audience.sendAll(messageText({ type: 'chat', ...chat }));
    }
  }
}
