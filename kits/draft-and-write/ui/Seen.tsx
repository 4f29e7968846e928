import { HIDDEN } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import type { ModelProps } from './boardModel.ts';
import { boardWords } from '../text/index.ts';

/** Hands that the viewer has held and passed on: every pick out of them was public, so what is left of them is no secret. */
export function Seen(props: ModelProps) {
  const { board, model } = props;
  const hands = () =>
    board.view.hands.flatMap((hand, seat) =>
      hand === HIDDEN || hand.length === 0 || seat === model.own() ? [] : [{ seat, hand }],
    );
  return (
    <Show when={hands().length > 0 && model.own() !== undefined}>
      <details class="dw-seen" data-point="seen" data-term="seen">
        <summary>{boardWords.seen}</summary>
        <For each={hands()}>
          {({ seat, hand }) => (
            <p>
              <b>{boardWords.seenWith(board.names[seat])}</b>{' '}
              {hand.map((card) => model.kit().pack.cards[card].name).join(', ')}
            </p>
          )}
        </For>
      </details>
    </Show>
  );
}
