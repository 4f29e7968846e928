import { createMemo, For, Show } from 'solid-js';
import type { Content } from '../content/content.ts';
import { countSong } from '../rules/circles.ts';
import { DOWN, NONE, slotOf, UP, type Column } from '../vocabulary.ts';
import { useModel } from './boardModel.ts';
import { PART_WIDTH } from './sheet/geometry.ts';
import { OpenSlot, type Opening } from './sheet/OpenSlot.tsx';
import { Ornament } from './sheet/Ornament.tsx';
import { Part } from './sheet/Part.tsx';
import { Staves } from './sheet/Staves.tsx';

export interface SheetProps {
  readonly columns: readonly Column[];
  readonly placed?: readonly number[];
  readonly borrowed?: readonly number[];
  /** The square to be filled next. */
  readonly next?: { readonly column: number; readonly row: number } | undefined;
  /** The die that is only thought of, in the next square. */
  readonly ghost?: number | undefined;
  readonly label: string;
  /** Slots where a circle card in hand would fit, and what pressing one does. */
  readonly openSlots?: readonly Opening[];
  readonly onSlot?: (id: number) => void;
  /** One part on a card: its name stands below, and there is little room. */
  readonly isCard?: boolean;
}

const empty: readonly number[] = Array.from({ length: 30 }, () => NONE);
/** Left of the first part: the brace and the letters, on a card only these. */
const MARGIN = 48;
const CARD_MARGIN = 28;
const ABOVE = 42;
const HEIGHT = 262;

/** A song as sheet music crossed with a dice tray. */
export function Sheet(props: SheetProps) {
  const model = useModel();
  const placed = createMemo(() => {
    const dice = (props.placed ?? empty).slice();
    const { next, ghost } = props;
    if (next !== undefined && ghost !== undefined) {
      const square = next.column * 6 + next.row * 2;
      dice[dice[square] === NONE ? square : square + 1] = ghost;
    }
    return dice;
  });
  const isGhost = (place: number): boolean => placed()[place] !== (props.placed ?? empty)[place];
  const score = createMemo(() => countSong(props.columns, placed()));
  const pointsAt = (column: number, slot: number): number =>
    score().circles.find((circle) => circle.column === column && circle.slot === slot)?.points ?? 0;
  const end = () => props.columns.length * PART_WIDTH + 28;
  const isCard = () => props.isCard === true;
  const left = () => (isCard() ? CARD_MARGIN : MARGIN);
  const above = () => (isCard() ? 6 : ABOVE);
  return (
    <svg
      class="gd-sheet"
      viewBox={`${-left()} ${-above()} ${end() + left() + 4} ${HEIGHT - ABOVE + above()}`}
      role="img"
      aria-label={props.label}
      style={{ '--parts': props.columns.length }}
    >
      <Staves end={end()} isCard={isCard()} />
      <For each={props.columns}>
        {(column, index) => (
          <Part
            index={index()}
            column={column}
            name={isCard() ? undefined : partName(model.content(), column)}
            placed={placed()}
            borrowed={props.borrowed?.[index()] ?? 0}
            nextRow={props.next?.column === index() ? props.next.row : undefined}
            isGhost={isGhost}
          />
        )}
      </For>
      <For each={props.columns}>
        {(column, index) => (
          <For each={column.circles}>
            {(circle, slot) => (
              <Show when={circle !== NONE}>
                <Ornament circle={circle} points={pointsAt(index(), slot())} column={index()} slot={slot()} />
              </Show>
            )}
          </For>
        )}
      </For>
      <For each={props.openSlots ?? []}>{(open) => <OpenSlot open={open} onPlace={(id) => props.onSlot?.(id)} />}</For>
    </svg>
  );
}

/** Whether Melody should rise or fall after a part, wherever that is printed. */
const turnAfter = ({ circles }: Column): number | undefined =>
  [slotOf('mU'), slotOf('mL')].map((slot) => circles[slot]).find((circle) => circle === UP || circle === DOWN);

/** Which part a column began as: the rows tell, and whether Melody should rise or fall after it. */
function partName({ parts, pack }: Content, column: Column): string | undefined {
  const alike = pack.parts.filter((_, number) => parts[number]?.rows === column.rows);
  const turnsAlike = alike.find((part) => {
    const own = parts[pack.parts.indexOf(part)];
    return own !== undefined && turnAfter(own) === turnAfter(column);
  });
  return (turnsAlike ?? alike[0])?.name.split(',')[0];
}
