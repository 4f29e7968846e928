import { Match, must, recordOf, secretFor, type Game } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReplaySession } from '../session/replaySession.ts';
import { ReplayControls } from '../table/ReplayControls.tsx';
import { toyGame } from './toyGame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const game: Game = toyGame;

/** Four moves of two players, the last of which ends it. */
function replay(): ReplaySession {
  const match = must(Match.start(game, { options: { goal: 8, open: true }, seats: 2, secret: secretFor('replay') }));
  for (let move = 0; move < 4; move++) must(match.play(move % 2, game.moves[1].id));
  return must(ReplaySession.open(game, recordOf(match), ['Ada', 'Bo']));
}

const press = (name: string): void =>
  document.querySelector<HTMLButtonElement>(`.replay-steps [aria-label="${name}"]`)?.click();

test('a replay turns its pages by itself, stops at the end and begins anew from there', () => {
  const session = replay();
  render(() => <ReplayControls session={session} onFork={() => undefined} />);
  press('Play by itself');
  vi.advanceTimersByTime(3000);
  expect(session.step).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(session.step).toBe(4);
  press('Play by itself');
  expect(session.step).toBe(0);
});

test('whoever turns a page of a replay stops it', () => {
  const session = replay();
  render(() => <ReplayControls session={session} onFork={() => undefined} />);
  press('Play by itself');
  vi.advanceTimersByTime(1500);
  press('Back');
  vi.advanceTimersByTime(60_000);
  expect(session.step).toBe(0);
});

test('a replay tells what was done in a step and asks nobody for anything', () => {
  const session = replay();
  const told = [0, 1, 2, 4].map((step) => {
    session.goTo(step);
    return session.told;
  });
  expect(told).toEqual(['Ada adds.', 'Ada adds 2.', 'Bo adds 2.', undefined]);
});
