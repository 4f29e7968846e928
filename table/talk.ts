import { bad, good, type Result, type Talk } from '@bandstand/engine';
import type { ClientMessage } from '@bandstand/protocol';
import { cleanText } from '@bandstand/protocol/captions';
import { REACTIONS } from '@bandstand/protocol/reactions';
import type { Audience, Connection } from './audience.ts';
import type { ChatRow, TableStore } from './store.ts';
import { messageText } from './wire.ts';

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
      : bad('unknown-reaction', `Reactions here: ${REACTIONS.join(', ')}.`);
  }
  const sign = talk.signs.find(({ id }) => id === reaction);
  if (sign !== undefined) return good({ kind: 'sign', text: sign.label });
  const known = talk.signs.map(({ id }) => id).join(', ');
  return bad('unknown-reaction', known === '' ? 'No signs can be given now.' : `Signs here: ${known}.`);
}

/** What was said at a table. Everybody hears it from the store, whichever node it came in at. */
export class Conversation {
  private readonly store: TableStore;
  private readonly match: string;
  private readonly audience: Audience;
  private last = 0;

  constructor(store: TableStore, match: string, audience: Audience) {
    this.store = store;
    this.match = match;
    this.audience = audience;
  }

  /** To somebody who comes: everything so far. */
  async greet(connection: Connection): Promise<void> {
    const said = await this.store.chat(this.match, 0);
    this.last = Math.max(this.last, said.at(-1)?.n ?? 0);
    for (const chat of said) connection.send(messageText({ type: 'chat', ...chat }));
  }

  /** To all who are here: what is new. */
  async tell(): Promise<void> {
    if (this.audience.size === 0) return;
    for (const chat of await this.store.chat(this.match, this.last)) {
      this.last = chat.n;
      this.audience.sendAll(messageText({ type: 'chat', ...chat }));
    }
  }
}
