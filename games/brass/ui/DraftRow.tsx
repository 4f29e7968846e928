import { inLaterFrame, walkSpots } from '@bandstand/kits/board';
import { For, Show } from 'solid-js';
import type { Pack } from '../content/shape.ts';
import { NO_CARD, type Move, type View } from '../state.ts';
import { CardPicture } from './CardFace.tsx';
import { shortName } from './instruments.ts';
import { gameWords, voicesText } from '../text/index.ts';

export interface DraftRowProps {
  readonly view: View;
  readonly pack: Pack;
  readonly table: readonly Move[];
  readonly legal: readonly Move[];
  readonly onLook: (slot: number | undefined) => void;
  readonly onTake: (move: Move) => void;
}

/** Nine slots; a taken card leaves its slot empty. Slots stay in the focus order so that the focus is never lost. */
export function DraftRow(props: DraftRowProps) {
  const cardIn = (slot: number) => props.view.row[slot];
  const row = () => props.view.row;
  /** A new row is dealt two cards a frame, and then the rest: nine at once are the longest work of a match for a phone. */
  const deals = [row, inLaterFrame(row), inLaterFrame(row, 2), inLaterFrame(row, 3)];
  const dealOf = (slot: number) => deals[Math.min(Math.floor(slot / 2), deals.length - 1)];
  const pictureIn = (slot: number) => (cardIn(slot) === NO_CARD ? NO_CARD : dealOf(slot)()[slot]);
  const isLegal = (move: Move): boolean => props.legal.includes(move);
  const label = (slot: number): string => {
    if (cardIn(slot) === NO_CARD) return gameWords.draftRow.slotEmpty(slot + 1);
    const { instrument, back, voices } = props.pack.cards[cardIn(slot)];
    // Whoever speaks to the device says what stands on the card.
    const written = shortName(instrument);
    const name = written === instrument ? instrument : gameWords.draftRow.written(instrument, written);
    return `${name}, ${back}, ${voicesText(voices)}`;
  };
  return (
    <div
      class="draft-row"
      role="group"
      aria-label={gameWords.draftRow.draftRow}
      onKeyDown={walkSpots}
      onPointerLeave={() => props.onLook(undefined)}
    >
      <For each={props.table}>
        {(move) => (
          <button
            type="button"
            class="slot spot"
            classList={{ legal: isLegal(move), empty: cardIn(move.slot) === NO_CARD }}
            data-spot
            data-point={`slot:${move.slot}`}
            data-move={isLegal(move) ? move.id : undefined}
            data-looks
            aria-disabled={!isLegal(move)}
            aria-label={label(move.slot)}
            aria-describedby="pick-effect"
            // A pointer may come to rest where nothing is left to be seen, also when a picture passes under it.
            onPointerEnter={() => props.onLook(cardIn(move.slot) === NO_CARD ? undefined : move.slot)}
            onFocus={() => props.onLook(move.slot)}
            onBlur={() => props.onLook(undefined)}
            onClick={() => {
              if (isLegal(move)) props.onTake(move);
            }}
          >
            <Show when={pictureIn(move.slot) !== NO_CARD}>
              <CardPicture id={pictureIn(move.slot)} card={props.pack.cards[pictureIn(move.slot)]} />
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}
