import { For, Show } from 'solid-js';
import { dieName } from '../text/index.ts';
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

/** Outlines by kind, in a box of two: a cube, a pyramid of four sides, a cube with a letter, a double pyramid of eight. */
const OUTLINES: readonly string[] = [
  'M-.75-1h1.500q.25 0 .25.25v1.500q0 .25-.25.25h-1.500q-.25 0-.25-.25v-1.500q0-.25.25-.25z',
  'M0-1.050 1.120.880Q1.160 1 1 1H-1Q-1.160 1-1.120.880z',
  'M-.75-1h1.500q.25 0 .25.25v1.500q0 .25-.25.25h-1.500q-.25 0-.25-.25v-1.500q0-.25.25-.25z',
  'M0-1.140 1.060 0 0 1.140-1.060 0z',
];
/** Edges that show what kind of body it is. */
const EDGES: readonly string[] = [
  '',
  'M0-1.050V.240M0 .240 1.100.960M0 .240-1.100.960',
  '',
  'M-1.060 0 0 .340 1.060 0M0 .340V1.140',
];

/** A die inside an SVG; special dice have the sides they have, their role's letter and a number instead of pips. */
export function DieShape(props: { die: number; x: number; y: number; size: number; ghost?: boolean; row?: number }) {
  const kind = () => KIND_OF[props.die];
  const value = () => VALUE_OF[props.die];
  const half = () => props.size / 2;
  return (
    <g
      class={`gd-die ${props.row === undefined ? '' : `in-row role-${props.row}`}`}
      classList={{ ghost: props.ghost === true, special: kind() > 0 }}
      transform={`translate(${props.x} ${props.y})`}
      data-term={`die:${kind()}`}
    >
      <path class="body" d={OUTLINES[kind()]} transform={`scale(${half()})`} />
      <Show
        when={kind() === 0}
        fallback={
          <>
            <path class="edge" d={EDGES[kind()]} transform={`scale(${half()})`} />
            <text y={props.size * (kind() === 1 ? 0.4 : 0.2)} font-size={String(props.size * 0.5)}>
              {value()}
            </text>
            <text class="kind" x={props.size * 0.36} y={-props.size * 0.26} font-size={String(props.size * 0.28)}>
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
    <svg class="gd-die-face" viewBox="-22 -22 44 44" role="img" aria-label={dieName(props.die)}>
      <DieShape die={props.die} x={0} y={0} size={38} />
    </svg>
  );
}
