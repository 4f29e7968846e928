import { LIMITS } from '@bandstand/protocol/limits';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { Link } from '../router.tsx';
import type { ChatLine, OnlineSession } from './onlineSession.ts';

const REACTIONS: readonly (readonly [string, string])[] = [
  ['clap', 'Clap'],
  ['wow', 'Wow'],
  ['laugh', 'Laugh'],
  ['think', 'Thinking'],
  ['sorry', 'Sorry'],
  ['hurry', 'Your turn'],
];

const wordFor = (reaction: string): string => REACTIONS.find(([name]) => name === reaction)?.[1] ?? reaction;

/** Talk at the table. */
export function Chat(props: { session: OnlineSession }) {
  const [text, setText] = createSignal('');
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (props.session.chat.length > 0 && list !== undefined) list.scrollTop = list.scrollHeight;
  });
  const isSeated = () => props.session.viewer !== 'spectator';
  function send(event: Event): void {
    event.preventDefault();
    const words = text().trim();
    if (words === '') return;
    props.session.say({ type: 'chat', text: words });
    setText('');
  }
  return (
    <section class="chat panel" aria-labelledby="chat-title">
      <h2 id="chat-title">Talk</h2>
      <Show when={props.session.chat.length > 0} fallback={<p class="quiet">Nobody has said anything yet.</p>}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
        <ol ref={list} tabindex="0" aria-live="polite">
          <For each={props.session.chat}>{(line) => <Said line={line} />}</For>
        </ol>
      </Show>
      <Show when={isSeated()}>
        <form class="row" onSubmit={send}>
          <label class="field grow">
            <span class="visually-hidden">Say something</span>
            <input
              type="text"
              maxlength={LIMITS.chatLength}
              autocomplete="off"
              placeholder="Say something"
              value={text()}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button small">
            Send
          </button>
        </form>
        <div class="row reactions">
          <For each={REACTIONS}>
            {([name, word]) => (
              <button
                type="button"
                class="button small"
                onClick={() => props.session.say({ type: 'react', reaction: name as 'clap' })}
              >
                {word}
              </button>
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}

function Said(props: { line: ChatLine }) {
  return (
    <li>
      <b>{props.line.name}</b>{' '}
      <Show
        when={props.line.kind === 'rematch'}
        fallback={
          <span classList={{ reaction: props.line.kind === 'reaction' }}>
            {props.line.kind === 'reaction' ? wordFor(props.line.text) : props.line.text}
          </span>
        }
      >
        wants another match. <Link href={`/t/${props.line.text}`}>Go to the new table</Link>
      </Show>
    </li>
  );
}
