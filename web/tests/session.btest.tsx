import { Match, must, partCommitment, recordOf, secretFor, verifyRecord, withDeal, type Game } from '@bandstand/engine';
import type { LocalPlayer } from '@bandstand/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PageTable, type PageHelp, type PageStart } from '../session/pageTable.ts';
import { ReplaySession } from '../session/replaySession.ts';
import { damagedMatches, readMatch, removeMatch, savedMatches, saveMatch, type SavedMatch } from '../session/saved.ts';
import { storage } from '../storage.ts';
import { PageSession, settled } from './pageSession.ts';
import { toyGame } from './toyGame.ts';

beforeEach(() => {
  for (const key of storage.keys('')) storage.remove(key);
});

const game: Game = toyGame;
const ada: LocalPlayer = { kind: 'person', name: 'Ada' };
const bert: LocalPlayer = { kind: 'person', name: 'Bert' };
const bot: LocalPlayer = { kind: 'bot', name: 'Steady', level: 'random' };

/** Bots add 1 at once; everything is saved. */
const help = (change: Partial<PageHelp> = {}): PageHelp => ({
  think: ({ moves }) => Promise.resolve(moves[0]),
  save: saveMatch,
  reread: readMatch,
  now: () => 1,
  ...change,
});

interface Change extends Partial<PageHelp> {
  readonly isHidden?: boolean;
}

const start = (players: readonly LocalPlayer[], { isHidden = false, ...change }: Change = {}): Promise<PageSession> =>
  begin(game, { players }, isHidden, change);

async function begin(
  played: Game,
  setup: PageStart,
  isHidden = false,
  change: Partial<PageHelp> = {},
): Promise<PageSession> {
  const session = new PageSession(must(PageTable.start(played, setup, help(change))), isHidden);
  await settled();
  return session;
}

async function resume(played: Game, saved: SavedMatch): Promise<PageSession> {
  const session = new PageSession(must(PageTable.resume(played, saved, help())));
  await settled();
  return session;
}

async function add(session: PageSession, amount: number): Promise<void> {
  session.play(game.moves[amount - 1]);
  await settled();
}

const texts = (session: { log: readonly { text: string }[] }): string[] => session.log.map((line) => line.text);
const offered = async (session: PageSession, wish: 'undo' | 'redo'): Promise<void> => {
  const offer = session[wish];
  if (!offer.can) throw new Error(offer.why);
  offer.run();
  await settled();
};

describe('a match against bots', () => {
  test('bots answer by themselves', async () => {
    const session = await start([ada, bot]);
    await add(session, 2);
    await settled();
    expect(texts(session)).toEqual(['Ada adds 2.', 'Steady adds 1.']);
    expect(session.waitingFor).toEqual([0]);
  });

  test('undo takes the bots’ answers back with the move, redo plays them again', async () => {
    const session = await start([ada, bot]);
    await add(session, 1);
    await settled();
    await add(session, 2);
    await settled();
    await offered(session, 'undo');
    expect(texts(session)).toEqual(['Ada adds 1.', 'Steady adds 1.']);
    await offered(session, 'redo');
    expect(texts(session)).toEqual(['Ada adds 1.', 'Steady adds 1.', 'Ada adds 2.', 'Steady adds 1.']);
  });

  test('undo never goes past a reveal', async () => {
    const session = await start([ada, bot]);
    await add(session, 3);
    await settled();
    expect(session.undo).toEqual({ can: false, why: 'Something was revealed since, so it stands.' });
  });

  test('a bot gets its seat’s view and its legal moves, nothing else', async () => {
    const questions: object[] = [];
    const session = await start([ada, bot], {
      think: (question) => {
        questions.push(question);
        return Promise.resolve(question.moves[0]);
      },
    });
    await add(session, 1);
    await settled();
    expect(questions.map((question) => Object.keys(question).toSorted())).toEqual([
      ['bot', 'game', 'moves', 'pack', 'seat', 'seed', 'view'],
    ]);
  });

  test('an answer that comes after an undo is forgotten', async () => {
    const answers: ((move: number) => void)[] = [];
    const session = await start([ada, bot], { think: () => new Promise((resolve) => answers.push(resolve)) });
    await add(session, 1);
    await offered(session, 'undo');
    answers[0](0);
    await settled();
    expect(texts(session)).toEqual([]);
  });

  test('an answer to an older question is not taken for the new one', async () => {
    const answers: ((move: number) => void)[] = [];
    const session = await start([ada, bot], { think: () => new Promise((resolve) => answers.push(resolve)) });
    await add(session, 1);
    await offered(session, 'undo');
    await add(session, 2);
    answers[0](2);
    await settled();
    expect(texts(session)).toEqual(['Ada adds 2.']);
    answers[1](0);
    await settled();
    expect(texts(session)).toEqual(['Ada adds 2.', 'Steady adds 1.']);
  });

  test('a bot that fails is told about, and the match stays as it was', async () => {
    const session = await start([ada, bot], { think: () => Promise.reject(new Error('no idea')) });
    await add(session, 1);
    await settled();
    expect(session.problem?.message).toContain('Steady could not move (no idea)');
    expect(texts(session)).toEqual(['Ada adds 1.']);
  });
});

