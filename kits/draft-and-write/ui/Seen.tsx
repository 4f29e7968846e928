import { HIDDEN } from '@bandstand/engine';
import { Index, Show } from 'solid-js';
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
        <Index each={hands()}>
          {(seen) => (
            <p>
              <b>{boardWords.seenWith(board.names[seen().seat])}</b>{' '}
              {seen()
                .hand.map((card) => model.kit().pack.cards[card].name)
                .join(', ')}
            </p>
          )}
        </Index>
      </details>
    </Show>
  );
}
