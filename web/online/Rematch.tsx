import { createSignal, For, Show } from 'solid-js';
import { onlineWords } from '../text/online.ts';
import type { NextSeats } from './rematch.ts';

/** The same people again: as they sat, moved on by one seat, or in any order. */
export function Rematch(props: { names: readonly string[]; onRematch: (how: NextSeats) => void }) {
  const seats = () => props.names.map((_, seat) => seat);
  const movedOn = () => seats().map((seat) => (seat + 1) % props.names.length);
  return (
    <>
      <button
        type="button"
        class="button primary small"
        onClick={() => props.onRematch({ order: seats(), sameDeal: false })}
      >
        {onlineWords.rematch.rematch}
      </button>
      <Show when={props.names.length > 1}>
        <button
          type="button"
          class="button small"
          onClick={() => props.onRematch({ order: movedOn(), sameDeal: false })}
        >
          {onlineWords.rematch.rematchSeatsSwapped}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => props.onRematch({ order: movedOn(), sameDeal: true })}
        >
          {onlineWords.rematch.sameDealSeatsSwapped}
        </button>
      </Show>
      <Show when={props.names.length > 2}>
        <Order names={props.names} onRematch={props.onRematch} />
      </Show>
    </>
  );
}

function Order(props: Parameters<typeof Rematch>[0]) {
  /** Old seats in the order in which they will sit. */
  const [line, setLine] = createSignal<readonly number[]>(props.names.map((_, seat) => seat));
  const [sameDeal, setSameDeal] = createSignal(false);
  const up = (place: number): void => {
    setLine(
      line()
        .with(place - 1, line()[place])
        .with(place, line()[place - 1]),
    );
  };
  return (
    <details class="rematch-order">
      <summary>{onlineWords.rematch.rematchInAnotherOrder}</summary>
      <ol>
        <For each={line()}>
          {(seat, place) => (
            <li>
              <span>{props.names[seat]}</span>
              <Show when={place() > 0}>
                <button
                  type="button"
                  class="button small"
                  aria-label={onlineWords.rematch.upSitsBefore(props.names[seat], props.names[line()[place() - 1]])}
                  onClick={() => up(place())}
                >
                  {onlineWords.rematch.up}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <label class="field inline">
        <input type="checkbox" checked={sameDeal()} onChange={(event) => setSameDeal(event.currentTarget.checked)} />
        <span>{onlineWords.rematch.sameDealAgain}</span>
      </label>
      <button
        type="button"
        class="button small"
        onClick={() =>
          props.onRematch({ order: props.names.map((_, seat) => line().indexOf(seat)), sameDeal: sameDeal() })
        }
      >
        {onlineWords.rematch.rematchInThisOrder}
      </button>
    </details>
  );
}
