import type { Bonus } from '../index.ts';
import { Show, useContext } from 'solid-js';
import { IconsContext } from './context.ts';

/** Our own outlines for what badges pay, on a grid of 24 around its middle. */
const PATHS: Readonly<Record<Bonus, string>> = {
  match: 'M-9 6A3 3 0 1 0-3 6A3 3 0 1 0-9 6M3 4A3 3 0 1 0 9 4A3 3 0 1 0 3 4M-3 6V-8L9-10V4',
  grid: 'M-8-6H8V9H-8ZM-8-1H8M-4-9V-4M4-9V-4',
  net: 'M-7 6L0-6L7 6M-7 6H7M-7 6a2 2 0 1 0 .1 0M0-6a2 2 0 1 0 .1 0M7 6a2 2 0 1 0 .1 0',
  trackA: 'M9 0A9 9 0 1 0-9 0A9 9 0 1 0 9 0M2.4 0A2.4 2.4 0 1 0-2.4 0A2.4 2.4 0 1 0 2.4 0M5.5-3A6 6 0 0 0 0-6.2',
  trackB: 'M6.5 0A6.5 6.5 0 1 0-6.5 0A6.5 6.5 0 1 0 6.5 0M3 0A3 3 0 1 0-3 0A3 3 0 1 0 3 0',
  x2: '',
  x3: '',
  x4: '',
  colour: 'M-8 8L-6 2L5-9L9-5L-2 6ZM-6 2L-2 6',
  tour: 'M-9 5V-4H3V5M3-1H7L9 2V5H-9M-5 5a2 2 0 1 0 .1 0M5 5a2 2 0 1 0 .1 0',
  cash: 'M-9-5H9V6H-9ZM0 3.5A3 3 0 1 0-.1 3.5M-6-2V-2.1M6 3V3.1',
  cheer: 'M-8 0H-4V8H-8ZM-4 1L0-8C3-8 2-3 2-2H8L6 8H-4',
};

const TEXTS: Partial<Record<Bonus, string>> = { x2: '×2', x3: '×3', x4: '×4' };

/** A bonus badge inside an SVG. */
export function Badge(props: { bonus: Bonus; x: number; y: number; r: number }) {
  const icons = useContext(IconsContext);
  return (
    <g class="dw-badge" transform={`translate(${props.x} ${props.y}) scale(${props.r / 12})`} aria-hidden="true">
      <Show when={TEXTS[props.bonus]} fallback={<path d={icons?.badges?.[props.bonus] ?? PATHS[props.bonus]} />}>
        {(text) => (
          <text class="dw-times" y="7.5">
            {text()}
          </text>
        )}
      </Show>
    </g>
  );
}

/** The same badge in running text. */
export function InlineBadge(props: { bonus: Bonus; name: string }) {
  return (
    <span class="dw-inline-badge" data-term={`bonus:${props.bonus}`}>
      <Show when={TEXTS[props.bonus] === undefined} fallback={<b>{props.name}</b>}>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <Badge bonus={props.bonus} x={0} y={0} r={12} />
        </svg>
        {props.name}
      </Show>
    </span>
  );
}

/** Points as they are printed on the sheet. */
export function Points(props: { points: number; x: number; y: number; isWon?: boolean; term?: string }) {
  return (
    <g
      data-term={props.term}
      class="dw-points"
      classList={{ won: props.isWon === true }}
      transform={`translate(${props.x} ${props.y})`}
    >
      <circle r="15" />
      <text y="7.5">{props.points}</text>
    </g>
  );
}
