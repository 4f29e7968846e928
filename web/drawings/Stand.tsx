import { For, Show } from 'solid-js';
import { Drawn, type Inks, type Sitter } from './SeatPicture.tsx';

const WIDTH = 320;
const LEFT = 34;
const FLOOR = 104;
const TALLEST = 50;
/** Behind the people, also at night: what is printed stays paper. */
const INSIDE = '#f6f1e7';
const LINE = '#211c17';

/** The bandstand with whoever is there under its roof, and a place for whoever is still to come. */
export function Stand(props: { sitters: readonly Sitter[]; inks: Inks }) {
  const room = () => (WIDTH - 2 * LEFT) / Math.max(props.sitters.length, 1);
  const size = () => Math.min(TALLEST, room() - 6);
  const middle = (seat: number): number => LEFT + room() * (seat + 0.5);
  return (
    <svg class="stand" viewBox={`0 0 ${WIDTH} 122`} aria-hidden="true">
      <path d={`M${LEFT - 4} 46h${WIDTH - 2 * LEFT + 8}v58H${LEFT - 4}z`} fill={INSIDE} />
      <path
        d="M160 16V3l13 4.500-13 4.500"
        fill={props.inks[1]}
        stroke={LINE}
        stroke-width="1.800"
        stroke-linejoin="round"
      />
      <path
        d="M14 48Q90 40 160 14q70 26 146 34z"
        fill={props.inks[0]}
        stroke={LINE}
        stroke-width="2.500"
        stroke-linejoin="round"
      />
      <path d="M14 48h292" stroke={props.inks[1]} stroke-width="4" stroke-linecap="round" />
      <For each={props.sitters}>
        {(sitter, seat) => (
          <Show when={sitter.kind !== 'open'} fallback={<Free x={middle(seat())} size={size()} />}>
            <Drawn sitter={sitter} inks={props.inks} x={middle(seat()) - size() / 2} y={FLOOR - size()} size={size()} />
          </Show>
        )}
      </For>
      <path d={`M${LEFT - 6} 48v56M${WIDTH - LEFT + 6} 48v56`} stroke={LINE} stroke-width="5" />
      <path
        d={`M10 ${FLOOR}h300v12H10z`}
        fill={props.inks[1]}
        stroke={LINE}
        stroke-width="2.500"
        stroke-linejoin="round"
      />
    </svg>
  );
}

function Free(props: { x: number; size: number }) {
  const radius = () => props.size * 0.36;
  return (
    <g>
      <circle
        cx={props.x}
        cy={FLOOR - props.size * 0.5}
        r={radius()}
        fill="none"
        stroke="#665c50"
        stroke-width="2"
        stroke-dasharray="5 4"
      />
      <text
        x={props.x}
        y={FLOOR - props.size * 0.5 + 6}
        text-anchor="middle"
        fill="#665c50"
        font-family="var(--display)"
        font-size="18"
        font-weight="800"
      >
        ?
      </text>
    </g>
  );
}
