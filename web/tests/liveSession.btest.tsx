import type { TableInfo } from '@bandstand/protocol';
import { createEffect, createRoot } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { SocketLink } from '../online/connection.ts';
import { LiveSession } from '../session/liveSession.ts';
import { toyGame } from './toyGame.ts';

/** A line to a server that says what the test wants it to say. */
class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  static latest: TestSocket | undefined;
  readonly readyState = TestSocket.OPEN;
  constructor() {
    super();
    TestSocket.latest = this;
  }
  send(): void {}
  close(): void {}
}

const hear = (message: object): void => {
  TestSocket.latest?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
};

afterEach(() => vi.unstubAllGlobals());

const seats = ['Ada', 'Bert'].map((name, seat) => ({ seat, kind: 'person', name, isHere: true, standIn: false }));
const table = { match: 'm', game: 'toy', status: 'playing', seats } as unknown as TableInfo;

test('what a message brings is seen at once: never a new view with the moves of the old one', () => {
  vi.stubGlobal('WebSocket', TestSocket);
  const session = new LiveSession({
    game: toyGame,
    table,
    connect: (receiver) => new SocketLink('m', { token: 't', invite: undefined }, receiver),
  });
  const seen: string[] = [];
  const dispose = createRoot((end) => {
    createEffect(() => seen.push(`${JSON.stringify(session.view)} ${session.moves.length} ${session.version}`));
    return end;
  });
  hear({ type: 'welcome', viewer: 0, table });
  const standing = { toAct: [0], canUndo: false };
  hear({ type: 'snapshot', view: { total: 0 }, events: [], version: 1, moves: [0, 1], ...standing });
  hear({ type: 'update', patch: [{ total: 2 }], events: [], version: 2, moves: [], ...standing });
  expect([...new Set(seen)]).toEqual(['{} 0 0', '{"total":0} 2 1', '{"total":2} 0 2']);
  dispose();
  session.close();
});
