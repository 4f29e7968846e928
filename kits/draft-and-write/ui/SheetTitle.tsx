import type { CaptionSlot } from '@bandstand/engine';
import { Show } from 'solid-js';

export interface SheetTitleProps {
  /** What is written on the head of the sheet, or the player's name. */
  readonly title: string;
  readonly player: string;
  /** The field that the viewer may fill in; absent on other sheets. */
  readonly slot: CaptionSlot | undefined;
  /** What was written so far, if anything. */
  readonly written: string | undefined;
  readonly onWrite: (text: string) => void;
}

/** The head of a sheet: a name in pencil, written in place by its owner. */
export function SheetTitle(props: SheetTitleProps) {
  return (
    <Show
      when={props.slot}
      fallback={
        <h2 class="dw-band-name">
          {props.title}
          <Show when={props.title !== props.player}>
            <small> {props.player}</small>
          </Show>
        </h2>
      }
    >
      {(slot) => <NameField slot={slot()} />}
    </Show>
  );

  function NameField(field: { slot: CaptionSlot }) {
    let input: HTMLInputElement | undefined;
    const write = (): void => {
      const text = input?.value.trim() ?? '';
      if (text.length >= field.slot.min && text !== (props.written ?? '')) props.onWrite(text);
      else if (input !== undefined) input.value = props.written ?? '';
    };
    return (
      <form
        class="dw-name-form"
        onSubmit={(event) => {
          event.preventDefault();
          input?.blur();
        }}
      >
        <h2 class="visually-hidden">{props.title}</h2>
        <input
          ref={input}
          class="dw-band-name"
          type="text"
          aria-label={field.slot.label}
          title={field.slot.label}
          maxlength={field.slot.max}
          autocomplete="off"
          enterkeyhint="done"
          placeholder={props.player}
          value={props.written ?? ''}
          onBlur={write}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.currentTarget.value = props.written ?? '';
            event.currentTarget.blur();
          }}
        />
      </form>
    );
  }
}
