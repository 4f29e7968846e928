import { createMemo, For, Show } from 'solid-js';
import { countSong } from '../rules/circles.ts';
import type { CircleScore } from '../event.ts';
import { CIRCLES, NONE, type Column } from '../vocabulary.ts';
import { circleTitle, ROLE_TITLES } from '../text/names.ts';
import { DieShape } from './Die.tsx';

const WIDTH = 104;
const ROWS_Y = [178, 112, 46] as const;
export const SIGNS = ['♛', '=', '↗', '↘', 'P', '<', 'H', '%', 'D', '!', '×2'] as const;
/** By circle: the role that scores; a key change scores for the row it lies in. */
const ROLE_OF = [2, 0, 1, 1, 1, 1, 2, 0, 0, 2] as const;
const roleOf = (circle: number, slot: number): number => ROLE_OF[circle] ?? (slot < 5 ? 2 : 1);

/** Where a slot lies in its column. */
function slotPlace(slot: number): readonly [number, number] {
  if (slot === 0) return [46, 14];
  if (slot === 1) return [46, 79];
  if (slot === 2) return [46, 145];
  const row = slot < 5 ? 2 : slot < 7 ? 1 : 0;
  return [98, ROWS_Y[row] + (slot % 2 === 1 ? -11 : 12)];
}

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
  readonly openSlots?: readonly { readonly column: number; readonly slot: number; readonly id: number }[];
  readonly onSlot?: (id: number) => void;
}

const empty: readonly number[] = Array.from({ length: 30 }, () => NONE);

/** A song as sheet music crossed with a dice tray. */
export function Sheet(props: SheetProps) {
  const placed = createMemo(() => {
    const dice = (props.placed ?? empty).slice();
    const { next, ghost } = props;
    if (next !== undefined && ghost !== undefined) {
      const square = next.column * 6 + next.row * 2;
      dice[dice[square] === NONE ? square : square + 1] = ghost;
    }
    return dice;
  });
  const score = createMemo(() => countSong(props.columns, placed()));
  const scoreAt = (column: number, slot: number): CircleScore | undefined =>
    score().circles.find((circle) => circle.column === column && circle.slot === slot);
  const width = () => props.columns.length * WIDTH + 44;
  return (
    <svg
      class="gd-sheet"
      viewBox={`-26 -6 ${width()} 226`}
      role="img"
      aria-label={props.label}
      style={{ '--parts': props.columns.length }}
    >
      <For each={[2, 1, 0]}>
        {(row) => (
          <>
            <For each={[-16, -8, 0, 8, 16]}>
              {(line) => <path class="stave" d={`M-10 ${ROWS_Y[row] + line}H${width() - 40}`} />}
            </For>
            <text class="clef" x="-16" y={ROWS_Y[row] + 6}>
              {ROLE_TITLES[row][0]}
            </text>
          </>
        )}
      </For>
      <For each={props.columns}>
        {(column, index) => (
          <g transform={`translate(${index() * WIDTH} 0)`}>
            <path class="bar" d="M-4 24V202" />
            <For each={[0, 1, 2]}>
              {(row) => {
                const isNext = () => props.next?.column === index() && props.next.row === row;
                const isBorrowed = () => ((props.borrowed?.[index()] ?? 0) & (1 << row)) !== 0;
                return (
                  <Show when={(column.rows & (1 << row)) !== 0 || isBorrowed()}>
                    <rect
                      class="square"
                      classList={{ next: isNext(), borrowed: isBorrowed() }}
                      data-point={isNext() ? 'square' : undefined}
                      x="24"
                      y={ROWS_Y[row] - 22}
                      width="44"
                      height="44"
                      rx="5"
                    />
                    <For each={[0, 1]}>
                      {(at) => {
                        const die = () => placed()[index() * 6 + row * 2 + at];
                        const isDouble = () => placed()[index() * 6 + row * 2 + 1] !== NONE;
                        return (
                          <Show when={die() !== NONE}>
                            <DieShape
                              die={die()}
                              x={isDouble() ? 36 + at * 20 : 46}
                              y={isDouble() ? ROWS_Y[row] - 8 + at * 14 : ROWS_Y[row]}
                              size={isDouble() ? 26 : 36}
                              ghost={
                                isNext() &&
                                props.ghost !== undefined &&
                                (props.placed ?? empty)[index() * 6 + row * 2 + at] === NONE
                              }
                            />
                          </Show>
                        );
                      }}
                    </For>
                  </Show>
                );
              }}
            </For>
          </g>
        )}
      </For>
      <For each={props.columns}>
        {(column, index) => (
          <For each={column.circles}>
            {(circle, slot) => {
              const at = slotPlace(slot());
              const points = () => scoreAt(index(), slot())?.points ?? 0;
              return (
                <Show when={circle !== NONE}>
                  <g
                    class={`circle ${CIRCLES[circle]}`}
                    classList={{ lit: points() > 0 }}
                    transform={`translate(${index() * WIDTH + at[0]} ${at[1]})`}
                  >
                    <title>{`${circleTitle(circle)}: ${points()}`}</title>
                    <circle r="11" />
                    <text y="4.500">{points() > 0 ? points() : SIGNS[circle]}</text>
                    <text
                      class={`letter role-${roleOf(circle, slot())}`}
                      x="17"
                      y={slot() < 3 ? 5 : slot() % 2 === 1 ? -3 : 11}
                    >
                      {ROLE_TITLES[roleOf(circle, slot())][0]}
                    </text>
                  </g>
                </Show>
              );
            }}
          </For>
        )}
      </For>
      <For each={props.openSlots ?? []}>
        {(open) => {
          const at = slotPlace(open.slot);
          return (
            <g
              class="open-slot"
              role="button"
              tabindex="0"
              data-spot
              data-move={open.id}
              aria-label={`Part ${open.column + 1}, place the circle here`}
              transform={`translate(${open.column * WIDTH + at[0]} ${at[1]})`}
              onClick={() => props.onSlot?.(open.id)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.stopPropagation();
                props.onSlot?.(open.id);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') props.onSlot?.(open.id);
              }}
            >
              <circle r="12" />
            </g>
          );
        }}
      </For>
    </svg>
  );
}
