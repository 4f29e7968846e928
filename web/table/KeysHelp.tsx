import { createEffect } from 'solid-js';

const KEYS: readonly (readonly [string, string])[] = [
  ['Tab', 'Go from one thing to the next'],
  ['Arrow keys', 'Move among the cards or spots of a board'],
  ['Enter or Space', 'Take the card or press the button you are on'],
  ['1 to 9', 'Go to the choice with that number; a second time, or Enter, makes it'],
  ['U', 'Undo'],
  ['R', 'Redo'],
  ['?', 'What is this? On something of the board; elsewhere this help'],
  ['Esc', 'Close this help'],
];

/** The keys of the table, in a dialog that the browser keeps the focus in. */
export function KeysHelp(props: { isOpen: boolean; onClose: () => void }) {
  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (props.isOpen) dialog?.showModal();
    else dialog?.close();
  });
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="keys-title" onClose={() => props.onClose()}>
      <h2 id="keys-title">Keys</h2>
      <dl class="keys">
        {KEYS.map(([key, meaning]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button" onClick={() => props.onClose()}>
        Close
      </button>
    </dialog>
  );
}
