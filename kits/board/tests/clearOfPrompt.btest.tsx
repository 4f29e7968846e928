import { cleanup, render } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { clearOfPrompt } from '../clearOfPrompt.ts';

afterEach(cleanup);

test('a bar that comes up late stands over the prompt as the others do', () => {
  const [isThere, setThere] = createSignal(false);
  const { container } = render(() => (
    <main style={{ '--prompt-height': '74px' }}>
      <Show when={isThere()}>
        <div class="bar" ref={clearOfPrompt} />
      </Show>
    </main>
  ));
  setThere(true);
  expect(container.querySelector<HTMLElement>('.bar')?.style.getPropertyValue('--prompt-height')).toBe('74px');
});
