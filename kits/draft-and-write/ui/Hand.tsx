import { For, Show } from 'solid-js';
import { CardFace } from './CardFace.tsx';
import type { DeskProps } from './desk.ts';

/** The card that is being recorded, and those to pick from. */
export function Hand(props: DeskProps) {
  const { board, desk } = props;
  const hand = () => {
    const me = desk.own();
    return me === undefined ? [] : (board.view.hands[me] ?? []);
  };
  const recording = () => {
    const me = desk.own();
    return me === undefined || board.view.phase !== 'record' ? undefined : board.view.piles[me].at(-1);
  };
  const pickAt = (slot: number) => desk.movesAt(`card:${slot}`).at(0);
  const pick = (slot: number): void => {
    const move = pickAt(slot);
    if (move !== undefined) board.onMove(move);
    else desk.setHint(board.whyNot(desk.kit().moves.pick[slot]));
  };
  return (
    <div class="dw-hand" role="group" aria-label="Your hand">
      <Show when={recording() !== undefined}>
        <div class="dw-recording" data-card={recording()} data-point="recording">
          <CardFace card={recording() ?? 0} pack={desk.kit().pack} words={desk.words()} icons={board.icons} />
        </div>
      </Show>
      <For each={hand()}>
        {(card, slot) => (
          <button
            type="button"
            class="dw-hand-card"
            data-card={card}
            data-point={`card:${slot()}`}
            classList={{
              legal: pickAt(slot()) !== undefined,
              picked: board.view.phase === 'pick' && board.view.pick === slot(),
            }}
            aria-disabled={pickAt(slot()) === undefined}
            data-move={pickAt(slot())?.id}
            data-looks
            onMouseEnter={() => desk.lookAtCard(card)}
            onMouseLeave={() => desk.lookAtCard(undefined)}
            onFocus={() => desk.lookAtCard(card)}
            onBlur={() => desk.lookAtCard(undefined)}
            onClick={() => pick(slot())}
          >
            <CardFace card={card} pack={desk.kit().pack} words={desk.words()} icons={board.icons} />
          </button>
        )}
      </For>
    </div>
  );
}
