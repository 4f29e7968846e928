import { HIDDEN } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import type { DeskProps } from './desk.ts';
import { boardWords } from '../text/index.ts';

/** Hands that the viewer has held and passed on: every pick out of them was public, so what is left of them is no secret. */
export function Seen(props: DeskProps) {
  const { board, desk } = props;
  const hands = () =>
    board.view.phase === 'pick' || board.view.phase === 'record'
      ? board.view.hands.flatMap((hand, seat) =>
          hand === HIDDEN || hand.length === 0 || seat === desk.own() ? [] : [{ seat, hand }],
        )
      : [];
  return (
    <Show when={hands().length > 0 && desk.own() !== undefined}>
      <details class="dw-seen" data-point="seen" data-term="seen">
        <summary>{boardWords.seen}</summary>
        <For each={hands()}>
          {({ seat, hand }) => (
            <p>
              <b>{boardWords.seenWith(board.names[seat])}</b>{' '}
              {hand.map((card) => desk.kit().pack.cards[card].name).join(', ')}
            </p>
          )}
        </For>
      </details>
    </Show>
  );
}
