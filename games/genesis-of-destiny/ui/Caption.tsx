import type { CaptionSlot } from '@bandstand/engine';
import { createSignal, Show } from 'solid-js';
import { useModel } from './boardModel.ts';
import { gameWords } from '../text/index.ts';

const words = gameWords.caption;

/** A text that its owner may write: read as it is, with a pencil beside it that turns it into a field. */
export function Caption(props: { key: string; fallback: string; isStory?: boolean }) {
  const model = useModel();
  const [draft, setDraft] = createSignal<string>();
  const slot = () => model.slot(props.key);
  return (
    <Show
      when={draft() !== undefined && slot()}
      fallback={
        <span class="gd-caption">
          <span>{model.caption(props.key, props.fallback)}</span>
          <Show when={slot()}>
            {(open) => (
              <Pencil
                label={words.write(open().label)}
                onPress={() => setDraft(model.caption(props.key, props.isStory === true ? '' : props.fallback))}
              />
            )}
          </Show>
        </span>
      }
    >
      {(open) => (
        <Field
          slot={open()}
          draft={draft() ?? ''}
          isStory={props.isStory === true}
          onInput={setDraft}
          onSave={(text) => {
            model.write(props.key, text);
            setDraft(undefined);
          }}
          onCancel={() => setDraft(undefined)}
        />
      )}
    </Show>
  );
}

const Pencil = (props: { label: string; onPress: () => void }) => (
  <button
    type="button"
    class="gd-spot gd-pencil"
    data-term="write"
    aria-label={props.label}
    title={props.label}
    onClick={() => props.onPress()}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1-5L16 4l4 4L9 19zM14 6l4 4" />
    </svg>
  </button>
);

interface FieldProps {
  readonly slot: CaptionSlot;
  readonly draft: string;
  readonly isStory: boolean;
  readonly onInput: (text: string) => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A line, or a few for a story, with how much room is left; Enter saves, Escape gives up. */
function Field(props: FieldProps) {
  const text = () => props.draft.trim();
  const left = () => props.slot.max - text().length;
  const isShort = () => text().length < props.slot.min;
  const isWrong = () => left() < 0 || isShort();
  const save = (): void => {
    if (!isWrong()) props.onSave(text());
  };
  const keys = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') props.onCancel();
    if (event.key === 'Enter' && !(event.shiftKey && props.isStory)) {
      event.preventDefault();
      save();
    }
  };
  const note = () =>
    left() < 0 ? words.tooMany(-left()) : isShort() ? words.writeAtLeastOneLetter : words.charactersLeft(left());
  return (
    <span class="gd-caption writing">
      <Show
        when={props.isStory}
        fallback={
          <input
            ref={(field) => queueMicrotask(() => field.select())}
            aria-label={props.slot.label}
            aria-invalid={isWrong()}
            value={props.draft}
            onInput={(event) => props.onInput(event.currentTarget.value)}
            onKeyDown={keys}
          />
        }
      >
        <textarea
          rows="4"
          ref={(field) => queueMicrotask(() => field.focus())}
          aria-label={props.slot.label}
          aria-invalid={isWrong()}
          value={props.draft}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onKeyDown={keys}
        />
      </Show>
      <span class="gd-caption-row">
        <small classList={{ wrong: isWrong() }} aria-live="polite">
          {note()}
        </small>
        <button type="button" class="gd-spot gd-small" aria-disabled={isWrong()} onClick={save}>
          {words.save}
        </button>
        <button type="button" class="gd-spot gd-small" onClick={() => props.onCancel()}>
          {words.cancel}
        </button>
      </span>
    </span>
  );
}