describe('people on one screen', () => {
  test('the table is shown to whoever has to decide', async () => {
    const session = await start([ada, bert]);
    expect(session.viewer).toBe(0);
    await add(session, 1);
    expect(session.viewer).toBe(1);
  });

  test('with hidden things the device is handed over first', async () => {
    const session = await start([ada, bert], { isHidden: true });
    expect(session.handOver).toBe(0);
    expect(session.moves).toEqual([]);
    session.acceptHandOver();
    expect(session.handOver).toBeUndefined();
    await add(session, 1);
    expect(session.handOver).toBe(1);
    expect(session.moves).toEqual([]);
  });

  test('without hidden things nobody has to look away', async () => {
    const session = await start([ada, bert]);
    await add(session, 1);
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
    const session = await start([ada, bot]);
    await add(session, 2);
    await settled();
    const again = await resume(game, saved(session.page.id));
    expect(texts(again)).toEqual(texts(session));
    expect(again.view).toEqual(session.view);
    expect(again.waitingFor).toEqual([0]);
  });

  test('a match left while a bot was thinking goes on with the bot', async () => {
    const session = await start([ada, bot], { think: () => new Promise(() => undefined) });
    await add(session, 2);
    session.close();
    const again = await resume(game, saved(session.page.id));
    await settled();
    expect(texts(again)).toEqual(['Ada adds 2.', 'Steady adds 1.']);
  });

  test('what another tab has saved is taken over', async () => {
    const mine = await start([ada, bert]);
    const theirs = await resume(game, saved(mine.page.id));
    await add(theirs, 2);
    mine.page.follow(saved(mine.page.id));
    await settled();
    expect(texts(mine)).toEqual(['Ada adds 2.']);
    await add(mine, 1);
    expect(saved(mine.page.id).record.moves).toHaveLength(2);
  });

  test('a tab that slept takes over what another did instead of writing over it', async () => {
    const mine = await start([ada, bert]);
    const theirs = await resume(game, saved(mine.page.id));
    await add(theirs, 2);
    await add(theirs, 1);
    await add(mine, 1);
    expect(texts(mine)).toEqual(['Ada adds 2.', 'Bert adds 1.']);
    expect(mine.problem?.code).toBe('went-on');
    expect(saved(mine.page.id).record.moves).toHaveLength(2);
    await add(mine, 3);
    expect(saved(mine.page.id).record.moves).toHaveLength(3);
  });

  test('a page that wakes shows what another tab did', async () => {
    const mine = await start([ada, bert]);
    await add(await resume(game, saved(mine.page.id)), 2);
    mine.page.wake();
    await settled();
    expect(texts(mine)).toEqual(['Ada adds 2.']);
  });

  test('a full browser gives up its oldest finished match, one at a time, and says so', async () => {
    const { id } = (await start([ada, bot])).page;
    for (const name of ['old', 'older'])
      saveMatch({ ...saved(id), id: name, savedAt: name === 'old' ? 2 : 1, isOver: true });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveMatch({ ...saved(id), revision: 99 })).toEqual({ how: 'kept', droppedMatches: 1 });
    full.mockRestore();
    expect(savedMatches().map((match) => match.id)).toEqual(expect.arrayContaining([id, 'old']));
    expect(readMatch('older')).toBeUndefined();
  });

  test('without any room a match goes on in memory', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const session = await start([ada, bert]);
    await add(session, 1);
    expect(session.problem?.code).toBe('not-kept');
    expect(saved(session.page.id).record.moves).toHaveLength(1);
    blocked.mockRestore();
  });

  test('damaged and foreign entries are passed over and counted', async () => {
    const { id } = (await start([ada, bot])).page;
    localStorage.setItem('bandstand:match:broken', '{"players": 3');
    localStorage.setItem('bandstand:match:foreign', '{"players": [], "record": {"format": "other"}}');
    const changed = JSON.stringify(saved(id)).replace('"seats":2', '"seats":3');
    localStorage.setItem('bandstand:match:changed', changed);
    expect(savedMatches().map((match) => match.id)).toEqual([id]);
    expect(damagedMatches().toSorted()).toEqual(['broken', 'changed', 'foreign']);
  });

  test('a match of other rules is refused with the reason', async () => {
    const { id } = (await start([ada, bot])).page;
    const resumed = PageTable.resume({ ...game, rulesVersion: 2 }, saved(id), help());
    expect(resumed).toMatchObject({ ok: false, problem: { code: 'other-rules' } });
  });

  test('without room the player is told', async () => {
    const session = await start([ada, bert], { save: () => ({ how: 'until-closed' }) });
    await add(session, 1);
    expect(session.problem?.code).toBe('not-kept');
  });

  test('old finished matches make way, unfinished ones never', async () => {
    const { id } = (await start([ada, bot])).page;
    for (let i = 0; i < 30; i++) saveMatch({ ...saved(id), id: `finished-${i}`, savedAt: i, isOver: true });
    expect(savedMatches().filter((match) => match.isOver)).toHaveLength(20);
    expect(readMatch(id)).toBeDefined();
    expect(readMatch('finished-29')).toBeDefined();
  });

  test('a removed match is gone', async () => {
    const { id } = (await start([ada, bot])).page;
    removeMatch(id);
    expect(savedMatches()).toEqual([]);
  });
});

