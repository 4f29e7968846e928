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

const open = (): LiveSession =>
  new LiveSession({
    game: toyGame,
    table,
    connect: (receiver) => new SocketLink('m', { token: 't', invite: undefined }, receiver),
  });

test('a page that is not let in says why and does not knock again', async () => {
  vi.stubGlobal('WebSocket', TestSocket);
  const session = open();
  const first = TestSocket.latest;
  hear({ type: 'refused', code: 'bad-token', message: 'This key does not open a seat.' });
  first?.dispatchEvent(new Event('close'));
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(session.problem?.message).toBe('This key does not open a seat.');
  expect(TestSocket.latest).toBe(first);
  session.close();
});

test('an update that was lost on the way is noticed, and everything is asked for anew', async () => {
  vi.stubGlobal('WebSocket', TestSocket);
  const session = open();
  const first = TestSocket.latest;
  hear({ type: 'welcome', viewer: 0, table });
  const standing = { toAct: [0], canUndo: false, moves: [0] };
  hear({ type: 'snapshot', view: { total: 0 }, events: [], version: 1, ...standing });
  hear({ type: 'update', patch: [{ total: 9 }], events: [], version: 3, ...standing });
  expect(session.view).toEqual({ total: 0 });
  await expect.poll(() => TestSocket.latest !== first).toBe(true);
  session.close();
});

test('words that were taken away vanish from an open page, with the name, and what others said stays', () => {
  vi.stubGlobal('WebSocket', TestSocket);
  const session = open();
  hear({ type: 'welcome', viewer: 0, table });
  const said = (n: number, seat: number, name: string, text: string, kind = 'text') =>
    hear({ type: 'chat', n, at: 0, seat, name, kind, text });
  said(1, 1, 'Rude', 'something rude');
  said(2, 0, 'Ada', 'please');
  // They have changed seats since.
  said(3, 0, 'Rude', 'more of it');
  said(4, 1, 'Player 2', '1 3', 'removed');
  said(5, 1, 'Cy', 'hello');
  expect(session.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Player 2: (removed)',
    'Ada: please',
    'Player 2: (removed)',
    'Player 2: 1 3',
    'Cy: hello',
  ]);
  session.close();
});

test('that the connection is down is said no longer than it is', () => {
  let isUp = true;
  const sent: string[] = [];
  const session = new LiveSession({
    game: toyGame,
    table,
    connect: () => ({
      send: ({ type }) => isUp && sent.push(type) > 0,
      resync: () => undefined,
      tryNow: () => undefined,
      close: () => undefined,
    }),
  });
  const standing = { view: { total: 0 }, events: [], toAct: [0], canUndo: false, canRedo: false };
  session.onState('open');
  session.receive({ type: 'welcome', protocol: 1, viewer: 0, table });
  session.receive({ type: 'snapshot', version: 1, moves: [0], ...standing });
  isUp = false;
  session.onState('waiting');
  session.play(toyGame.moves[0]);
  expect(session.problem?.code).toBe('offline');
  isUp = true;
  session.onState('open');
  session.receive({ type: 'welcome', protocol: 1, viewer: 0, table });
  expect(sent).toEqual(['move']);
  // The move had arrived, or another device made it: no word of its being accepted comes any more.
  session.receive({ type: 'snapshot', version: 2, moves: [], ...standing, toAct: [1] });
  expect(session.problem).toBeUndefined();
  session.close();
});
