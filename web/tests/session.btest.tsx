import { must, type Game } from '@bandstand/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalSession, type LocalHelp } from '../session/localSession.ts';
import { ReplaySession } from '../session/replaySession.ts';
import {
  readMatch,
  removeMatch,
  savedMatches,
  saveMatch,
  type LocalPlayer,
  type SavedMatch,
} from '../session/saved.ts';
import { toyGame } from './toyGame.ts';

beforeEach(() => localStorage.clear());

const game: Game = toyGame;
const ada: LocalPlayer = { kind: 'person', name: 'Ada' };
const bert: LocalPlayer = { kind: 'person', name: 'Bert' };
const bot: LocalPlayer = { kind: 'bot', name: 'Steady', level: 'random' };

/** Bots add 1 at once; everything is saved. */
const help = (change: Partial<LocalHelp> = {}): LocalHelp => ({
  think: ({ moves }) => Promise.resolve(moves[0]),
  save: saveMatch,
  hidden: false,
  now: () => 1,
  ...change,
});

const start = (players: readonly LocalPlayer[], change: Partial<LocalHelp> = {}): LocalSession =>
  must(LocalSession.start(game, { players }, help(change)));

const add = (session: LocalSession, amount: number): void => session.play(game.moves[amount - 1]);
const texts = (session: { log: readonly { text: string }[] }): string[] => session.log.map((line) => line.text);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const offered = (session: LocalSession, wish: 'undo' | 'redo'): void => {
  const offer = session[wish];
  if (!offer.can) throw new Error(offer.why);
  offer.run();
};

describe('a match against bots', () => {
  test('bots answer by themselves', async () => {
    const session = start([ada, bot]);
    add(session, 2);
    await settled();
    expect(texts(session)).toEqual(['Ada adds 2.', 'Steady adds 1.']);
    expect(session.waitingFor).toEqual([0]);
  });

  test('undo takes the bots’ answers back with the move, redo plays them again', async () => {
    const session = start([ada, bot]);
    add(session, 1);
    await settled();
    add(session, 2);
    await settled();
    offered(session, 'undo');
    expect(texts(session)).toEqual(['Ada adds 1.', 'Steady adds 1.']);
    offered(session, 'redo');
    expect(texts(session)).toEqual(['Ada adds 1.', 'Steady adds 1.', 'Ada adds 2.', 'Steady adds 1.']);
  });

  test('undo never goes past a reveal', async () => {
    const session = start([ada, bot]);
    add(session, 3);
    await settled();
    expect(session.undo).toEqual({ can: false, why: 'Something was revealed since, so it stands.' });
  });

  test('a bot gets its seat’s view and its legal moves, nothing else', async () => {
    const questions: object[] = [];
    const session = start([ada, bot], {
      think: (question) => {
        questions.push(question);
        return Promise.resolve(question.moves[0]);
      },
    });
    add(session, 1);
    await settled();
    expect(questions.map((question) => Object.keys(question).toSorted())).toEqual([['level', 'moves', 'seat', 'view']]);
  });

  test('an answer that comes after an undo is forgotten', async () => {
    const answers: ((move: number) => void)[] = [];
    const session = start([ada, bot], { think: () => new Promise((resolve) => answers.push(resolve)) });
    add(session, 1);
    offered(session, 'undo');
    answers[0](0);
    await settled();
    expect(texts(session)).toEqual([]);
  });

  test('an answer to an older question is not taken for the new one', async () => {
    const answers: ((move: number) => void)[] = [];
    const session = start([ada, bot], { think: () => new Promise((resolve) => answers.push(resolve)) });
    add(session, 1);
    offered(session, 'undo');
    add(session, 2);
    answers[0](2);
    await settled();
    expect(texts(session)).toEqual(['Ada adds 2.']);
    answers[1](0);
    await settled();
    expect(texts(session)).toEqual(['Ada adds 2.', 'Steady adds 1.']);
  });

  test('a bot that fails is told about, and the match stays as it was', async () => {
    const session = start([ada, bot], { think: () => Promise.reject(new Error('no idea')) });
    add(session, 1);
    await settled();
    expect(session.problem?.message).toContain('Steady could not move (no idea)');
    expect(texts(session)).toEqual(['Ada adds 1.']);
  });
});

describe('people on one screen', () => {
  test('the table is shown to whoever has to decide', () => {
    const session = start([ada, bert]);
    expect(session.viewer).toBe(0);
    add(session, 1);
    expect(session.viewer).toBe(1);
  });

  test('with hidden things the device is handed over first', () => {
    const session = start([ada, bert], { hidden: true });
    expect(session.handOver).toBe(0);
    expect(session.moves).toEqual([]);
    session.acceptHandOver();
    expect(session.handOver).toBeUndefined();
    add(session, 1);
    expect(session.handOver).toBe(1);
    expect(session.moves).toEqual([]);
  });

  test('without hidden things nobody has to look away', () => {
    const session = start([ada, bert]);
    add(session, 1);
    expect(session.handOver).toBeUndefined();
  });
});

