import { createRoot, type Accessor } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { outOfSight } from '../table/sight.ts';

const LONG_MS = 2000;
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

/** A board with one choice at this height of the page, and whether somebody has to be led to it. */
function boardWithChoiceAt(top: number): { board: HTMLElement; isOut: Accessor<boolean> } {
  vi.useFakeTimers();
  const board = document.createElement('div');
  board.innerHTML = `<button data-move="1" style="position:absolute;left:0;top:${top}px">Choice</button>`;
  document.body.append(board);
  ends.push(() => board.remove());
  return createRoot((end) => {
    ends.push(end);
    return { board, isOut: outOfSight(board, () => [{}]) };
  });
}

test('nobody is led to a choice that stands before them', async () => {
  const { isOut } = boardWithChoiceAt(0);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(isOut()).toBe(false);
});

test('a table behind its curtain is not out of sight: whether it is shows when the curtain is up', async () => {
  const { board, isOut } = boardWithChoiceAt(9000);
  board.style.visibility = 'hidden';
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(isOut()).toBe(false);
  board.style.visibility = 'visible';
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(isOut()).toBe(true);
});
