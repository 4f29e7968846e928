import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { wordsOf } from './Chat.tsx';
import type { ChatLine, TalkSession } from '../session/liveSession.ts';
import { onlineWords } from '../text/online.ts';

const SHOWN_MS = 4_000;
/** Words take longer to read than a sign. */
const READ_MS = 7_000;

const isSign = ({ kind }: ChatLine): boolean => kind === 'sign' || kind === 'reaction';

/** What somebody said just now, as far as it is meant; gone after a moment. */
function justHeard(session: TalkSession, isMeant: (line: ChatLine) => boolean): () => ChatLine | undefined {
  const [shown, show] = createSignal<ChatLine>();
  createEffect(() => {
    const line = session.lastHeard;
    if (line === undefined || !isMeant(line)) return;
    show(line);
    const timer = setTimeout(() => show(undefined), isSign(line) ? SHOWN_MS : READ_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return shown;
}

export type TalkListener = ReturnType<typeof listenToTalk>;

/** How much was said since the talk panel was last in sight. */
export function listenToTalk(session: TalkSession) {
  const [panel, setPanel] = createSignal<HTMLElement>();
  const [isInSight, setIsInSight] = createSignal(false);
  const [read, setRead] = createSignal(session.chat.length);
  const observer = new IntersectionObserver((seen) => setIsInSight(seen.at(-1)?.isIntersecting === true));
  onCleanup(() => observer.disconnect());
  createEffect(
    on([isInSight, () => session.chat.length], ([isRead, lines]) => {
      if (isRead) setRead(lines);
    }),
  );
  return {
    isInSight,
    unread: () => session.chat.slice(read()).filter(({ seat }) => seat !== session.viewer).length,
    watch: (shown: HTMLElement): void => {
      setPanel(shown);
      observer.observe(shown);
    },
    /** To where it stands, ready to answer. */
    go: (): void => {
      panel()?.scrollIntoView({ block: 'center' });
      const answer = panel()?.querySelector<HTMLElement>('input') ?? panel()?.querySelector<HTMLElement>('ol');
      answer?.focus({ preventScroll: true });
    },
  };
}

/**
 * Talk must be noticed wherever its panel is: what was said stands over the prompt for a moment, and a button counts what was
 * not seen. Signs are read out; lines are read out by the panel itself.
 */
export function Heard(props: { session: TalkSession; talk: TalkListener }) {
  const sign = justHeard(props.session, isSign);
  const said = justHeard(props.session, (line) => line.kind === 'text' && line.seat !== props.session.viewer);
  const label = () => (props.talk.unread() > 0 ? onlineWords.chat.unread(props.talk.unread()) : onlineWords.chat.talk);
  return (
    <>
      <div class="heard" aria-live="polite">
        <Show when={sign()} keyed>
          {(line) => <Bubble line={line} />}
        </Show>
      </div>
      <Show when={!props.talk.isInSight() && said()} keyed>
        {(line) => (
          <div class="heard said" aria-hidden="true">
            <Bubble line={line} />
          </div>
        )}
      </Show>
      <button
        type="button"
        class="button small talk-button"
        classList={{ unread: props.talk.unread() > 0, 'in-sight': props.talk.isInSight() }}
        aria-label={label()}
        onClick={() => props.talk.go()}
      >
        {onlineWords.chat.talk}
        <Show when={props.talk.unread() > 0}>
          <b class="talk-badge">{props.talk.unread()}</b>
        </Show>
      </button>
    </>
  );
}

function Bubble(props: { line: ChatLine }) {
  return (
    <p>
      <b>{props.line.name}</b> {wordsOf(props.line)}
    </p>
  );
}

/** A sign beside the name of whoever gave it. */
export function SignOf(props: { session: TalkSession; seat: number }) {
  const sign = justHeard(props.session, isSign);
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
