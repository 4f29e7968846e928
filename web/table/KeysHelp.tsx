import { onMount } from 'solid-js';
import { words } from '../text/index.ts';
import { askedWords } from '../text/asked.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['Tab', askedWords.keysHelp.goFromOneThing],
  [askedWords.keysHelp.arrowKeys, askedWords.keysHelp.moveAmongTheCards],
  [askedWords.keysHelp.enterOrSpace, askedWords.keysHelp.takeTheCardOrPress],
  [askedWords.keysHelp.numbers, askedWords.keysHelp.goToTheChoice],
  ['U', words.table.undo],
  ['R', words.table.redo],
  ['?', askedWords.keysHelp.whatIsThisOnSomething],
  ['Esc', askedWords.keysHelp.closeThisHelp],
];

/** The keys of the table, in a dialog that the browser keeps the focus in. */
export function KeysHelp(props: { onClose: () => void }) {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="keys-title" onClose={() => props.onClose()}>
      <h2 id="keys-title">{askedWords.keysHelp.keys}</h2>
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
        {askedWords.keysHelp.close}
      </button>
    </dialog>
  );
}
