import { signed, type Seat } from '@bandstand/engine';
import { For, Show } from 'solid-js';
import type { ModelProps } from './boardModel.ts';
import { boardWords } from '../text/index.ts';

/** From here on the goals under the tabs need their room. */
const MANY = 4;

/** Other sheets are one tap away. */
export function SeatTabs(props: ModelProps) {
  const { board, model } = props;
  const total = (seat: Seat) => board.game.score(board.view, seat).reduce((sum, line) => sum + line.points, 0);
  /** What a rival took last: picks lie open once everybody has made theirs. */
  const last = (seat: Seat) => {
    const card = seat === model.own() || board.view.phase === 'over' ? undefined : board.view.piles[seat].at(-1);
    return card === undefined ? undefined : model.kit().pack.cards[card];
  };
  const isDeciding = (seat: Seat): boolean => (board.view.toAct & (1 << seat)) !== 0;
  return (
    <Show when={board.view.seats > 1}>
      <div class="dw-seats" classList={{ many: board.view.seats > MANY }} role="tablist" aria-label={boardWords.sheets}>
        <For each={board.names}>
          {(name, seat) => (
            <button
              type="button"
              role="tab"
              data-term="sheet"
              data-anchor={`seat-${seat()}`}
              aria-selected={model.seat() === seat()}
              classList={{ busy: isDeciding(seat()) }}
              onClick={() => model.setSeat(seat())}
            >
              <b>{seat() === model.own() ? boardWords.you(name) : name}</b>
              <Show when={isDeciding(seat())}>
                <span class="visually-hidden">{boardWords.decides}</span>
              </Show>
              <span class="dw-seat-points">{signed(total(seat()))}</span>
              <Show when={last(seat())} keyed>
                {(card) => (
                  <span class="dw-took" title={boardWords.took(card.name)}>
                    <svg viewBox="0 0 64 64" aria-hidden="true" innerHTML={board.art.picture(card)} />
                    <span class="visually-hidden">{boardWords.took(card.name)}</span>
                  </span>
                )}
              </Show>
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
