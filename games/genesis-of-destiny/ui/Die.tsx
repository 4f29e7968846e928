import { For, Show } from 'solid-js';
import { KIND_OF, VALUE_OF } from '../vocabulary.ts';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const LETTERS = ['', 'B', 'M', 'F'] as const;

/** A die inside an SVG; special dice carry their role's letter and a number instead of pips. */
export function DieShape(props: { die: number; x: number; y: number; size: number; ghost?: boolean }) {
  const kind = () => KIND_OF[props.die];
  const value = () => VALUE_OF[props.die];
  const half = () => props.size / 2;
  return (
    <g
      class="gd-die"
      classList={{ ghost: props.ghost === true, special: kind() > 0 }}
      transform={`translate(${props.x} ${props.y})`}
    >
      <rect x={-half()} y={-half()} width={props.size} height={props.size} rx={props.size / 5} />
      <Show
        when={kind() === 0}
        fallback={
          <>
            <text y={props.size * 0.2} font-size={String(props.size * 0.55)}>
              {value()}
            </text>
            <text class="kind" x={props.size * 0.3} y={-props.size * 0.2} font-size={String(props.size * 0.28)}>
              {LETTERS[kind()]}
            </text>
          </>
        }
      >
        <For each={PIPS[value()] ?? []}>
          {([x, y]) => <circle cx={x * props.size * 0.26} cy={y * props.size * 0.26} r={props.size * 0.09} />}
        </For>
      </Show>
    </g>
  );
}

export function Die(props: { die: number }) {
  return (
    <svg class="gd-die-face" viewBox="-21 -21 42 42" aria-hidden="true">
      <DieShape die={props.die} x={0} y={0} size={38} />
    </svg>
  );
}
