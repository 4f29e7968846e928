import { type Game, Match, type MatchRecord, firstSeat, must, rankSeats, recordOf, secretFor } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bringTries, keptTries } from '../progress/keptTries.ts';
import { keepTry, streakOf } from '../progress/tries.ts';
import { NoticeBoard } from '../home/NoticeBoard.tsx';
import { Progress } from '../pages/Progress.tsx';
import { hasPlayed } from '../session/played.ts';
import { allPlayed, deletePlayed, keepPlayed, type Played } from '../progress/archive.ts';
import { progressFile, readProgress } from '../progress/file.ts';
import { LESSON_PREFIX } from '../session/lessonKey.ts';
import { saveMatch, savedMatches } from '../session/saved.ts';
import { storage } from '../storage.ts';
import { shelf } from '../shelf.ts';
import { toyGame } from './toyGame.ts';

const scores = [7, 3];
const match = (id: string, name = 'Grace'): Played => ({
  id,
  at: 1,
  game: shelf[0].id,
  players: [{ name: 'Ada' }, { name }],
  mine: [0],
  outcome: rankSeats(scores, (a, b) => scores[b] - scores[a], 'end'),
  record: { seats: 2, game: shelf[0].id } as MatchRecord,
});

beforeEach(async () => {
  // Other tests of the same browser may have left matches behind.
  localStorage.clear();
  await deletePlayed();
});
afterEach(cleanup);

test('the same match kept twice is one, and what is deleted is gone', async () => {
  await keepPlayed([match('a'), match('b')]);
  await keepPlayed([match('a', 'Somebody else')]);
  expect((await allPlayed()).map(({ id, players }) => `${id} ${players[1].name}`).toSorted()).toEqual([
    'a Grace',
    'b Grace',
  ]);
  await deletePlayed('a');
  expect((await allPlayed()).map(({ id }) => id)).toEqual(['b']);
});

test('a title whose matches came from elsewhere is not new here, and is again when all is deleted', async () => {
  expect(hasPlayed(shelf[0].id)).toBe(false);
  await keepPlayed([match('a'), match('b')]);
  await keepPlayed([match('a')]);
  expect(hasPlayed(shelf[0].id)).toBe(true);
  render(() => <NoticeBoard matches={[]} />);
  await expect.element(page.getByText('All 2 matches')).toBeVisible();
  await deletePlayed();
  expect(hasPlayed(shelf[0].id)).toBe(false);
});

test('a deal that was only looked into does not take the guide away; one that is guided or over does', () => {
  const game = toyGame.id;
  const begun = must(Match.start(toyGame as Game, { seats: 1, options: {}, secret: secretFor('looked into') }));
  const players = [{ kind: 'person', name: 'Ada' }] as const;
  const kept = (id: string, isOver: boolean) =>
    saveMatch({ id, savedAt: 1, isOver, players, record: recordOf(begun), revision: 1 });
  kept('looked-into', false);
  expect(hasPlayed(game)).toBe(false);
  storage.write(`${LESSON_PREFIX}looked-into`, '1');
  expect(hasPlayed(game)).toBe(true);
  storage.remove(`${LESSON_PREFIX}looked-into`);
  kept('finished', true);
  expect(hasPlayed(game)).toBe(true);
});

test('a file that is none, or holds a forged match, brings nothing', async () => {
  expect(readProgress('{').ok).toBe(false);
  expect(readProgress('{"format":"something"}').ok).toBe(false);
  const read = readProgress(progressFile([match('a')], []));
  expect(read).toEqual({ ok: true, value: { played: [], tries: [], damaged: 1 } });
});

test('bests, wins and rivals stand on the page, and all of it goes when it is deleted', async () => {
  await keepPlayed([match('a'), match('b')]);
  render(() => <Progress />);
  await expect.element(page.getByText('100 %')).toBeVisible();
  await expect.element(page.getByText('2 matches: 2 won, 0 lost')).toBeVisible();
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect.element(page.getByRole('link', { name: 'Choose a title' })).toBeVisible();
  expect(await allPlayed()).toEqual([]);
  asked.mockRestore();
});

test('what was deleted does not come back from where running matches are kept', async () => {
  const ended = must(Match.start(toyGame, { options: {}, seats: 2, secret: 'ab'.repeat(32) }));
  while (!ended.isOver) {
    const seat = firstSeat(toyGame.toAct(ended.state));
    must(ended.play(seat, ended.legalMoves(seat)[0].id));
  }
  const players = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name }) as const);
  const { outcome } = match('a');
  saveMatch({ id: 'kept', savedAt: 1, isOver: true, players, record: recordOf(ended), outcome, revision: 1 });
  if (savedMatches().length === 0) throw new Error('the match was not kept');
  render(() => <Progress />);
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect.element(page.getByRole('link', { name: 'Choose a title' })).toBeVisible();
  expect(savedMatches()).toEqual([]);
  expect(await allPlayed()).toEqual([]);
  asked.mockRestore();
});

test('a match from elsewhere with an ending that nobody knows does not break the page', async () => {
  const alone = { ...match('a'), players: [{ name: 'Ada' }], record: { seats: 1, game: shelf[0].id } as MatchRecord };
  await keepPlayed([{ ...alone, outcome: { shares: [1], ranks: [1], scores: [7], how: 'no-such-ending' } }]);
  render(() => <Progress />);
  await expect.element(page.getByText('On average')).toBeVisible();
});

test('days that were handed in elsewhere go on with the streak here; what this device handed in stays', async () => {
  const standing = { score: 12, place: 1, of: 3, percentile: 66, isCounted: true };
  const game = shelf[0].id;
  keepTry('2026-11-15', game, { match: 'a', standing });
  keepTry('2026-11-16', game, { match: 'b' });
  const there = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => ({
    id: `daily ${day} ${game}`,
    day,
    game,
    match: 'elsewhere',
    standing: { ...standing, score: 99 },
  }));
  expect(streakOf(game, '2026-11-17')).toBe(0);
  const read = readProgress(progressFile([], there));
  bringTries(read.ok ? read.value.tries : []);
  expect(streakOf(game, '2026-11-17')).toBe(3);
  expect(keptTries().map(({ standing: stood }) => stood.score)).toEqual([12, 99, 99]);
});