test('a match was over when it was over, and not when it is opened again', async () => {
  const session = await start([ada, bert], { now: () => 5 });
  while (session.outcome === undefined) await add(session, 3);
  expect(session.endedAt).toBe(5);
  const saved = readMatch(session.page.id);
  if (saved === undefined) throw new Error('not saved');
  expect((await resume(game, saved)).endedAt).toBe(5);
});

test('a replay goes back and forth through the same views', async () => {
  const session = await start([ada, bert]);
  const views = [session.view];
  for (const amount of [1, 3, 2]) {
    await add(session, amount);
    views.push(session.view);
  }
  const replay = must(ReplaySession.open(game, session.page.record, session.names));
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
  const startNamed = () => begin(named, { players: [ada, bert] });

  test('are kept with the match, outside of what its hash covers, and shown in its replay', async () => {
    const session = await startNamed();
    session.writeCaption('band-0', '  The <i>A</i>');
    await settled();
    expect(session.problem?.code).toBe('caption-too-long');
    session.writeCaption('band-0', ' The As ');
    await settled();
    expect(session.captions).toEqual({ 'band-0': 'The As' });
    const saved = readMatch(session.page.id);
    expect(saved?.record.captions).toEqual({ 'band-0': 'The As' });
    if (saved === undefined) throw new Error('not saved');
    expect((await resume(named, saved)).captions).toEqual({ 'band-0': 'The As' });
    expect(must(ReplaySession.open(named, saved.record, ['Ada', 'Bert'])).captions).toEqual({ 'band-0': 'The As' });
  });

  test('of another seat or an unknown key are refused', async () => {
    const session = await startNamed();
    for (const key of ['band-1', 'motto', '__proto__']) {
      session.writeCaption(key, 'x');
      await settled();
      expect(session.problem?.code).toBe('caption-not-offered');
    }
    expect(session.captions).toEqual({});
  });

  test('go on to the next match where they are still offered', async () => {
    const captions = { 'band-1': 'The Bs', 'offer-3': 'gone' };
    const next = await begin(named, { players: [ada, bert], captions });
    expect(next.captions).toEqual({ 'band-1': 'The Bs' });
  });
});

test('a match that was dealt by several devices goes on at home with the same deal, marked as known', async () => {
  const part = secretFor('a device');
  const parts = [{ commitment: partCommitment(part), part }, null];
  const match = must(Match.start(game, { seats: 2, secret: secretFor('a server'), parts }));
  must(match.play(0, 2));
  const record = withDeal(recordOf(match), 'brought');
  const saved: SavedMatch = { id: 'home', savedAt: 1, isOver: false, players: [ada, bert], record, revision: 1 };
  const session = await resume(game, saved);
  await add(session, 1);
  const kept = session.page.record;
  expect(kept).toMatchObject({ parts, deal: 'brought', seed: record.seed });
  expect(verifyRecord(game, kept).ok).toBe(true);
});
