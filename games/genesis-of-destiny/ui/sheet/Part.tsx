import { For, Show } from 'solid-js';
import { NONE, type Column } from '../../vocabulary.ts';
import { DieShape } from '../Die.tsx';
import { BOTTOM, PART_WIDTH, ROWS_Y, TOP } from './geometry.ts';

export interface PartProps {
  readonly index: number;
  readonly column: Column;
  /** What the part is called; cards have their name elsewhere. */
  readonly name: string | undefined;
  /** All dice of the song: two places for each row of each part. */
  readonly placed: readonly number[];
  readonly borrowed: number;
  readonly nextRow: number | undefined;
  /** Whether the die at a place is only thought of. */
  readonly isGhost: (place: number) => boolean;
}

/** One part: its name, its bar line, and a square for each row that plays in it. */
export function Part(props: PartProps) {
  const isBorrowed = (row: number): boolean => (props.borrowed & (1 << row)) !== 0;
  return (
    <g transform={`translate(${props.index * PART_WIDTH} 0)`}>
      <path class="bar" d={`M-4 ${TOP}V${BOTTOM}`} />
      <Show when={props.name}>
        {(name) => (
          <For each={name().split(' ').toReversed()}>
            {(word, line) => (
              <text class="part-name" data-term="part" x="46" y={-12 - line() * 15}>
                {word}
              </text>
            )}
          </For>
        )}
      </Show>
      <For each={[0, 1, 2]}>
        {(row) => (
          <Show when={(props.column.rows & (1 << row)) !== 0 || isBorrowed(row)}>
            <Square part={props} row={row} isBorrowed={isBorrowed(row)} />
          </Show>
        )}
      </For>
    </g>
  );
}

/** A square with the die in it; two dice of a double stop share one. */
function Square(props: { part: PartProps; row: number; isBorrowed: boolean }) {
  const place = (at: number): number => props.part.index * 6 + props.row * 2 + at;
  const dieAt = (at: number): number => props.part.placed[place(at)] ?? NONE;
  const isDouble = () => dieAt(1) !== NONE;
  const isNext = () => props.part.nextRow === props.row;
  const y = () => ROWS_Y[props.row];
  return (
    <>
      <rect
        data-term="square"
        data-mind
        data-anchor={`square ${props.part.index} ${props.row}`}
        class="square"
        classList={{ next: isNext(), borrowed: props.isBorrowed, filled: dieAt(0) !== NONE }}
        data-point={isNext() ? 'square' : undefined}
        x="24"
        y={y() - 22}
        width="44"
        height="44"
        rx="6"
      />
      <Show when={dieAt(0) !== NONE}>
        <path class="stem" classList={{ ghost: props.part.isGhost(place(0)) }} d={`M70 ${y() + 8}V${y() - 42}`} />
      </Show>
      <For each={[0, 1]}>
        {(at) => (
          <Show when={dieAt(at) !== NONE}>
            <DieShape
              die={dieAt(at)}
              x={isDouble() ? 36 + at * 20 : 46}
              y={isDouble() ? y() - 8 + at * 14 : y()}
              size={isDouble() ? 27 : 42}
              row={props.row}
              ghost={props.part.isGhost(place(at))}
            />
          </Show>
        )}
      </For>
    </>
  );
}
