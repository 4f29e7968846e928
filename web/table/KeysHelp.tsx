import { onMount } from 'solid-js';
import { words } from '../text/index.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['Tab', words.keysHelp.goFromOneThing],
  [words.keysHelp.arrowKeys, words.keysHelp.moveAmongTheCards],
  [words.keysHelp.enterOrSpace, words.keysHelp.takeTheCardOrPress],
  [words.keysHelp.numbers, words.keysHelp.goToTheChoice],
  ['U', words.table.undo],
  ['R', words.table.redo],
  ['?', words.keysHelp.whatIsThisOnSomething],
  ['Esc', words.keysHelp.closeThisHelp],
];

/** The keys of the table, in a dialog that the browser keeps the focus in. */
export function KeysHelp(props: { onClose: () => void }) {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="keys-title" onClose={() => props.onClose()}>
      <h2 id="keys-title">{words.keysHelp.keys}</h2>
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
      <button type="button" class="button" onClick={() => dialog?.close()}>
        {words.keysHelp.close}
      </button>
    </dialog>
  );
}
