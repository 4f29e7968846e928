import { createMemo, For } from 'solid-js';
import { partOf } from '../rules/part.ts';
import { boardWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';

/** Part of the turn, decks. */
export function Ribbon() {
  const model = useModel();
  const view = model.view;
  const part = createMemo(() => partOf(view()));
  return (
    <div class="mb-ribbon">
      <ol>
        <For each={boardWords.parts}>
          {(name, index) => <li aria-current={part() === index() ? 'step' : undefined}>{name}</li>}
        </For>
      </ol>
      <span class="mb-quiet mb-decks" data-anchor="bank">
        {boardWords.decks(view().bandDeckSize, view().businessDeckSize, view().eventDeckSize)}
      </span>
    </div>
  );
}
