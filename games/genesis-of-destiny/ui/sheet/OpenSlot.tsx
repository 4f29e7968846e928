import { gameWords } from '../../text/index.ts';
import { PART_WIDTH, slotPlace } from './geometry.ts';

export interface Opening {
  readonly column: number;
  readonly slot: number;
  readonly id: number;
}

/** A place where the circle card that is held would fit: pressed, or dropped on. */
export function OpenSlot(props: { open: Opening; onPlace: (id: number) => void }) {
  const at = () => slotPlace(props.open.slot);
  const place = (): void => props.onPlace(props.open.id);
  return (
    <g
      class="open-slot"
      role="button"
      tabindex="0"
      data-spot
      data-move={props.open.id}
      aria-label={gameWords.sheet.partPlaceTheCircle(props.open.column + 1)}
      transform={`translate(${props.open.column * PART_WIDTH + at()[0]} ${at()[1]})`}
      onClick={place}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.stopPropagation();
        place();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') place();
      }}
    >
      <circle r="12" />
    </g>
  );
}
