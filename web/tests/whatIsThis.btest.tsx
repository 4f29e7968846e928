import { cleanup, render } from '@solidjs/testing-library';
import { createRoot } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { watchTerms } from '../terms/watch.ts';
import { WhatIsThis } from '../terms/WhatIsThis.tsx';

afterEach(cleanup);

const nothing = (): void => undefined;

/** What is said about something that reaches from one place of the window to another. */
function boxBeside(top: number, bottom: number): DOMRect | undefined {
  const thing = document.createElement('div');
  thing.style.cssText = `position: fixed; left: 20px; width: 100px; top: ${top}px; height: ${bottom - top}px`;
  document.body.append(thing);
  render(() => (
    <WhatIsThis
      thing={thing}
      said={{ name: 'A flyer', what: 'Up to five songs, covers too: each brings a die.', gives: 'A crowd.' }}
      takesFocus={false}
      onClose={nothing}
      onRules={nothing}
      onStay={nothing}
      onLeave={nothing}
    />
  ));
  const box = document.querySelector('.what-is-this')?.getBoundingClientRect();
  thing.remove();
  return box;
}

test('what is said about a thing as tall as the window can be read and pressed to its end', () => {
  const box = boxBeside(40, innerHeight - 40);
  expect(box?.height).toBeGreaterThan(60);
  expect(box?.top).toBeGreaterThanOrEqual(0);
  expect(box?.bottom).toBeLessThanOrEqual(innerHeight);
});

test('what is said about a small thing stands beside it, not over it', () => {
  expect(boxBeside(10, 40)?.top).toBeGreaterThanOrEqual(40);
});

test('what comes to lie under a resting pointer when the page opens is explained only once the pointer moves', () => {
  vi.useFakeTimers();
  const board = document.createElement('div');
  board.innerHTML = '<span data-term="voice">▲</span>';
  document.body.append(board);
  const asked: (Element | undefined)[] = [];
  const end = createRoot((dispose) => {
    watchTerms(board, { onAsk: (thing) => asked.push(thing) });
    return dispose;
  });
  const happens = (type: string): void => {
    board.firstElementChild?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    vi.advanceTimersByTime(2000);
  };
  happens('pointerover');
  expect(asked).toEqual([]);
  happens('pointermove');
  expect(asked).toEqual([board.firstElementChild]);
  end();
  board.remove();
  vi.useRealTimers();
});
