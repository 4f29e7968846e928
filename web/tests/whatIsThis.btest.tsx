import { cleanup, render } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
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
