import type { Talk } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Chat } from '../online/Chat.tsx';
import { Heard } from '../online/Heard.tsx';
import type { ChatLine, TalkSession } from '../session/liveSession.ts';

afterEach(cleanup);

const line = (kind: ChatLine['kind'], text: string): ChatLine => ({
  type: 'chat',
  n: 1,
  at: 0,
  seat: 1,
  name: 'Grace',
  kind,
  text,
});

function show() {
  const [rule, setRule] = createSignal<Talk>();
  const [heard, hear] = createSignal<ChatLine>();
  const said: unknown[] = [];
  const session: TalkSession = {
    viewer: 0,
    say: (message) => void said.push(message),
    get chat() {
      return heard() === undefined ? [] : [heard() ?? line('text', '')];
    },
    get lastHeard() {
      return heard();
    },
    get talkRule() {
      return rule();
    },
  };
  render(() => (
    <main>
      <Heard session={session} />
      <Chat session={session} />
    </main>
  ));
  return { setRule, hear, said };
}

test('a game that closes the talk says why and offers its signs', async () => {
  const { setRule, said } = show();
  await expect.element(page.getByRole('textbox')).toBeVisible();
  setRule({
    closed: { code: 'on-stage', message: 'The band is on stage.' },
    signs: [{ id: 'louder', label: 'Louder, please' }],
  });
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByText('The band is on stage.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clap' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Louder, please' }).click();
  expect(said).toEqual([{ type: 'react', reaction: 'louder' }]);
  setRule(undefined);
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

test('a sign stands over the prompt in a live region, plain talk does not', async () => {
  const { hear } = show();
  const region = () => document.querySelector('.heard[aria-live="polite"]');
  hear(line('text', 'hello'));
  expect(region()?.textContent).toBe('');
  hear(line('sign', 'Louder, please'));
  expect(region()?.textContent).toBe('Grace Louder, please');
});
