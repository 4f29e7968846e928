import { For, Show } from 'solid-js';
import { columnsOf, hasRow } from '../rules/song.ts';
import { ROLE_TITLES, gameWords } from '../text/index.ts';
import { useModel } from './boardModel.ts';

/** Who places when in this part: done, now, next. */
export function Order() {
  const model = useModel();
  const view = model.view;
  const part = () => columnsOf(view())[view().column];
  const roles = () =>
    [0, 1, 2].filter(
      (row) => hasRow(part(), row) || ((view().borrowed[view().column] ?? 0) & (1 << row)) !== 0 || row === view().row,
    );
  const isMine = () => model.moves().length > 0;
  const placer = () => (view().occasion === 'solo' ? view().soloist : view().row);
  return (
    <div class="gd-order">
      <ol aria-label={gameWords.order.orderInPart(view().column + 1)}>
        <For each={roles()}>
          {(row) => (
            <li
              class={`role-${row}`}
              data-term={`role:${row}`}
              classList={{ done: row < view().row, now: row === view().row }}
              aria-current={row === view().row ? 'step' : undefined}
            >
              <b>{ROLE_TITLES[row][0]}</b> {ROLE_TITLES[row]}
            </li>
          )}
        </For>
      </ol>
      <p class="gd-who">
        <b>
          <Show when={isMine()} fallback={model.names()[placer()]}>
            {gameWords.order.you}
          </Show>
        </b>{' '}
        {gameWords.order.does(view().phase === 'sustainTurn', isMine(), view().placementsLeft)}
      </p>
    </div>
  );
}
