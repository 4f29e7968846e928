import type { Talk } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Chat } from '../online/Chat.tsx';
import { Heard, listenToTalk } from '../online/Heard.tsx';
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
  const [room, setRoom] = createSignal(0);
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
  render(() => {
    const talk = listenToTalk(session);
    return (
      <main>
        <Heard session={session} talk={talk} />
        <div style={{ height: `${room()}px` }} />
        <Chat session={session} onShown={talk.watch} />
      </main>
    );
  });
  return { setRule, hear, said, setRoom };
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

test('a sign stands over the prompt in a live region; talk is read out by its panel', async () => {
  const { hear } = show();
  const region = () => document.querySelector('.heard[aria-live="polite"]');
  hear(line('text', 'hello'));
  expect(region()?.textContent).toBe('');
  hear(line('sign', 'Louder, please'));
  expect(region()?.textContent).toBe('Grace Louder, please');
});

test('what is said while its panel is out of sight stands over the prompt and is counted until it is seen', async () => {
  const { hear, setRoom } = show();
  setRoom(4_000);
  await expect.element(page.getByRole('button', { name: 'Talk' })).toBeVisible();
  hear(line('text', 'Shall we?'));
  await expect.element(page.getByRole('button', { name: 'Talk, 1 new line' })).toBeVisible();
  expect(document.querySelector('.heard.said')?.textContent).toBe('Grace Shall we?');
  await page.getByRole('button', { name: 'Talk, 1 new line' }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await expect.poll(() => document.querySelector('.talk-button.unread')).toBeNull();
});

test('what somebody says themselves is not counted', async () => {
  const { hear, setRoom } = show();
  setRoom(4_000);
  await expect.element(page.getByRole('button', { name: 'Talk' })).toBeVisible();
  hear({ ...line('text', 'Hello'), seat: 0 });
  await expect.element(page.getByText('Hello')).toBeInTheDocument();
  expect(document.querySelector('.talk-badge')).toBeNull();
  expect(document.querySelector('.heard.said')).toBeNull();
});