describe('keeping', () => {
  const saved = (id: string): SavedMatch => {
    const match = readMatch(id);
    if (match === undefined) throw new Error('nothing was saved');
    return match;
  };

  test('a match goes on where it was left', async () => {
    const session = start([ada, bot]);
    add(session, 2);
    await settled();
    const again = must(LocalSession.resume(game, saved(session.id), help()));
    expect(texts(again)).toEqual(texts(session));
    expect(again.view).toEqual(session.view);
    expect(again.waitingFor).toEqual([0]);
  });

  test('a match left while a bot was thinking goes on with the bot', async () => {
    const session = start([ada, bot], { think: () => new Promise(() => undefined) });
    add(session, 2);
    session.close();
    const again = must(LocalSession.resume(game, saved(session.id), help()));
    await settled();
    expect(texts(again)).toEqual(['Ada adds 2.', 'Steady adds 1.']);
  });

  test('what another tab has saved is taken over', () => {
    const mine = start([ada, bert]);
    const theirs = must(LocalSession.resume(game, saved(mine.id), help()));
    add(theirs, 2);
    mine.follow(saved(mine.id));
    expect(texts(mine)).toEqual(['Ada adds 2.']);
    add(mine, 1);
    expect(saved(mine.id).record.moves).toHaveLength(2);
  });

  test('damaged and foreign entries are passed over', () => {
    const { id } = start([ada, bot]);
    localStorage.setItem('bandstand:match:broken', '{"players": 3');
    localStorage.setItem('bandstand:match:foreign', '{"players": [], "record": {"format": "other"}}');
    const changed = JSON.stringify(saved(id)).replace('"seats":2', '"seats":3');
    localStorage.setItem('bandstand:match:changed', changed);
    expect(savedMatches().map((match) => match.id)).toEqual([id]);
  });

  test('a match of other rules is refused with the reason', () => {
    const { id } = start([ada, bot]);
    const resumed = LocalSession.resume({ ...game, rulesVersion: 2 }, saved(id), help());
    expect(resumed).toMatchObject({ ok: false, problem: { code: 'other-rules' } });
  });

  test('without room the player is told', () => {
    const session = start([ada, bert], { save: () => false });
    add(session, 1);
    expect(session.problem?.code).toBe('not-kept');
  });

  test('old finished matches make way, unfinished ones never', () => {
    const { id } = start([ada, bot]);
    for (let i = 0; i < 30; i++) saveMatch({ ...saved(id), id: `finished-${i}`, savedAt: i, isOver: true });
    expect(savedMatches().filter((match) => match.isOver)).toHaveLength(20);
    expect(readMatch(id)).toBeDefined();
    expect(readMatch('finished-29')).toBeDefined();
  });

  test('a removed match is gone', () => {
    const { id } = start([ada, bot]);
    removeMatch(id);
    expect(savedMatches()).toEqual([]);
  });
});

test('a replay goes back and forth through the same views', () => {
  const session = start([ada, bert]);
  const views = [session.view];
  for (const amount of [1, 3, 2]) {
    add(session, amount);
    views.push(session.view);
  }
  const replay = must(ReplaySession.open(game, session.record, session.names));
  for (const step of [0, 1, 2, 3, 2, 1, 0]) {
    replay.goTo(step);
    expect(replay.view).toEqual(views[step]);
  }
  replay.goTo(99);
  expect(replay.step).toBe(3);
  expect(texts(replay)).toEqual(texts(session));
});

describe('captions', () => {
  const named: Game = {
    ...game,
    captions: (_view, seat) => [{ key: `band-${seat}`, label: 'Band name', min: 1, max: 8 }],
  };
  const startNamed = () => must(LocalSession.start(named, { players: [ada, bert] }, help()));

  test('are kept with the match, outside of what its hash covers, and shown in its replay', () => {
    const session = startNamed();
    session.writeCaption('band-0', '  The <i>A</i>');
    expect(session.problem?.code).toBe('caption-too-long');
    session.writeCaption('band-0', ' The As ');
    expect(session.captions).toEqual({ 'band-0': 'The As' });
    const saved = readMatch(session.id);
    expect(saved?.record.captions).toEqual({ 'band-0': 'The As' });
    if (saved === undefined) throw new Error('not saved');
    expect(must(LocalSession.resume(named, saved, help())).captions).toEqual({ 'band-0': 'The As' });
    expect(must(ReplaySession.open(named, saved.record, ['Ada', 'Bert'])).captions).toEqual({ 'band-0': 'The As' });
  });

  test('of another seat or an unknown key are refused', () => {
    const session = startNamed();
    for (const key of ['band-1', 'motto', '__proto__']) {
      session.writeCaption(key, 'x');
      expect(session.problem?.code).toBe('caption-not-offered');
    }
    expect(session.captions).toEqual({});
  });

  test('go on to the next match where they are still offered', () => {
    const captions = { 'band-1': 'The Bs', 'offer-3': 'gone' };
    const next = must(LocalSession.start(named, { players: [ada, bert], captions }, help()));
    expect(next.captions).toEqual({ 'band-1': 'The Bs' });
  });
});
