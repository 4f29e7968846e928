import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { wordsOf } from './Chat.tsx';
import type { ChatLine, TalkSession } from '../session/liveSession.ts';

const SHOWN_MS = 4_000;

/** The reaction or sign that somebody gave just now; gone after a moment. */
function lastSign(session: TalkSession): () => ChatLine | undefined {
  const [shown, show] = createSignal<ChatLine>();
  createEffect(() => {
    const line = session.lastHeard;
    if (line === undefined || (line.kind !== 'sign' && line.kind !== 'reaction')) return;
    show(line);
    const timer = setTimeout(() => show(undefined), SHOWN_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return shown;
}

/** A sign must be noticed wherever the talk panel is: it stands over the prompt for a moment and is read out. */
export function Heard(props: { session: TalkSession }) {
  const sign = lastSign(props.session);
  return (
    <div class="heard" aria-live="polite">
      <Show when={sign()} keyed>
        {(line) => (
          <p>
            <b>{line.name}</b> {wordsOf(line)}
          </p>
        )}
      </Show>
    </div>
  );
}

/** The same beside the name of whoever gave it. */
export function SignOf(props: { session: TalkSession; seat: number }) {
  const sign = lastSign(props.session);
  return (
    <Show when={sign()?.seat === props.seat && sign()} keyed>
      {(line) => (
        <span class="seat-sign" aria-hidden="true">
          {wordsOf(line)}
        </span>
      )}
    </Show>
  );
}
