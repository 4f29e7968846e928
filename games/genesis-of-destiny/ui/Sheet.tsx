import { createMemo, For, Show } from 'solid-js';
import { countSong } from '../rules/circles.ts';
import type { CircleScore } from '../event.ts';
import { CIRCLES, CRESCENDO, CROWN as CROWN_CIRCLE, DOWN, EQUALS, NONE, UP, type Column } from '../vocabulary.ts';
import { ROLE_TITLES, circleTitle, gameWords } from '../text/index.ts';
import { DieShape } from './Die.tsx';

const WIDTH = 104;
const ROWS_Y = [178, 112, 46] as const;
/** What stands in a circle until it scores. */
export const SIGNS = ['', 'same', 'rise', 'fall', 'max', 'cresc', 'harm', 'mult', 'fill', 'shout', '×2'] as const;
const CROWN = 'M-10 6-12-6-6-1 0-10 6-1 12-6 10 6Z';
const FERMATA = 'M-17 9A17 16 0 0 1 17 9';
/** Hairpins open to the right where the row should rise, to the left where it should fall. */
const HAIRPINS: Readonly<Record<number, string>> = {
  [UP]: 'M-27 0 27-13M-27 0 27 13',
  [DOWN]: 'M27 0-27-13M27 0-27 13',
  [CRESCENDO]: 'M-27 0 27-13M-27 0 27 13M-18 0 27-8M-18 0 27 8',
};
const TIE = 'M-26 8Q0 24 26 8Q0 19-26 8Z';
/** By circle: the role that scores; a key change scores for the row it lies in. */
const ROLE_OF = [2, 0, 1, 1, 1, 1, 2, 0, 0, 2] as const;
const roleOf = (circle: number, slot: number): number => ROLE_OF[circle] ?? (slot < 5 ? 2 : 1);

/** Where a slot lies in its column. */
function slotPlace(slot: number): readonly [number, number] {
  if (slot === 0) return [46, 12];
  if (slot === 1) return [46, 79];
  if (slot === 2) return [46, 145];
  const row = slot < 5 ? 2 : slot < 7 ? 1 : 0;
  return [98, ROWS_Y[row] + (slot % 2 === 1 ? -12 : 10)];
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

/** A circle as a sign of music: a crown under a fermata, hairpins, ties; what it scored is pencilled in. */
function Ornament(props: { circle: number; points: number }) {
  const text = () => (props.points > 0 ? `+${props.points}` : SIGNS[props.circle]);
  return (
    <>
      <Show when={props.circle === CROWN_CIRCLE}>
        <path class="line" d={FERMATA} />
        <path class="crown-shape" d={CROWN} transform="translate(0 4) scale(.8)" />
        <Show when={props.points > 0}>
          <text class="score" x="30" y="6">
            {text()}
          </text>
        </Show>
      </Show>
      <Show when={HAIRPINS[props.circle]}>
        {(hairpin) => (
          <>
            <path class="line" d={hairpin()} />
            <text classList={{ score: props.points > 0 }} y="5">
              {text()}
            </text>
          </>
        )}
      </Show>
      <Show when={props.circle === EQUALS}>
        <path class="tie" d={TIE} />
        <text classList={{ score: props.points > 0 }} y="5">
          {text()}
        </text>
      </Show>
      <Show when={props.circle > DOWN && props.circle !== CRESCENDO}>
        <circle r="13" />
        <text classList={{ score: props.points > 0 }} y="4.500">
          {text()}
        </text>
      </Show>
    </>
  );
}

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
  const width = () => props.columns.length * WIDTH + 66;
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
              {(line) => <path class="stave" d={`M-10 ${ROWS_Y[row] + line}H${width() - 36}`} />}
            </For>
            <g class={`clef role-${row}`} data-term={`role:${row}`}>
              <circle cx="-14" cy={ROWS_Y[row]} r="10.500" />
              <text x="-14" y={ROWS_Y[row] + 5}>
                {ROLE_TITLES[row][0]}
              </text>
            </g>
          </>
        )}
      </For>
      <For each={props.columns}>
        {(column, index) => (
          <g transform={`translate(${index() * WIDTH} 0)`}>
            <path class="bar" d="M-4 30V194" />
            <For each={[0, 1, 2]}>
              {(row) => {
                const isNext = () => props.next?.column === index() && props.next.row === row;
                const isBorrowed = () => ((props.borrowed?.[index()] ?? 0) & (1 << row)) !== 0;
                return (
                  <Show when={(column.rows & (1 << row)) !== 0 || isBorrowed()}>
                    <rect
                      data-term="square"
                      data-anchor={`square ${index()} ${row}`}
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
                              row={row}
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
      <path class="bar end" d={`M${width() - 36} 30V194`} />
      <For each={props.columns}>
        {(column, index) => (
          <For each={column.circles}>
            {(circle, slot) => {
              const at = slotPlace(slot());
              const points = () => scoreAt(index(), slot())?.points ?? 0;
              return (
                <Show when={circle !== NONE}>
                  <g
                    class={`circle ${CIRCLES[circle]} role-${roleOf(circle, slot())}`}
                    classList={{ lit: points() > 0 }}
                    transform={`translate(${index() * WIDTH + at[0]} ${at[1]})`}
                    data-term={`circle:${CIRCLES[circle]}`}
                  >
                    <title>{`${circleTitle(circle)}: ${points()}`}</title>
                    <Ornament circle={circle} points={points()} />
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
              aria-label={gameWords.sheet.partPlaceTheCircle(open.column + 1)}
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
