import { LIMITS } from '@bandstand/protocol/limits';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { Link } from '../router.tsx';
import { botName } from './botName.ts';
import type { ChatLine, TalkSession } from '../session/liveSession.ts';
import { onlineWords } from '../text/online.ts';

const REACTIONS: readonly (readonly [string, string])[] = [
  ['clap', onlineWords.chat.clap],
  ['wow', onlineWords.chat.wow],
  ['laugh', onlineWords.chat.laugh],
  ['think', onlineWords.chat.think],
  ['sorry', onlineWords.chat.sorry],
  ['hurry', onlineWords.chat.hurry],
];

/** A line as it is read: reactions by their words, signs and talk as they are. */
export const wordsOf = ({ kind, text }: ChatLine): string =>
  kind === 'removed'
    ? onlineWords.chat.whatWasSaidHere
    : kind === 'sent-away'
      ? onlineWords.chat.wasSentAway(text === '' ? undefined : botName(text))
      : kind === 'reaction'
        ? (REACTIONS.find(([name]) => name === text)?.[1] ?? text)
        : text;

/** Talk at the table. */
export function Chat(props: { session: TalkSession; onShown?: (panel: HTMLElement) => void }) {
  const [text, setText] = createSignal('');
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (props.session.chat.length > 0 && list !== undefined) list.scrollTop = list.scrollHeight;
  });
  const isSeated = () => props.session.viewer !== 'spectator';
  const rule = () => props.session.talkRule;
  const reactions = () => rule()?.signs?.map(({ id, label }) => [id, label] as const) ?? REACTIONS;
  function send(event: Event): void {
    event.preventDefault();
    const words = text().trim();
    if (words === '') return;
    props.session.say({ type: 'chat', text: words });
    setText('');
  }
  return (
    <section class="chat panel" aria-labelledby="chat-title" ref={(panel) => props.onShown?.(panel)}>
      <h2 id="chat-title">{onlineWords.chat.talk}</h2>
      <Show
        when={props.session.chat.length > 0}
        fallback={<p class="quiet">{onlineWords.chat.nobodyHasSaidAnything}</p>}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
        <ol ref={list} tabindex="0" aria-live="polite">
          <For each={props.session.chat}>{(line) => <Said line={line} />}</For>
        </ol>
      </Show>
      <Show when={isSeated()}>
        <Show when={rule()?.closed} fallback={<SayForm />}>
          {(closed) => <p class="quiet closed-talk">{closed().message}</p>}
        </Show>
        <div
          class="row reactions"
          role="group"
          aria-label={rule()?.signs === undefined ? onlineWords.chat.reactions : onlineWords.chat.signs}
        >
          <For each={reactions()}>
            {([name, word]) => (
              <button
                type="button"
                class="button small"
                onClick={() => props.session.say({ type: 'react', reaction: name })}
              >
                {word}
              </button>
            )}
          </For>
        </div>
      </Show>
    </section>
  );

  function SayForm() {
    return (
      <form class="row" onSubmit={send}>
        <label class="field grow">
          <span class="visually-hidden">{onlineWords.chat.saySomething}</span>
          <input
            type="text"
            maxlength={LIMITS.chatLength}
            autocomplete="off"
            placeholder={onlineWords.chat.saySomething}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button small">
          {onlineWords.chat.send}
        </button>
      </form>
    );
  }
}

function Said(props: { line: ChatLine }) {
  return (
    <li>
      <b>{props.line.name}</b>{' '}
      <Show
        when={props.line.kind === 'rematch'}
        fallback={<span classList={{ reaction: props.line.kind !== 'text' }}>{wordsOf(props.line)}</span>}
      >
        {onlineWords.chat.wantsAnotherMatch} <Link href={`/t/${props.line.text}`}>{onlineWords.chat.goToTheNew}</Link>
      </Show>
    </li>
  );
}
