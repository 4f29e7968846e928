import { createSignal, Show } from 'solid-js';
import { useDesk } from './desk.ts';
import { gameWords } from '../text/index.ts';

/** A text that its owner may write: read as it is, with a pencil beside it that turns it into a field. */
export function Caption(props: { key: string; fallback: string; isStory?: boolean }) {
  const desk = useDesk();
  const [draft, setDraft] = createSignal<string>();
  const slot = () => desk.slot(props.key);
  const left = () => (slot()?.max ?? 0) - (draft()?.trim().length ?? 0);
  const isShort = () => (draft()?.trim().length ?? 0) < (slot()?.min ?? 0);
  const save = (): void => {
    const text = draft()?.trim();
    if (text === undefined || left() < 0 || isShort()) return;
    desk.write(props.key, text);
    setDraft(undefined);
  };
  const keys = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') setDraft(undefined);
    if (event.key === 'Enter' && !(event.shiftKey && props.isStory === true)) {
      event.preventDefault();
      save();
    }
  };
  const note = () =>
    left() < 0
      ? gameWords.caption.tooMany(-left())
      : isShort()
        ? gameWords.caption.writeAtLeastOneLetter
        : gameWords.caption.charactersLeft(left());
  return (
    <Show
      when={draft() !== undefined && slot()}
      fallback={
        <span class="gd-caption">
          <span>{desk.caption(props.key, props.fallback)}</span>
          <Show when={slot()}>
            {(open) => (
              <button
                type="button"
                class="gd-spot gd-pencil"
                data-term="write"
                aria-label={gameWords.caption.write(open().label)}
                title={gameWords.caption.write(open().label)}
                onClick={() => setDraft(desk.caption(props.key, props.isStory === true ? '' : props.fallback))}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" />
                </svg>
              </button>
            )}
          </Show>
        </span>
      }
    >
      {(open) => (
        <span class="gd-caption writing">
          <Show
            when={props.isStory === true}
            fallback={
              <input
                ref={(field) => queueMicrotask(() => field.select())}
                aria-label={open().label}
                aria-invalid={left() < 0 || isShort()}
                value={draft()}
                onInput={(event) => setDraft(event.currentTarget.value)}
                onKeyDown={keys}
              />
            }
          >
            <textarea
              rows="4"
              ref={(field) => queueMicrotask(() => field.focus())}
              aria-label={open().label}
              aria-invalid={left() < 0 || isShort()}
              value={draft()}
              onInput={(event) => setDraft(event.currentTarget.value)}
              onKeyDown={keys}
            />
          </Show>
          <span class="gd-caption-row">
            <small classList={{ wrong: left() < 0 || isShort() }} aria-live="polite">
              {note()}
            </small>
            <button type="button" class="gd-spot gd-small" aria-disabled={left() < 0 || isShort()} onClick={save}>
              {gameWords.caption.save}
            </button>
            <button type="button" class="gd-spot gd-small" onClick={() => setDraft(undefined)}>
              {gameWords.caption.cancel}
            </button>
          </span>
        </span>
      )}
    </Show>
  );
}
