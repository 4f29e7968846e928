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

test('once what lay over the choices is closed by a press, nobody is led to them any more', async () => {
  const { isOut } = boardWithChoiceAt(0);
  const cover = document.createElement('dialog');
  cover.setAttribute('style', 'position:fixed;inset:0;display:block;width:100%;height:100%');
  document.body.append(cover);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(isOut()).toBe(true);
  cover.addEventListener('click', () => cover.remove());
  cover.click();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(isOut()).toBe(false);
});

test('what is folded away is no choice that stands before somebody', async () => {
  const { board, isOut } = boardWithChoiceAt(9000);
  board.insertAdjacentHTML(
    'afterbegin',
    '<details><summary>More</summary><button data-move="2">Let go</button></details>',
  );
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(isOut()).toBe(true);
});
